"""English: a function for each message. Written by `make messages` of en/*.ftl: edit these."""

from referee.languages.grammar import Facts, Told, form, in_words, printed, started


def match_over_breaks(facts: Facts) -> str:
    return "The match is over: " + str(facts["winners"]) + " won it."


def match_round_breaks_open(facts: Facts) -> str:
    return "Round " + str(facts["round"]) + " is not over yet: score it first, or say that it does not count."


def match_round_breaks_none(facts: Facts) -> str:
    return "No round is being played now. " + str(facts["dealer"]) + " deals the next one."


def match_score_breaks(facts: Facts) -> str:
    return (
        "Round "
        + str(facts["round"])
        + " has not been played yet: the next round to score is round "
        + str(facts["next"])
        + "."
    )


def match_points_breaks_scored(facts: Facts) -> str:
    return "Round " + str(facts["scored"]) + " is scored already: only the scorekeeper can change it now."


def match_points_breaks_followed(facts: Facts) -> str:
    return (
        "The referee follows round "
        + str(facts["tracked"])
        + ": count the hand there, once the round is over."
    )


def match_score_winner_breaks_two(facts: Facts) -> str:
    return str(facts["several"]) + " cannot both have gone out: exactly one player has no cards left."


def match_score_winner_breaks_several(facts: Facts) -> str:
    return str(facts["several"]) + " cannot all have gone out: exactly one player has no cards left."


def match_score_winner_breaks_other(_: Facts) -> str:
    return "Exactly one player goes out: tell what everybody else had left, and of nobody more."


def match_dealer_breaks_tied(facts: Facts) -> str:
    return str(facts["tied"]) + " tie for the highest card: they draw again."


def match_dealer_breaks_no_number(facts: Facts) -> str:
    return (
        "A card without a number does not count: "
        + str(facts["again"])
        + " "
        + ("draws" if form(facts["people"]) == "one" else "draw")
        + " again."
    )


def match_dealer_breaks_late(_: Facts) -> str:
    return "It is too late to draw for the deal: a round has been played already."


def match_play_on_breaks_few(_: Facts) -> str:
    return "Too few people are left to play on."


def match_play_on_breaks_target(facts: Facts) -> str:
    return (
        "Somebody has " + str(facts["most"]) + " point already: choose a higher target."
        if form(facts["most"]) == "one"
        else "Somebody has " + str(facts["most"]) + " points already: choose a higher target."
    )


def match_play_on_breaks_not_over(_: Facts) -> str:
    return "The match is not over yet."


def match_finish_breaks(_: Facts) -> str:
    return "Nothing is scored yet, so nobody can have won."


def match_rules_breaks_waiting(facts: Facts) -> str:
    return (
        "Other rules are agreed on for the next deal: agree on them again once "
        + str(facts["waiting"])
        + " has left."
    )


def match_rules_breaks_open(facts: Facts) -> str:
    return (
        "Round " + str(facts["open"]) + " is not over yet: another way of scoring is agreed on before a deal."
    )


def match_rules_breaks_scored(_: Facts) -> str:
    return "A round has been scored already: the way of scoring stays until the match is over."


def match_score_players_breaks(facts: Facts) -> str:
    return str(facts["seats"]) + " did not play round " + str(facts["round"]) + "."


def match_joining_breaks_many(facts: Facts) -> str:
    return "No more than " + str(facts["most"]) + " people can play this game."


def match_joining_breaks_neighbor(facts: Facts) -> str:
    return str(facts["neighbor"]) + " is not playing: choose another place to sit."


def match_joining_breaks_points(facts: Facts) -> str:
    return (
        "Nobody can start with "
        + str(facts["points"])
        + " point: the match is played to "
        + str(facts["target"])
        + "."
        if form(facts["points"]) == "one"
        else "Nobody can start with "
        + str(facts["points"])
        + " points: the match is played to "
        + str(facts["target"])
        + "."
    )


def match_coming_back_breaks_out(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " has reached " + str(facts["target"]) + " point and stays out of the match."
        if form(facts["target"]) == "one"
        else str(facts["seat"])
        + " has reached "
        + str(facts["target"])
        + " points and stays out of the match."
    )


def match_coming_back_breaks_not_left(facts: Facts) -> str:
    return str(facts["seat"]) + " has not left, and so cannot come back."


def match_leaving_breaks(facts: Facts) -> str:
    return "Nobody can leave now: the match needs at least " + in_words(facts["fewest"]) + " players."


def match_paper_breaks_paper(facts: Facts) -> str:
    return "Round " + str(facts["round"]) + " was scored on paper: only its players' totals are known here."


