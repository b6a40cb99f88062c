### Errors that people see: why a request or a claim is refused before anybody rules on it.

## Seats and cards of a claim

error-claim-of-another-game = { $claim } is no claim of { $game }.
error-nobody-at-seat = Nobody sits at seat { $seat }.
error-no-such-card-in-game = { $game } has no such card.

## Names and faces

error-name-blank = A name cannot begin or end with a space.
error-name-unreadable = Choose a name that people can read.
error-name-marks = A letter can have at most { $most } accents or other marks.
error-name-taken = Somebody else has this name.
error-name-looks-like = { $name } looks too much like { $other }, who is here already: choose another name.
error-two-with-the-same-name = Two people have the same name.
error-names-look-alike = { $name } looks too much like { $other }: change one of the two names.
error-person-unknown = No person in this group has this id.
error-person-same = Choose two different people: both ids are of the same person.
error-people-are-two = These are two different people: both sat in the match { $match }.
error-seat-empty = Nobody sits at this seat.
error-phone-cannot-rematch = A scorekeeper has removed this phone, so it cannot open or join a rematch.
error-faces-for-each-seat = Send an avatar or null for each seat.
error-face-taken = Somebody else has this face.
error-name-invisible = Leave out control characters and invisible characters.
error-former-player = { $person } has sat here before: bring { $person } back, or choose another name.

## Claims about people

error-join-name = Say who sits down.
error-join-left-of-oneself = Nobody sits to the left of themselves.
error-come-back-name = A player who comes back keeps the name. To change it, use match.rename.
error-come-back-face = A player who comes back keeps the face. To change it, use match.rename.
error-rename-nothing = Say a new name or a new face.
error-no-seat-named = Name at least one seat.
error-recount-nothing = Say either the number of cards in the draw pile, or a seat and its number of cards.
error-recount-seat = Say both the seat and its number of cards.
error-phone-seat = A player's phone has a seat. A watcher's phone has no seat.

## Claims about rounds

error-score-winner = Say who won these points.
error-score-no-winner = Leave the winner out if you send points or cards seat by seat.
error-deal-two-seats = Name at least two seats.
error-target-too-low = The target is at least 1.
error-score-points = Say either the points, or the cards left, or the values of the cards left.

## Edits

error-correction-not-of-the-table = Say what happened at the table: a play, a call, a score.
error-correction-of-a-name = To correct a name, use match.rename.
error-people-of-game = { $game } is played by { $fewest } to { $most } people.

## Claims of UNO Golf

error-deal-turned-up = Name the card that was turned up.
error-golf-turn-drawn = Say which card was drawn.
error-golf-turn-into-grid = Leave this out if the card went into the grid.
error-golf-turn-where = Say where the card went. If it was thrown, say which card was turned up.
error-golf-turn-turned-up = Say which card was turned up.
error-golf-turn-thrown = Leave this out if the card was thrown.
error-direction = 1 is clockwise, -1 counterclockwise.
error-golf-column-number = The number of a column is at most { $most } here.
error-golf-columns-of-one-number = Seat { $seat } has two columns with the same number.

## Claims of UNO

error-uno-shown-hand = Say either whether the hand had the color, or which cards it had.
error-uno-shown-cards = Leave this out if you list the cards of the hand.
error-uno-left-in-hand = Say only one of these: the cards, their values, or the points.
error-uno-current-color = Say what the current color is.

## Numbers of players and their teams

error-too-many-people-of-game = { $game } is played by { $fewest } to { $most } people. A second deck cannot be added.

## What a token may do

error-right-group-token = Read-only links cannot do this: send the group's own token.
error-right-scorekeeper = Only the scorekeeper may do that.
error-right-scorekeeper-or-group = Only the scorekeeper and the group may do that.
error-right-claims-of-group = Group tokens cannot send claims. Send a token of the match.
error-right-claims-of-watcher = Watchers cannot send claims. Ask the scorekeeper for a seat.
error-right-claims-of-reader = A read-only link cannot send claims. Ask the scorekeeper for a seat.
error-right-own-seat = A seat token may only claim for its own seat.
error-after-missing = Send `after`: the number of the last entry you have seen.
error-after-too-large = `after` is too large: the last entry is { $last }.
error-no-such-entry = There is no such entry: the entries are 1 to { $last }.

## Joining, tickets and links

