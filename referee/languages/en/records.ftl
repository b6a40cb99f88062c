### What is wrong with a record: why a match cannot be imported from a file. A sentence may begin with the name
### of a member, as it stands in the file: after, by, clock, seats, utc_offset. A place is a path in a line.

## The line with the fault

record-line = Line { $line }: { $fault }
record-line-of-a-long-fault = Line { $line }: { $beginning }.
record-impossible = What this line tells cannot have happened in this match.

## Lines and their order

record-line-too-long = The line has more than { $most } bytes, which no entry has.
record-line-cut-short = The line is cut short.
record-line-not-as-written = The line is not exactly as Referee wrote it: a text editor may have changed it.
record-digest-does-not-fit = The digest does not fit: the line was damaged, or changed.
record-cut-off = The record is cut off here: its last line must be the trailer.
record-part-expected = { $after ->
    [header] Expected entry here.
    [entry] Expected entry or round or trailer here.
    [round] Expected round or trailer here.
    [trailer] Expected nothing more here.
   *[nothing] Expected header here.
}
record-members-of-line = The line must have { $members }, in this order, and nothing else.
record-no-time = { START($member) } is not a time in milliseconds from 1970 to 2099.

## The header

record-other-format = The format of the record is not { $format }, the only format that can be imported.
record-not-of-a-match = This is not a record of a match.
record-unknown-game = This game is not known to this release.
record-no-utc-offset = Utc_offset is not the number of minutes that a place is ahead of UTC.
record-no-list-of-seats = Seats is not a list of seats with their names.
record-no-seat = Seats has no entry for seat { $seat }, or one of another form.
record-name-no-text = The name of seat { $seat } is not a text of 1 to { $most } characters.
record-name-not-allowed = The name of seat { $seat } is not allowed. { $why }
record-two-of-one-name = Two people have the same name: { $name } and { $other }.
record-unknown-avatar = The avatar of seat { $seat } is not known to this release.
record-two-of-one-avatar = Two people have the same avatar.

## The opening entry

record-opening-not-first = The first entry opens the match, and no other entry does.
record-opened-again = The match is opened again.
record-opening-of-other-rules = The rules of the opening entry differ from those in the header.
record-opening-not-as-in-header = The opening entry does not agree with the header.
record-opening-number-of-people = This number of people cannot play the game, or not all of them have a name.
record-opening-unplayable = Nobody can play by these rules.
record-opening-not-as-written = The opening entry is not one that this server would write.

## Claims

record-entry-expected = Expected entry { $entry } here.
record-after-not-earlier = After is not the number of an earlier entry.
record-by-nobody = By is neither the keeper nor a seat.
record-by-missing-seat = The sender of this entry is a seat that does not exist.
record-clock-goes-back = Clock is earlier than in the entry before, and the clock of a match never goes back.
record-claim-not-possible = This claim was not possible: { $fields }.
record-claim-confidential = The claim has data that is never stored: a name, an avatar, or somebody's cards.
record-edit-not-earlier = The claim changes an entry that is not an earlier one.
record-edits-too-far-back = The corrections of this match go back over more entries than can be checked.
record-edits-contradict = The corrections of this match contradict each other.
record-nameless-player = A player joins who has no name in the header.

## Rulings

record-no-edit = This claim is not a correction, so it cannot change other rulings.
record-edit-of-edit = The ruling changes a ruling that itself changes other rulings.
record-changed-not-earlier = The ruling changes an entry that is not an earlier one.
record-changed-twice = The ruling changes the same entry twice.
record-lawful-not-earlier = The ruling names an entry as lawful that is not an earlier one.
record-lawful-twice = The ruling names the same entry as lawful twice.
record-no-finding = The ruling cites no article.
record-unknown-article = The article { $article } is not known to this release.
record-too-many-findings = The ruling has more than { $most } findings.
record-too-many-facts = The finding of { $article } has more facts than any finding can have.
record-unknown-fact = The finding of { $article } has a fact that no finding of this game can have: { $fact }.
record-too-many-events = The claim has more events than any claim can have.
record-too-many-other-rulings = Too many claims have a ruling that differs from today's.
record-too-many-cards = After this entry, there would be more cards on the table than in the deck.
record-seats-contradict = After this entry, nobody could tell who sits where.

## Rounds and the trailer

record-too-many-rounds = There are more rounds than the { $rounds } that the entries have.
record-rounds-missing = Rounds are missing: the entries have { $rounds }.
record-other-round = This round does not agree with the entries: { $member } differs.
record-other-trailer = { START($member) } does not agree with the lines before it: some are missing or changed.

## Values in a line

record-value-unknown = { START($member) } in { $place } is missing or unknown.
record-value-no-card = { START($place) } is not a card of this game.
record-value-of-other-type = { START($place) } is not of a type that is allowed there.
record-value-no-list = { START($place) } is not a list.
record-value-long-list = { START($place) } is not a list of at most { $most } items.
record-value-no-object = { START($place) } is not an object.
record-value-large-object = { START($place) } is not an object of at most { $most } members.
record-value-other-members = { START($place) } is not an object with the members { $members } in this order.
record-value-incomplete = { START($place) } is not complete: { $members } is missing.
record-value-other-tag = { START($place) } is not { $tag }.
record-value-no-boolean = { START($place) } is not true or false.
record-value-no-known-word = { START($place) } is not a known word.
record-value-no-whole-number = { START($place) } is not a whole number from { $least } to { $most }.
record-value-long-text = { START($place) } is not a text of at most { $most } characters.
record-value-unprintable = { START($place) } is not printable.
record-value-no-number = { START($place) } is not a number.
record-value-not-plain = { START($place) } is not a string, a whole number or a boolean.