def match_paper_breaks_target(facts: Facts) -> str:
    return (
        "The match has only "
        + ("one round" if form(facts["target"]) == "one" else in_words(facts["target"]) + " rounds")
        + ": with "
        + ("one round" if form(facts["played"]) == "one" else in_words(facts["played"]) + " rounds")
        + " on paper none is left."
    )


def match_paper_breaks_late(_: Facts) -> str:
    return "It is too late to bring totals from paper: a round has been scored here already."


def match_decide_breaks_party(facts: Facts) -> str:
    return "Nobody decides in their own favor: somebody other than " + str(facts["parties"]) + " must decide."


def match_decide_breaks_among(facts: Facts) -> str:
    return "The dispute is between " + str(facts["among"]) + ": say which of them the table believes."


def match_decide_breaks_nothing(_: Facts) -> str:
    return "Nobody disputes that: there is nothing to settle."


def match_points_holds(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + "'s cards come to "
        + str(facts["points"])
        + " point in round "
        + str(facts["round"])
        + "."
        if form(facts["points"]) == "one"
        else str(facts["seat"])
        + "'s cards come to "
        + str(facts["points"])
        + " points in round "
        + str(facts["round"])
        + "."
    )


def match_finish_holds(facts: Facts) -> str:
    return "The match is over: " + str(facts["winners"]) + " won it."


def match_rules_holds(facts: Facts) -> str:
    return "These rules hold from the next deal on, in round " + str(facts["round"]) + "."


def match_joining_holds(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " starts with " + str(facts["points"]) + " point."
        if form(facts["points"]) == "one"
        else str(facts["seat"]) + " starts with " + str(facts["points"]) + " points."
    )


def match_coming_back_holds_same(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " comes back and goes on with " + str(facts["points"]) + " point."
        if form(facts["points"]) == "one"
        else str(facts["seat"]) + " comes back and goes on with " + str(facts["points"]) + " points."
    )


def match_coming_back_holds_other(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " comes back and goes on with "
        + str(facts["points"])
        + " point instead of "
        + str(facts["was"])
        + "."
        if form(facts["points"]) == "one"
        else str(facts["seat"])
        + " comes back and goes on with "
        + str(facts["points"])
        + " points instead of "
        + str(facts["was"])
        + "."
    )


def match_paper_holds(facts: Facts) -> str:
    return (
        "One round was played on paper: the next one is round " + str(facts["next"]) + "."
        if form(facts["rounds"]) == "one"
        else started(in_words(facts["rounds"]))
        + " rounds were played on paper: the next one is round "
        + str(facts["next"])
        + "."
    )


def match_decide_holds(facts: Facts) -> str:
    return "The table believes " + str(facts["believed"]) + ": that settles it."


def match_phones_holds_keeper(facts: Facts) -> str:
    return str(facts["whose"]) + " now keeps the score."


def match_phones_holds_keeper_left(facts: Facts) -> str:
    return str(facts["whose"]) + " no longer keeps the score."


def match_phones_holds_watcher(facts: Facts) -> str:
    return str(facts["whose"]) + " now watches the match."


def match_phones_holds_watcher_left(facts: Facts) -> str:
    return str(facts["whose"]) + " no longer watches the match."


def match_phones_holds_player(facts: Facts) -> str:
    return str(facts["whose"]) + " has joined the match."


def match_phones_holds_player_left(facts: Facts) -> str:
    return str(facts["whose"]) + " has left the match."


def phone_of(facts: Facts) -> str:
    return str(facts["seat"]) + "'s phone"


def phone_of_nobody(_: Facts) -> str:
    return "A phone"


def match_correct_holds_same(facts: Facts) -> str:
    return started(facts["was"]) + " is corrected."


def match_correct_holds_card(facts: Facts) -> str:
    return (
        "Corrected: "
        + str(facts["seat"])
        + " laid the "
        + printed(facts["instead"])
        + ", not the "
        + printed(facts["card"])
        + "."
    )


def match_correct_holds_remark(facts: Facts) -> str:
    return "Corrected: " + str(facts["was"]) + " was only a remark."


def match_correct_holds_card_remark(facts: Facts) -> str:
    return (
        "Corrected: "
        + str(facts["seat"])
        + " did not lay the "
        + printed(facts["card"])
        + "; it was only a remark."
    )


def match_correct_holds_other(facts: Facts) -> str:
    return "Corrected: it was " + str(facts["now"]) + ", not " + str(facts["was"]) + "."


def match_take_back_holds_later(_: Facts) -> str:
    return "Taken back: what came later no longer counts."


def match_take_back_holds_one(facts: Facts) -> str:
    return "Taken back: " + str(facts["which"]) + "."


def match_take_back_holds_more(facts: Facts) -> str:
    return "Taken back: " + str(facts["which"]) + " and all that came after it."