error-ticket-of-scorekeeper = This ticket is for a scorekeeper: do not send `watch`.
error-send-your-seat = Send your `seat`, or `"watch": true`.
error-watchers-full = { $most } phones watch already. The scorekeeper can remove one.
error-links-full = There are already { $most } read-only links. Revoke one first.
error-join-one-of = Send exactly one of `ticket`, `knock` and `rematch`.
error-join-seat-known = Your seat is already known: do not send `seat` or `watch`.
error-send-seat-or-watch = Send either `seat` or `"watch": true`.
error-no-way-in = This link or code is no longer valid. Ask the scorekeeper for a new one.
error-not-admitted-yet = The scorekeeper has not answered your join request yet.
error-not-admitted = The scorekeeper has rejected your join request.
error-no-such-ticket = No ticket or join request has this id.
error-seat-held = Another phone has this seat. If that phone is lost, the scorekeeper can remove it; then the seat is free.
error-last-keeper = You are the only scorekeeper. First make another phone a keeper, with a `keeper` ticket.
error-nothing-scored = Nothing has been scored in this match yet, so it has no rematch: go on with this match.
phone-has-left = Your phone has left the match.
phone-has-left-and-tickets-closed = Your phone has left the match, and no ticket or code of the match works any more.
phone-removed = The phone is removed and cannot come along to a rematch; the tickets and codes of the match still work.
phone-removed-and-tickets-closed = The phone is removed and cannot come along to a rematch, and no ticket or code of the match works any more.
error-knocks-full = { $most } people are already waiting. Try again when the scorekeeper has answered some.
error-knocks-of-network-full = { $most } people are already waiting in your network. Try again when the scorekeeper has answered some.
error-rejection-with-seat = Do not send `seat` or `watch` if you reject the request.

## What is not there

error-no-such-match = There is no such match, or your token has no access to it.
error-no-such-group = There is no such group, or your token has no access to it.
error-no-such-phone = No phone of this match has that id.
error-no-such-link = No read-only link has this id.
error-no-such-chapter = The rulebook has no such chapter.
error-no-such-article = The rulebook has no such article.
error-no-such-difference = The game has no rule option (difference) with this id.
error-no-such-source = No article names such a source.
error-no-such-word = The glossary has no such word.
error-no-such-game = Unknown game. Available: { $games }.
error-no-such-question = There is no such question.
error-question-of-another-game = This match is { $game }, and that question is about { $other }.
error-question-game-sent = This match is { $game }: do not send `game`.
error-question-rules-sent = The rules of the match are in force: do not send `{ $parameter }`.
error-question-preset-sent = This match uses the rules { $preset }: do not send `preset`.
error-days-reversed = The last day is before the first one.
error-trial-nothing = Send `match` or `situation`.
error-trial-both = Do not send this together with `match`.
error-trial-answers = `answers` is only for a situation: a match needs no answers.
error-not-found = There is nothing here. The API is described at /docs.
error-method-not-allowed = The method is not allowed for the requested URL.

## Tokens

error-no-group-token = This is not a group token. Send a group token, or no token.
error-key-missing = Send an Idempotency-Key: a new random one for each new request.
error-key-malformed = An Idempotency-Key has 16 to 64 letters, digits, - or _.
error-revoked-keeper = This phone has been removed and no longer keeps the score. Ask the scorekeeper for a new ticket.
error-revoked-seat = This phone has been removed, or its seat was given to another phone. Ask the scorekeeper for a new ticket.
error-revoked-watcher = This phone has been removed. Ask the scorekeeper for a new ticket.
error-revoked-group = This group token was revoked. The operator of the service can issue a new one.
error-revoked-reader = This link no longer works. Ask the person who sent it for a new one.
error-token-wanted = { $wanted ->
    [match] a token of this match
    [group] the token of this group
    [old-match] the token of the old match
   *[knock] the token of the knock
}
error-token-unknown = This token is not known: send { error-token-wanted }.
error-token-missing = Send { error-token-wanted }: Authorization: Bearer …
error-leaked-in-query = the query ({ $name })
error-leaked-in-url = the URL
error-leaked-revoked = A token or ticket was sent in { $where }, where others may have read it. It has been revoked.
error-leaked-last-keeper = The only scorekeeper's token was sent in { $where }, where others may have read it. It was not revoked: make another phone a scorekeeper, then remove this one.
error-leaked-unknown = Others may have read what was sent in { $where }.
error-leaked-send-tokens = Send tokens in the Authorization header and tickets in the body.