def match_allow_holds_now(facts: Facts) -> str:
    return started(facts["which"]) + " was refused, but counts from now on."


def match_take_back_breaks(_: Facts) -> str:
    return "Nothing has happened that could be taken back."


def match_correct_breaks_late(_: Facts) -> str:
    return "It is too late to correct that: rounds played later depend on it."


def match_correct_breaks_apart(facts: Facts) -> str:
    return "This correction is not possible: " + str(facts["why"])


def match_correct_breaks_start(_: Facts) -> str:
    return "That is the very start of the match: it cannot be corrected."


def match_correct_breaks_refused(_: Facts) -> str:
    return "That cannot be right either: what you want to put there would be refused, too."


def match_correct_breaks_nothing(_: Facts) -> str:
    return "There is nothing to correct: that does not count any more."


def match_allow_breaks_apart(facts: Facts) -> str:
    return "The table cannot let that count: " + str(facts["why"])


def match_allow_breaks_either(_: Facts) -> str:
    return "That counts already, or letting it count would change nothing."


def match_allow_breaks_counts(_: Facts) -> str:
    return "That counts already."


def match_allow_breaks_changes_nothing(_: Facts) -> str:
    return "Letting that count would change nothing."


def match_allow_breaks_nothing(_: Facts) -> str:
    return "There is nothing to let count: that was not refused, or it was taken back."


def table_lets_it_count(_: Facts) -> str:
    return "The table lets it count."


def edit_unseats_somebody(_: Facts) -> str:
    return "somebody has sat down since, and would not be there."


def edit_of_an_ended_round(_: Facts) -> str:
    return "this round has already ended in another way. Correct that instead."


def edit_after_the_end(facts: Facts) -> str:
    return "round " + str(facts["scored"]) + " had already ended before."


def edit_of_later_rounds(_: Facts) -> str:
    return "then later rounds would be other rounds, or for other people."


def said_card(facts: Facts) -> str:
    return str(facts["seat"]) + "'s " + printed(facts["card"])


def said_turn_with_card(facts: Facts) -> str:
    return str(facts["seat"]) + "'s turn with the " + str(facts["card"])


def said_of_a_seat(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + "'s "
        + (
            "color"
            if facts["kind"] == "color"
            else "draw"
            if facts["kind"] == "draw"
            else "challenge"
            if facts["kind"] == "challenge"
            else "answer to the challenge"
            if facts["kind"] == "show_hand"
            else "swap of hands"
            if facts["kind"] == "swap"
            else "call"
            if facts["kind"] == "call"
            else "catch"
            if facts["kind"] == "catch"
            else "count"
            if facts["kind"] == "count"
            else "equal cards"
            if facts["kind"] == "play_equal"
            else "discards"
            if facts["kind"] == "color_crazy"
            else "hint"
            if facts["kind"] == "hint"
            else "turn"
            if facts["kind"] == "turn"
            else "cleared column"
            if facts["kind"] == "clear"
            else "count"
            if facts["kind"] == "reveal"
            else "leaving"
            if facts["kind"] == "leave"
            else "coming back"
            if facts["kind"] == "join"
            else "new name"
            if facts["kind"] == "rename"
            else "counted hand"
            if facts["kind"] == "recount"
            else "count"
        )
    )


def said_something(facts: Facts) -> str:
    return "what " + str(facts["seat"]) + " said"


def said_of_nobody(facts: Facts) -> str:
    return (
        "the beginning of the match"
        if facts["kind"] == "open"
        else "the deal"
        if facts["kind"] == "deal"
        else "the catch"
        if facts["kind"] == "catch"
        else "the shuffle"
        if facts["kind"] == "reshuffle"
        else "the new start of the round"
        if facts["kind"] == "resync"
        else "the score"
        if facts["kind"] == "score"
        else "the round without a score"
        if facts["kind"] == "void"
        else "the drawing for the deal"
        if facts["kind"] == "dealer"
        else "the playing on"
        if facts["kind"] == "play_on"
        else "the end of the match"
        if facts["kind"] == "finish"
        else "the change of rules"
        if facts["kind"] == "rules"
        else "the remark"
        if facts["kind"] == "note"
        else "the totals from paper"
        if facts["kind"] == "opening"
        else "the arrival of somebody new"
        if facts["kind"] == "join"
        else "the counted pile"
        if facts["kind"] == "recount"
        else "the decision of the table"
        if facts["kind"] == "decide"
        else "that"
    )