## Requests that cannot be read

error-not-json = Send JSON, with Content-Type: application/json.
error-body-no-object = The body must be a JSON object.
error-not-a-record = Send a record, with Content-Type: { $type }.
error-length-missing = Send a Content-Length header with the length of the body.
error-body-too-large = The body may have at most { $most } bytes.
error-body-not-utf-8 = The body is not UTF-8.
error-body-no-json = The body is not JSON: { $why }
error-body-no-json-at = The body is not JSON: there is a mistake in line { $line }, column { $column }.
error-body-characters = The body contains a NUL character or an unpaired surrogate.
error-json-duplicate-key = an object has a duplicate key
error-json-number = { $number } is not a valid number
error-json-number-too-large = the number { $number } is too large
error-body-nested = The body is nested more than { $most } levels deep.
error-parameter-twice = Parameter '{ $parameter }' is given twice.
error-key-of-no-cell = This Idempotency-Key names cell { $cell }, which does not exist.
error-wrong-cell = This request belongs to cell { $cell }, but this is cell { $own }.
error-parameter-unknown = Unknown parameter '{ $parameter }'. Allowed: { $known }.
error-parameter-none = Unknown parameter '{ $parameter }'. This route has no parameters.
error-no-host = The request has no header Host, which HTTP/1.1 asks for.
error-untrusted-host = This service does not accept the host name in the request. The person who runs it can add names to REFEREE_TRUSTED_HOSTS.

## Requests that were not carried out

error-stale = Another claim came first: the last entry is now { $last }. Read it, then claim again.
error-heard-before = This claim was stored as entry { $entry }. Its reply has been deleted.
error-key-reused = This Idempotency-Key was used with a different request: choose a new one.
error-not-applied = Nothing was stored. Send the same again.
error-outcome-unknown = The request may have been stored. Send the same again with the same key to find out.
error-internal = The server encountered an internal error and was unable to complete your request. Either the server is overloaded or there is an error in the application.
error-read-only = Nothing was stored: the database is read-only. Send the same again once the operator has fixed it.
error-newer-release-needed = This match contains data of a newer release that this release cannot read. Nothing was stored. Send the same again once the newer release is running.
error-too-much-to-judge = This needs too much time to judge: send fewer claims or options.
error-no-database = Nothing can be stored: the database does not answer, or its disk is full or broken.
error-no-standby = Nothing can be acknowledged: the database has no standby to confirm it. Start a standby.

## Fields of a request

error-unprintable = Leave out control characters.
error-no-seat-number = This is not a valid seat number.
error-no-such-card = There is no such card; cards are spelled like { $cards }.
error-claim-in-claim = Send a claim: an object with the field `claim`.
error-do-not-send-here = Do not send this here.
error-plain-value = Send a string, a number, a boolean, or a list of strings and numbers.
error-no-such-claim = There is no claim { $claim }.
error-no-object = Send a JSON object.
error-no-day = Write the date as 2026-11-21.
error-no-cursor = Send `next` of the previous page, unchanged.
error-invalid-request = This request is not valid: { $fields }.
error-field-missing = Missing data for required field.
error-field-missing-named = '{ $field }' is missing.
error-field-null = Field may not be null.
error-field-null-named = '{ $field }' must not be null.
error-field-unknown = Unknown field.
error-field-unknown-named = There is no field '{ $field }'.
error-field-no-text = Not a valid string.
error-field-no-text-named = '{ $field }' must be text.
error-field-no-whole-number = Not a valid integer.
error-field-no-whole-number-named = '{ $field }' must be a whole number.
error-field-no-boolean = Not a valid boolean.
error-field-no-boolean-named = '{ $field }' must be true or false.
error-field-no-list = Not a valid list.
error-field-no-list-named = '{ $field }' must be a list.
error-field-no-mapping = Not a valid mapping type.
error-field-no-mapping-named = '{ $field }' must be an object.
error-field-no-object = Invalid input type.
error-field-no-object-named = '{ $field }' must be an object.
error-field-range = Must be greater than or equal to { $least } and less than or equal to { $most }.
error-field-range-named = '{ $field }' must be greater than or equal to { $least } and less than or equal to { $most }.
error-field-too-low = Must be greater than or equal to { $least }.
error-field-too-low-named = '{ $field }' must be greater than or equal to { $least }.
error-field-too-high = Must be less than or equal to { $most }.
error-field-too-high-named = '{ $field }' must be less than or equal to { $most }.
error-field-choice = Must be one of: { $choices }.
error-field-choice-named = '{ $field }' must be one of: { $choices }.
error-field-other = Must be equal to { $other }.
error-field-other-named = '{ $field }' must be equal to { $other }.
error-field-length = Length must be between { $least } and { $most }.
error-field-length-named = The length of '{ $field }' must be between { $least } and { $most }.
error-field-too-long = Longer than maximum length { $most }.
error-field-too-long-named = '{ $field }' is longer than the maximum length { $most }.
error-field-members = The object has more than { $most } members.
error-field-members-named = '{ $field }' has more than { $most } members.