MESSAGES: dict[str, Told] = {
    "match-over-breaks": match_over_breaks,
    "match-round-breaks-open": match_round_breaks_open,
    "match-round-breaks-none": match_round_breaks_none,
    "match-score-breaks": match_score_breaks,
    "match-points-breaks-scored": match_points_breaks_scored,
    "match-points-breaks-followed": match_points_breaks_followed,
    "match-score-winner-breaks-two": match_score_winner_breaks_two,
    "match-score-winner-breaks-several": match_score_winner_breaks_several,
    "match-score-winner-breaks-other": match_score_winner_breaks_other,
    "match-dealer-breaks-tied": match_dealer_breaks_tied,
    "match-dealer-breaks-no-number": match_dealer_breaks_no_number,
    "match-dealer-breaks-late": match_dealer_breaks_late,
    "match-play-on-breaks-few": match_play_on_breaks_few,
    "match-play-on-breaks-target": match_play_on_breaks_target,
    "match-play-on-breaks-not-over": match_play_on_breaks_not_over,
    "match-finish-breaks": match_finish_breaks,
    "match-rules-breaks-waiting": match_rules_breaks_waiting,
    "match-rules-breaks-open": match_rules_breaks_open,
    "match-rules-breaks-scored": match_rules_breaks_scored,
    "match-score-players-breaks": match_score_players_breaks,
    "match-joining-breaks-many": match_joining_breaks_many,
    "match-joining-breaks-neighbor": match_joining_breaks_neighbor,
    "match-joining-breaks-points": match_joining_breaks_points,
    "match-coming-back-breaks-out": match_coming_back_breaks_out,
    "match-coming-back-breaks-not-left": match_coming_back_breaks_not_left,
    "match-leaving-breaks": match_leaving_breaks,
    "match-paper-breaks-paper": match_paper_breaks_paper,
    "match-paper-breaks-target": match_paper_breaks_target,
    "match-paper-breaks-late": match_paper_breaks_late,
    "match-decide-breaks-party": match_decide_breaks_party,
    "match-decide-breaks-among": match_decide_breaks_among,
    "match-decide-breaks-nothing": match_decide_breaks_nothing,
    "match-points-holds": match_points_holds,
    "match-finish-holds": match_finish_holds,
    "match-rules-holds": match_rules_holds,
    "match-joining-holds": match_joining_holds,
    "match-coming-back-holds-same": match_coming_back_holds_same,
    "match-coming-back-holds-other": match_coming_back_holds_other,
    "match-paper-holds": match_paper_holds,
    "match-decide-holds": match_decide_holds,
    "match-phones-holds-keeper": match_phones_holds_keeper,
    "match-phones-holds-keeper-left": match_phones_holds_keeper_left,
    "match-phones-holds-watcher": match_phones_holds_watcher,
    "match-phones-holds-watcher-left": match_phones_holds_watcher_left,
    "match-phones-holds-player": match_phones_holds_player,
    "match-phones-holds-player-left": match_phones_holds_player_left,
    "phone-of": phone_of,
    "phone-of-nobody": phone_of_nobody,
    "match-correct-holds-same": match_correct_holds_same,
    "match-correct-holds-card": match_correct_holds_card,
    "match-correct-holds-remark": match_correct_holds_remark,
    "match-correct-holds-card-remark": match_correct_holds_card_remark,
    "match-correct-holds-other": match_correct_holds_other,
    "match-take-back-holds-later": match_take_back_holds_later,
    "match-take-back-holds-one": match_take_back_holds_one,
    "match-take-back-holds-more": match_take_back_holds_more,
    "match-allow-holds-now": match_allow_holds_now,
    "match-take-back-breaks": match_take_back_breaks,
    "match-correct-breaks-late": match_correct_breaks_late,
    "match-correct-breaks-apart": match_correct_breaks_apart,
    "match-correct-breaks-start": match_correct_breaks_start,
    "match-correct-breaks-refused": match_correct_breaks_refused,
    "match-correct-breaks-nothing": match_correct_breaks_nothing,
    "match-allow-breaks-apart": match_allow_breaks_apart,
    "match-allow-breaks-either": match_allow_breaks_either,
    "match-allow-breaks-counts": match_allow_breaks_counts,
    "match-allow-breaks-changes-nothing": match_allow_breaks_changes_nothing,
    "match-allow-breaks-nothing": match_allow_breaks_nothing,
    "table-lets-it-count": table_lets_it_count,
    "edit-unseats-somebody": edit_unseats_somebody,
    "edit-of-an-ended-round": edit_of_an_ended_round,
    "edit-after-the-end": edit_after_the_end,
    "edit-of-later-rounds": edit_of_later_rounds,
    "said-card": said_card,
    "said-turn-with-card": said_turn_with_card,
    "said-of-a-seat": said_of_a_seat,
    "said-something": said_something,
    "said-of-nobody": said_of_nobody,
}