## Titles of problems

error-title-unreadable = Unreadable
error-title-key-missing = Key missing
error-title-key-malformed = Key malformed
error-title-token-in-address = Token in address
error-title-unknown-host = Unknown host
error-title-no-token = No token
error-title-revoked = Revoked
error-title-not-your-right = Not your right
error-title-no-such-match = No such match
error-title-no-such-group = No such group
error-title-no-such-person = No such person
error-title-no-such-phone = No such phone
error-title-no-such-reader = No such reader
error-title-no-such-game = No such game
error-title-no-such-chapter = No such chapter
error-title-no-such-article = No such article
error-title-no-such-difference = No such difference
error-title-no-such-source = No such source
error-title-no-such-word = No such word
error-title-no-such-question = No such question
error-title-no-way-in = No way in
error-title-not-at-the-door = Not at the door
error-title-not-admitted = Not admitted
error-title-seat-held = Seat held
error-title-crowded = Crowded
error-title-last-keeper = Last keeper
error-title-nothing-scored = Nothing scored
error-title-stale = Stale
error-title-heard-before = Heard before
error-title-length-required = Length required
error-title-too-large = Too large
error-title-not-json = Not json
error-title-not-ndjson = Not ndjson
error-title-wrong-cell = Wrong cell
error-title-unfit = Unfit
error-title-too-much-to-judge = Too much to judge
error-title-key-reused = Key reused
error-title-record = Record
error-title-too-many-requests = Too many requests
error-title-internal-error = Internal error
error-title-not-applied = Not applied
error-title-outcome-unknown = Outcome unknown
error-title-newer-release-needed = Newer release needed
error-title-not-found = Not found
error-title-method-not-allowed = Method not allowed

## Limits

error-too-many-requests = { $seconds ->
    [one] Too many { $what }: send the same again in 1 second.
   *[other] Too many { $what }: send the same again in { $seconds } seconds.
}
error-limit-claims = claims
error-limit-claims-at-this-match = claims at this match
error-limit-matches-and-groups-opened = matches and groups opened
error-limit-questions = questions
error-limit-judging = judging
error-limit-files = files
error-limit-imported-records = imported records
error-limit-bytes-of-records = bytes of records
error-limit-invitations-and-answers-to-join-requests = invitations and answers to join requests
error-limit-failed-joins = failed joins
error-limit-invalid-codes = invalid codes
error-limit-invalid-codes-of-one-site = invalid codes of one site
error-limit-invalid-codes-in-all = invalid codes in all
error-limit-reserved-invalid-codes = reserved invalid codes
error-limit-first-invalid-codes = first invalid codes
error-limit-claims-in-one-day = claims in one day
error-limit-bytes-stored-in-one-day = bytes stored in one day
error-limit-streams-at-once-of-one-match = streams at once of one match
error-limit-streams-at-once-of-one-address = streams at once of one address
error-limit-uses-of-one-ticket-code-or-token-by-one-phone = uses of one ticket, code or token by one phone
error-limit-uses-of-one-ticket-code-or-token-at-one-address = uses of one ticket, code or token at one address
error-limit-uses-of-one-ticket-code-or-token = uses of one ticket, code or token
error-limit-requests-of-this-kind-at-once = requests of this kind at once
error-limit-requests-without-a-valid-token = requests without a valid token
error-limit-bytes-held-for-one-address = bytes held for one address
