"""English: a function for each message. Written by `make messages` of en/*.ftl: edit these."""

# ruff: noqa: E501 - a text without a fact in it stays in one piece

from referee.languages.grammar import Facts, Told, a_or_an, form, in_words, ordinal, printed, started


def golf_column(facts: Facts) -> str:
    return "the " + ordinal(facts["nth"]) + " column"


def golf_column_by_number(facts: Facts) -> str:
    return "column " + str(facts["column"])


def golf_place(facts: Facts) -> str:
    return "the " + ("upper" if facts["row"] == "upper" else "lower") + " card of " + str(facts["where"])


def golf_place_unknown(_: Facts) -> str:
    return "that card"


def golf_the_card(facts: Facts) -> str:
    return "the " + printed(facts["card"])


def golf_columns_of(facts: Facts) -> str:
    return (
        str(facts["seat"]) + "'s " + str(facts["nths"]) + " column"
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + "'s " + str(facts["nths"]) + " columns"
    )


def golf_columns_of_by_number(facts: Facts) -> str:
    return (
        str(facts["seat"]) + "'s column " + str(facts["numbers"])
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + "'s columns " + str(facts["numbers"])
    )


def golf_new_columns(facts: Facts) -> str:
    return (
        "no new column"
        if facts["new"] == 0
        else "a new facedown column"
        if form(facts["new"]) == "one"
        else in_words(facts["new"]) + " new facedown columns"
    )


def golf_gets_columns(facts: Facts) -> str:
    return str(facts["seat"]) + " " + golf_new_columns(facts)


def golf_facedown_cards(facts: Facts) -> str:
    return (
        "one facedown card" if form(facts["left"]) == "one" else in_words(facts["left"]) + " facedown cards"
    )


def golf_gets_points(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " gets " + str(facts["points"]) + " point"
        if form(facts["points"]) == "one"
        else str(facts["seat"]) + " gets " + str(facts["points"]) + " points"
    )


def golf_gets_as_well(facts: Facts) -> str:
    return str(facts["seat"]) + " " + str(facts["points"])


def golf_look_again(_: Facts) -> str:
    return "Look again. If the card is right, then something you said before was wrong: fix that first."


def golf_count_again(_: Facts) -> str:
    return "Count again. If the points are right, then something you said before was wrong: fix that first."


def golf_deck_breaks(facts: Facts) -> str:
    return (
        "The deck does not have one copy of the " + printed(facts["card"]) + "."
        if form(facts["many"]) == "one"
        else "The deck does not have "
        + in_words(facts["many"])
        + " copies of the "
        + printed(facts["card"])
        + "."
    )


def golf_starter_holds_begins(facts: Facts) -> str:
    return golf_has_the_first_turn(facts)


def golf_starter_holds_tied(facts: Facts) -> str:
    return (
        str(facts["tied"])
        + " tie for the fewest points. "
        + str(facts["seat"])
        + " starts round "
        + str(facts["round"])
        + ", because "
        + str(facts["seat"])
        + " sits closest on the left of the player who started the last round."
    )


def golf_starter_holds_fewest(facts: Facts) -> str:
    return str(facts["seat"]) + " had the fewest points and starts round " + str(facts["round"]) + "."


def golf_starter_left_of_dealer_holds_begins(facts: Facts) -> str:
    return str(facts["seat"]) + ", to the dealer's left, has the first turn."


def golf_starter_left_of_dealer_holds_later(facts: Facts) -> str:
    return str(facts["seat"]) + ", to the dealer's left, starts round " + str(facts["round"]) + "."


def golf_deal_first_card_holds(facts: Facts) -> str:
    return (
        started(facts["cards"]) + " does nothing, and stays under the first number."
        if form(facts["count"]) == "one"
        else started(facts["cards"]) + " do nothing, and stay under the first number."
    )


def golf_deal_first_card_goes_back_holds(facts: Facts) -> str:
    return (
        started(facts["cards"]) + " goes back into the draw pile."
        if form(facts["count"]) == "one"
        else started(facts["cards"]) + " go back into the draw pile."
    )


def golf_deal_first_card_breaks_number(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " is a number, so it begins the discards: turn up no other card."


def golf_deal_first_card_breaks_action(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " is an action card: leave it there, and turn up cards until one is a number."
    )


def golf_deal_first_card_goes_back_breaks_number(facts: Facts) -> str:
    return golf_deal_first_card_breaks_number(facts)


def golf_deal_first_card_goes_back_breaks_action(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " is an action card: put it back into the draw pile, and turn up cards until one is a number."
    )


def golf_deal_opened_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " was turned up in a grid, so it does nothing."


def golf_deal_opened_breaks_twice(facts: Facts) -> str:
    return str(facts["seat"]) + " named the same card twice: each card is turned up once."


def golf_deal_opened_breaks_many(facts: Facts) -> str:
    return (
        "Everybody turns up "
        + ("one card" if form(facts["many"]) == "one" else in_words(facts["many"]) + " cards")
        + ", but "
        + str(facts["seat"])
        + " turned up "
        + ("none" if facts["opened"] == 0 else in_words(facts["opened"]))
        + "."
    )


def golf_turn_order_breaks(facts: Facts) -> str:
    return "It is " + str(facts["turn"]) + "'s turn, not " + str(facts["seat"]) + "'s."


def golf_turn_place_breaks_facedown(facts: Facts) -> str:
    return started(facts["which"]) + " lay facedown: say which card came out."


def golf_turn_place_breaks_gone(facts: Facts) -> str:
    return str(facts["seat"]) + " no longer has that column."


def golf_turn_place_breaks_none(facts: Facts) -> str:
    return str(facts["seat"]) + " has no " + ordinal(facts["column"]) + " column."


def golf_turn_taken_discard_breaks(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " was taken from the discards, so it goes into the grid: it may not be thrown again."
    )


def golf_turn_throw_breaks(facts: Facts) -> str:
    return (
        started(facts["which"])
        + ", the "
        + printed(facts["faceup"])
        + ", lies faceup already: turn up a facedown card."
    )


def golf_pile_short_holds_first(facts: Facts) -> str:
    return (
        (
            "The draw pile has only one card. Draw it first."
            if form(facts["pile"]) == "one"
            else "The draw pile has only " + in_words(facts["pile"]) + " cards. Draw them first."
        )
        + " Then leave the top discard, shuffle all the others into a new draw pile, and draw "
        + in_words(facts["rest"])
        + " more."
    )


def golf_pile_short_holds_left(_: Facts) -> str:
    return "Leave the top discard, and shuffle all the others into a new draw pile."


def golf_pile_short_holds_empty(_: Facts) -> str:
    return "The draw pile is empty: leave the top discard, and shuffle all the others into a new draw pile."


def golf_pile_dry_holds_none(_: Facts) -> str:
    return "No cards are left to draw, so there is no new column."


def golf_pile_dry_holds_one(_: Facts) -> str:
    return "Only one card is left to draw, but a new column takes two, so there is no new column."


def golf_pile_dry_holds_some(facts: Facts) -> str:
    return (
        "Only " + in_words(facts["drawable"]) + " cards are left to draw: they make only one new column."
        if form(facts["columns"]) == "one"
        else "Only "
        + in_words(facts["drawable"])
        + " cards are left to draw: they make only "
        + in_words(facts["columns"])
        + " new columns."
    )


def golf_reshuffle_breaks(_: Facts) -> str:
    return "Nothing can be shuffled: only the top discard lies there."


def golf_deduction_card_breaks_top(facts: Facts) -> str:
    return "The top discard is the " + printed(facts["lies"]) + ", not the " + printed(facts["card"]) + "."


def golf_deduction_card_breaks_lies(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["lies"])
        + " lies faceup in that place: it comes out, not the "
        + printed(facts["card"])
        + "."
    )


def golf_deduction_card_breaks_copies(facts: Facts) -> str:
    return (
        (
            "There is only one " + printed(facts["card"]) + ", and it lies faceup already."
            if form(facts["copies"]) == "one"
            else "There are only two " + printed(facts["card"]) + " cards, and both lie faceup already."
            if facts["copies"] == 2
            else "There are only "
            + in_words(facts["copies"])
            + " "
            + printed(facts["card"])
            + " cards, and all of them lie faceup already."
        )
        + " "
        + golf_look_again(facts)
    )


def golf_deduction_pile_breaks_old(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " was in the draw pile after the shuffle, but the card in "
        + str(facts["where"])
        + " was there before the shuffle. "
        + golf_look_again(facts)
    )


def golf_deduction_pile_breaks_other(facts: Facts) -> str:
    return (
        golf_cannot_have(facts)
        + ": only one card was shuffled into the draw pile, and it was a different card. "
        + golf_look_again(facts)
    )


def golf_deduction_pile_breaks_none(facts: Facts) -> str:
    return (
        golf_cannot_have(facts)
        + ": it was not among the "
        + ("one card" if form(facts["pile"]) == "one" else in_words(facts["pile"]) + " cards")
        + " that were shuffled into the draw pile. "
        + golf_look_again(facts)
    )


def golf_deduction_pile_breaks_out(facts: Facts) -> str:
    return (
        golf_cannot_have(facts)
        + ": "
        + (
            "only one was shuffled into the draw pile, and it has come out already."
            if form(facts["lay"]) == "one"
            else "only "
            + in_words(facts["lay"])
            + " were shuffled into the draw pile, and they have come out already."
        )
        + " "
        + golf_look_again(facts)
    )


def golf_cannot_have(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " cannot have drawn the " + printed(facts["card"])
        if facts["how"] == "drawn"
        else str(facts["seat"]) + " cannot have had the " + printed(facts["card"])
    )


def golf_actions_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " does nothing: it was covered in the same turn."


def golf_actions_whenever_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " still works, even though it was covered in the same turn."


def golf_actions_thrown_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " was drawn and thrown at once, and it still works."


def golf_actions_from_the_grid_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " was drawn and thrown at once, so it does nothing."


def golf_reverse_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " makes play go the other way round."


def golf_reverse_two_players_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " changes nothing between two players: the other one is next."


def golf_skip_holds_nobody(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " does nothing: nobody has a turn left."


def golf_skip_holds_somebody(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " makes " + str(facts["seat"]) + " miss this turn."


def golf_draw_two_holds_nobody(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " does nothing: nobody has a turn left."


def golf_draw_two_holds_none(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " gives "
        + str(facts["seat"])
        + " no new column, because there are not enough cards left. "
        + str(facts["seat"])
        + " misses this turn."
    )


def golf_draw_two_holds_none_over(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " gives "
        + str(facts["seat"])
        + " no new column, because there are not enough cards left."
    )


def golf_draw_two_holds_new(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " gives "
        + str(facts["seat"])
        + " "
        + golf_new_columns(facts)
        + ", and "
        + str(facts["seat"])
        + " misses this turn."
    )


def golf_draw_two_holds_new_over(facts: Facts) -> str:
    return (
        "The " + printed(facts["card"]) + " gives " + str(facts["seat"]) + " " + golf_new_columns(facts) + "."
    )


def golf_double_draw_two_holds_each(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " gives "
        + str(facts["seats"])
        + " "
        + golf_new_columns(facts)
        + " each."
    )


def golf_double_draw_two_holds_none(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " gives "
        + str(facts["seats"])
        + " no new columns, because there are not enough cards left."
    )


def golf_double_draw_two_holds_new(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " gives " + str(facts["gets"]) + "."


def golf_double_draw_two_holds_few(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " gives "
        + str(facts["gets"])
        + ", because there are not enough cards left."
    )


def golf_double_draw_two_breaks_acts(_: Facts) -> str:
    return "There is no Double Draw Two to use now, so do not choose anybody."


def golf_double_draw_two_breaks_oneself(facts: Facts) -> str:
    return str(facts["seat"]) + " has to choose somebody else: a Double Draw Two is for other players."


def golf_double_draw_two_breaks_none(_: Facts) -> str:
    return "Say who gets the new columns: one other player, or two."


def golf_double_draw_two_breaks_many(_: Facts) -> str:
    return "Choose one other player, or two different ones."


def golf_new_columns_holds(facts: Facts) -> str:
    return (
        str(facts["seats"]) + " places new columns on the left."
        if form(facts["people"]) == "one"
        else str(facts["seats"]) + " place new columns on the left."
    )


def golf_new_columns_right_holds(facts: Facts) -> str:
    return (
        str(facts["seats"]) + " places new columns on the right."
        if form(facts["people"]) == "one"
        else str(facts["seats"]) + " place new columns on the right."
    )


def golf_clear_holds_columns(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " clears the " + str(facts["nths"]) + " column."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " clears the " + str(facts["nths"]) + " columns."
    )


def golf_clear_holds_numbers(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " clears column " + str(facts["numbers"]) + "."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " clears columns " + str(facts["numbers"]) + "."
    )


def golf_clear_breaks(facts: Facts) -> str:
    return (
        started(facts["where"])
        + " cannot be cleared: the "
        + printed(facts["upper"])
        + " and the "
        + printed(facts["lower"])
        + " have neither the same number nor the same color."
    )


def golf_clear_faceup_breaks(facts: Facts) -> str:
    return started(facts["where"]) + " cannot be cleared: it has a facedown card."


def golf_clear_top_breaks(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " is not in "
        + str(facts["where"])
        + ", so it cannot go on top of the discards."
    )


def golf_clear_before_holds(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " does nothing, because just clearing a column is not a turn. Action cards only work during a turn."
    )


def golf_clear_at_the_end_holds(facts: Facts) -> str:
    return (
        str(facts["places"]) + " is cleared at the end of the round."
        if form(facts["count"]) == "one"
        else str(facts["places"]) + " are cleared at the end of the round."
    )


def golf_call_breaks_caught(facts: Facts) -> str:
    return str(facts["caught"]) + " has called UNO and cannot be caught."


def golf_call_breaks_left(facts: Facts) -> str:
    return str(facts["seat"]) + " has " + golf_facedown_cards(facts) + ": call UNO when there is only one."


def golf_call_early_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " calls UNO early, and it counts for this turn."


def golf_call_in_time_holds(facts: Facts) -> str:
    return "Nobody can catch " + str(facts["seat"]) + " any more: the next turn has begun."


def golf_call_in_time_breaks(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": the next turn has begun."


def golf_catch_breaks_by(_: Facts) -> str:
    return "Nobody can catch themselves."


def golf_catch_breaks_disputed(facts: Facts) -> str:
    return "You do not agree yet whether " + str(facts["caught"]) + " was caught: settle that first."


def golf_catch_breaks_late(facts: Facts) -> str:
    return str(facts["caught"]) + " calls UNO too late: " + str(facts["caught"]) + " was caught before."


def golf_catch_breaks_entry(facts: Facts) -> str:
    return str(facts["caught"]) + " was caught already, and gets a new column only once."


def golf_catch_breaks_before(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " cannot be caught: "
        + str(facts["caught"])
        + " did not just get down to one facedown card."
    )


def golf_catch_breaks_left(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " cannot be caught: "
        + str(facts["caught"])
        + " has "
        + golf_facedown_cards(facts)
        + ", not one."
    )


def golf_catch_heard_unseen(facts: Facts) -> str:
    return (
        "The referee did not hear whether "
        + str(facts["caught"])
        + " called UNO. The catch counts, unless "
        + str(facts["caught"])
        + " says “I called UNO” before the next turn."
    )


def golf_call_crossed_crossed_called(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " called UNO and was caught, and the referee cannot tell which came first. For now "
        + str(facts["caught"])
        + " gets no new column. "
        + golf_settle_it(facts)
    )


def golf_call_crossed_crossed_called_kept(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " called UNO and was caught, and the referee cannot tell which came first. For now "
        + str(facts["caught"])
        + " keeps the new column. "
        + golf_settle_it(facts)
    )


def golf_call_crossed_crossed_begun(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " was caught just as the next turn began, and the referee cannot tell which came first. For now "
        + str(facts["caught"])
        + " gets no new column. "
        + golf_settle_it(facts)
    )


def golf_call_crossed_crossed_begun_kept(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " was caught just as the next turn began, and the referee cannot tell which came first. For now "
        + str(facts["caught"])
        + " keeps the new column. "
        + golf_settle_it(facts)
    )


def golf_call_crossed_call_holds_called(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The call counts."


def golf_call_crossed_call_holds_called_kept(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " called UNO and was caught at the same moment. The call counts, but the new column stays."
    )


def golf_call_crossed_call_breaks_called(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The call counts."


def golf_call_crossed_call_breaks_begun(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " was caught just as the next turn began. It is too late: there is no new column."
    )


def golf_call_crossed_catch_holds_called(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The catch counts."


def golf_call_crossed_catch_holds_begun(facts: Facts) -> str:
    return str(facts["caught"]) + " was caught just as the next turn began. The catch counts."


def golf_call_crossed_catch_breaks_called(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The catch counts."


def golf_call_crossed_catch_breaks_called_kept(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The catch counts."


def golf_settle_it(_: Facts) -> str:
    return "Play on for now. When you agree, tell the referee who was right."


def golf_closing_holds_none(facts: Facts) -> str:
    return str(facts["closed"]) + " has no cards left: the round is over."


def golf_closing_holds_faceup(facts: Facts) -> str:
    return "All of " + str(facts["closed"]) + "'s cards lie faceup: the round is over."


def golf_closing_breaks(_: Facts) -> str:
    return "The round is over: turn up the cards that still lie facedown."


def golf_reveal_breaks_over(_: Facts) -> str:
    return "The round is not over yet: the facedown cards are turned up when it is."


def golf_reveal_breaks_faceup(facts: Facts) -> str:
    return started(facts["which"]) + " lies faceup already."


def golf_reveal_breaks_twice(facts: Facts) -> str:
    return started(facts["which"]) + " was named twice: name it once."


def golf_reveal_breaks_none(facts: Facts) -> str:
    return "All of " + str(facts["seat"]) + "'s cards lie faceup already."


def golf_reveal_breaks_left(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has "
        + golf_facedown_cards(facts)
        + ": turn up exactly "
        + in_words(facts["left"])
        + ", not "
        + ("none" if facts["said"] == 0 else in_words(facts["said"]))
        + "."
    )


def golf_score_holds(facts: Facts) -> str:
    return "In this round " + str(facts["scores"]) + "."


def golf_score_breaks_missing(facts: Facts) -> str:
    return "Say the points of " + str(facts["missing"]) + ", too."


def golf_score_breaks_everybody(_: Facts) -> str:
    return "Everybody scores: say the points of each player."


def golf_points_holds(_: Facts) -> str:
    return "The referee cannot say what the action cards that are left count here: agree on it, and say how many points each grid makes."


def golf_points_breaks_value(facts: Facts) -> str:
    return (
        "The referee cannot say which card counts "
        + str(facts["value"])
        + " point: add up each grid, and say how many points each grid makes."
        if form(facts["value"]) == "one"
        else "The referee cannot say which card counts "
        + str(facts["value"])
        + " points: add up each grid, and say how many points each grid makes."
    )


def golf_points_breaks_kind(facts: Facts) -> str:
    return (
        "The referee cannot say what a "
        + str.title(facts["kind"])
        + " counts here: agree on it, and say how many points each grid makes."
    )


def golf_points_breaks_actions(_: Facts) -> str:
    return "The referee cannot say what action cards count here: agree on it, and say how many points each grid makes."


def golf_deduction_grid_breaks_odd(facts: Facts) -> str:
    return (
        "One card cannot be left in " + str(facts["seat"]) + "'s grid: it has columns of two cards each."
        if form(facts["left"]) == "one"
        else started(in_words(facts["left"]))
        + " cards cannot be left in "
        + str(facts["seat"])
        + "'s grid: it has columns of two cards each."
    )


def golf_deduction_grid_breaks_between(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + "'s grid must have "
        + str(facts["least"])
        + " to "
        + str(facts["most"])
        + " cards left at the end, not "
        + ("none" if facts["left"] == 0 else in_words(facts["left"]))
        + "."
    )


def golf_deduction_grid_breaks_exactly(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + "'s grid must have exactly "
        + in_words(facts["most"])
        + " cards left at the end, not "
        + ("none" if facts["left"] == 0 else in_words(facts["left"]))
        + "."
    )


def golf_deduction_score_breaks_value(facts: Facts) -> str:
    return (
        (
            "Only one card counts"
            if form(facts["copies"]) == "one"
            else "Only " + in_words(facts["copies"]) + " cards count"
        )
        + " "
        + (
            str(facts["value"]) + " point"
            if form(facts["value"]) == "one"
            else str(facts["value"]) + " points"
        )
        + ", so "
        + ("none" if facts["left"] == 0 else in_words(facts["left"]))
        + " of them cannot be left."
    )


def golf_deduction_score_breaks_corner(facts: Facts) -> str:
    return (
        (
            str(facts["points"]) + " point"
            if form(facts["points"]) == "one"
            else str(facts["points"]) + " points"
        )
        + " cannot be left: even if each action card counts "
        + (
            str(facts["corner"]) + " point"
            if form(facts["corner"]) == "one"
            else str(facts["corner"]) + " points"
        )
        + ", all cards of the deck are worth "
        + (str(facts["most"]) + " point" if form(facts["most"]) == "one" else str(facts["most"]) + " points")
        + "."
    )


def golf_deduction_score_breaks_most(facts: Facts) -> str:
    return (
        "All cards of the deck are worth "
        + (str(facts["most"]) + " point" if form(facts["most"]) == "one" else str(facts["most"]) + " points")
        + ", so "
        + (
            str(facts["points"]) + " point"
            if form(facts["points"]) == "one"
            else str(facts["points"]) + " points"
        )
        + " cannot be left."
    )


def golf_deduction_score_breaks_is(facts: Facts) -> str:
    return (
        "The cards in "
        + str(facts["seat"])
        + "'s grid make "
        + (str(facts["is"]) + " point" if form(facts["is"]) == "one" else str(facts["is"]) + " points")
        + ", not "
        + (
            str(facts["points"]) + " point"
            if form(facts["points"]) == "one"
            else str(facts["points"]) + " points"
        )
        + ". "
        + golf_count_again(facts)
    )


def golf_deduction_score_breaks_cannot(facts: Facts) -> str:
    return (
        (
            "The cards in " + str(facts["seat"]) + "'s grid cannot make " + str(facts["points"]) + " point."
            if form(facts["points"]) == "one"
            else "The cards in "
            + str(facts["seat"])
            + "'s grid cannot make "
            + str(facts["points"])
            + " points."
        )
        + " "
        + golf_count_again(facts)
    )


def golf_target_holds_winners(facts: Facts) -> str:
    return (
        "All rounds are played: "
        + str(facts["winners"])
        + " share the lowest total, "
        + str(facts["total"])
        + " point, and win the match."
        if form(facts["total"]) == "one"
        else "All rounds are played: "
        + str(facts["winners"])
        + " share the lowest total, "
        + str(facts["total"])
        + " points, and win the match."
    )


def golf_target_holds_winner(facts: Facts) -> str:
    return (
        "All rounds are played: "
        + str(facts["winner"])
        + " has the lowest total, "
        + str(facts["total"])
        + " point, and wins the match."
        if form(facts["total"]) == "one"
        else "All rounds are played: "
        + str(facts["winner"])
        + " has the lowest total, "
        + str(facts["total"])
        + " points, and wins the match."
    )


def golf_target_rounds_won_holds_winners(facts: Facts) -> str:
    return (
        "All rounds are played: "
        + str(facts["winners"])
        + " have the lowest total, "
        + str(facts["total"])
        + " point, and have won the same number of rounds. They win the match together."
        if form(facts["total"]) == "one"
        else "All rounds are played: "
        + str(facts["winners"])
        + " have the lowest total, "
        + str(facts["total"])
        + " points, and have won the same number of rounds. They win the match together."
    )


def golf_target_rounds_won_holds_tied(facts: Facts) -> str:
    return (
        "All rounds are played: "
        + str(facts["tied"])
        + " have the lowest total, "
        + str(facts["total"])
        + " point. "
        + str(facts["winner"])
        + " has won more rounds and wins the match."
        if form(facts["total"]) == "one"
        else "All rounds are played: "
        + str(facts["tied"])
        + " have the lowest total, "
        + str(facts["total"])
        + " points. "
        + str(facts["winner"])
        + " has won more rounds and wins the match."
    )


def golf_target_rounds_won_holds_winner(facts: Facts) -> str:
    return (
        "All rounds are played: "
        + str(facts["winner"])
        + " wins the match with "
        + str(facts["total"])
        + " point."
        if form(facts["total"]) == "one"
        else "All rounds are played: "
        + str(facts["winner"])
        + " wins the match with "
        + str(facts["total"])
        + " points."
    )


def match_play_on_breaks_rounds(facts: Facts) -> str:
    return (
        "One round is scored already: choose " + in_words(facts["fewest"]) + " rounds or more."
        if form(facts["played"]) == "one"
        else started(in_words(facts["played"]))
        + " rounds are scored already: choose "
        + ("one round" if form(facts["fewest"]) == "one" else in_words(facts["fewest"]) + " rounds")
        + " or more."
    )


def match_leaving_breaks_points(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " is leaving, so do not give "
        + str(facts["seat"])
        + " any points for this round."
    )


def match_leaving_breaks_points_unknown(_: Facts) -> str:
    return "Whoever leaves gets no points for the open round: leave the points out."


def golf_leaving_holds(facts: Facts) -> str:
    return str(facts["seat"]) + "'s grid is set aside as it lies, and does not count."


def golf_leaving_breaks(facts: Facts) -> str:
    return (
        str(facts["closed"])
        + " ended the round, so "
        + str(facts["closed"])
        + " has to stay until the points are counted."
    )


def golf_resync_breaks_card(facts: Facts) -> str:
    return "The deck does not have that many copies of the " + printed(facts["card"]) + "."


def golf_resync_breaks_seat(facts: Facts) -> str:
    return (
        "Say which columns lie in front of "
        + str(facts["seat"])
        + ": with an empty grid the round would be over."
    )


def golf_resync_breaks_turn(facts: Facts) -> str:
    return str(facts["turn"]) + " has no turn left in this round."


def golf_resync_breaks_cards(facts: Facts) -> str:
    return (
        "That makes one card in all, but the deck has " + str(facts["deck"]) + "."
        if form(facts["cards"]) == "one"
        else "That makes "
        + in_words(facts["cards"])
        + " cards in all, but the deck has "
        + str(facts["deck"])
        + "."
    )


def golf_recount_holds_pile(facts: Facts) -> str:
    return (
        "The draw pile has one card. Nobody knows how many it should have."
        if form(facts["pile"]) == "one"
        else "The draw pile has " + in_words(facts["pile"]) + " cards. Nobody knows how many it should have."
    )


def golf_recount_holds_pile_known(facts: Facts) -> str:
    return (
        "The draw pile has one card, and that is right."
        if form(facts["pile"]) == "one"
        else "The draw pile has " + in_words(facts["pile"]) + " cards, and that is right."
    )


def golf_recount_holds_grid(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " has one card in the grid, and that is right."
        if form(facts["count"]) == "one"
        else str(facts["seat"])
        + " has "
        + in_words(facts["count"])
        + " cards in the grid, and that is right."
    )


def golf_recount_breaks_pile(facts: Facts) -> str:
    return (
        "The draw pile should have "
        + ("one card" if form(facts["expected"]) == "one" else in_words(facts["expected"]) + " cards")
        + ", not "
        + ("none" if facts["pile"] == 0 else in_words(facts["pile"]))
        + ": count again, or tell the referee which cards are where."
    )


def golf_recount_breaks_grid(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " should have "
        + ("one card" if form(facts["lies"]) == "one" else in_words(facts["lies"]) + " cards")
        + " in the grid, not "
        + ("none" if facts["count"] == 0 else in_words(facts["count"]))
        + ": count again, or tell the referee which cards are where."
    )


def golf_edit_columns_back(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " gets back the " + str(facts["nths"]) + " column from the left."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " gets back the " + str(facts["nths"]) + " columns from the left."
    )


def golf_edit_columns_new(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " has a new column now, the " + str(facts["nths"]) + " from the left."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " has new columns now, the " + str(facts["nths"]) + " from the left."
    )


def golf_edit_columns_gone(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " no longer has the " + str(facts["nths"]) + " column from the left."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " no longer has the " + str(facts["nths"]) + " columns from the left."
    )


def golf_edit_facedown(facts: Facts) -> str:
    return (
        "The "
        + ("upper" if facts["row"] == "upper" else "lower")
        + " card of "
        + str(facts["seat"])
        + "'s "
        + ordinal(facts["nth"])
        + " column lies facedown now."
    )


def golf_edit_card(facts: Facts) -> str:
    return (
        "The "
        + ("upper" if facts["row"] == "upper" else "lower")
        + " card of "
        + str(facts["seat"])
        + "'s "
        + ordinal(facts["nth"])
        + " column is the "
        + printed(facts["card"])
        + " now."
    )


def golf_has_the_first_turn(facts: Facts) -> str:
    return str(facts["seat"]) + " has the first turn."


def golf_you_have_the_first_turn(_: Facts) -> str:
    return "You have the first turn."


def golf_you_start_the_round(facts: Facts) -> str:
    return "You have the first turn in round " + str(facts["round"]) + "."


def golf_deal_the_round(facts: Facts) -> str:
    return (
        "Deal round "
        + str(facts["round"])
        + ": six facedown cards each. Turn up one card to begin the discards. Then everybody turns up "
        + in_words(facts["opened"])
        + " of their own cards."
    )


def golf_your_turn_take_or_draw(facts: Facts) -> str:
    return "It is your turn: take the " + printed(facts["card"]) + ", or draw."


def golf_your_turn_draw(_: Facts) -> str:
    return "It is your turn: draw a card."


def golf_your_last_turn_take_or_draw(facts: Facts) -> str:
    return "It is your last turn: take the " + printed(facts["card"]) + ", or draw."


def golf_your_last_turn_draw(_: Facts) -> str:
    return "It is your last turn: draw a card."


def golf_call_uno(_: Facts) -> str:
    return "You have one facedown card left: call UNO!"


def golf_turn_up_your_cards(_: Facts) -> str:
    return "The round is over: turn up your facedown cards."


def golf_add_up(_: Facts) -> str:
    return "Add up the cards in your grid, and say how many points they make."


def golf_you_have_won(facts: Facts) -> str:
    return (
        "You have won the match with " + str(facts["points"]) + " point."
        if form(facts["points"]) == "one"
        else "You have won the match with " + str(facts["points"]) + " points."
    )


def golf_cards_for_columns(facts: Facts) -> str:
    return (
        in_words(facts["cards"]) + " cards without looking, and lay them facedown as a new column"
        if form(facts["columns"]) == "one"
        else in_words(facts["cards"])
        + " cards without looking, and lay them facedown as "
        + in_words(facts["columns"])
        + " new columns"
    )


def golf_draw_columns(facts: Facts) -> str:
    return "Draw " + golf_cards_for_columns(facts) + "."


def golf_draw_columns_on_the_left(facts: Facts) -> str:
    return "Draw " + golf_cards_for_columns(facts) + " on the left of your grid."


def golf_draw_as_caught(facts: Facts) -> str:
    return "You were caught without calling UNO: draw " + golf_cards_for_columns(facts) + "."


def golf_draw_as_caught_at_once(facts: Facts) -> str:
    return "You were caught at the moment when you called UNO: draw " + golf_cards_for_columns(facts) + "."


def golf_draw_as_caught_at_once_on_the_left(facts: Facts) -> str:
    return (
        "You were caught at the moment when you called UNO: draw "
        + golf_cards_for_columns(facts)
        + " on the left of your grid."
    )


def golf_draw_as_caught_on_the_left(facts: Facts) -> str:
    return (
        "You were caught without calling UNO: draw "
        + golf_cards_for_columns(facts)
        + " on the left of your grid."
    )


def golf_return_a_column(_: Facts) -> str:
    return "Put the two cards of your newest column back into the draw pile without looking at them."


def golf_miss_this_turn(_: Facts) -> str:
    return "You miss this turn."


def golf_take_back_not_your_turn(facts: Facts) -> str:
    return "Take your move back: it is " + str(facts["turn"]) + "'s turn."


def golf_take_back(_: Facts) -> str:
    return "Take your move back."


def golf_take_back_and_play(_: Facts) -> str:
    return "Take your move back, and play again."


def golf_tell_the_turn_again(_: Facts) -> str:
    return "Leave the cards as they are, and say again what happened in the turn."


def golf_tell_the_clearing_again(_: Facts) -> str:
    return "Leave the cards as they are, and say again which columns you clear."


def golf_clear_with_your_turn(_: Facts) -> str:
    return "Nobody has played on: the column may go as a part of your turn."


def golf_put_the_column_back(_: Facts) -> str:
    return "The column stays: put its cards back."


def golf_your_call_does_not_count(_: Facts) -> str:
    return "Your call does not count."


def golf_your_catch_does_not_count(_: Facts) -> str:
    return "Your catch does not count."


def golf_that_does_not_count(_: Facts) -> str:
    return "That does not count."


def golf_the_catch_stands(_: Facts) -> str:
    return "The catch stands."


def golf_no_penalty(_: Facts) -> str:
    return "There is no penalty."


def golf_was_over(_: Facts) -> str:
    return "the match was over"


def golf_was_not_their_turn(facts: Facts) -> str:
    return "it was " + str(facts["turn"]) + "'s turn, not " + str(facts["seat"]) + "'s"


def golf_was_opened_twice(facts: Facts) -> str:
    return str(facts["seat"]) + " named the same card twice"


def golf_was_opened_otherwise(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " turned up "
        + in_words(facts["opened"])
        + " card instead of "
        + in_words(facts["many"])
        if form(facts["opened"]) == "one"
        else str(facts["seat"])
        + " turned up "
        + in_words(facts["opened"])
        + " cards instead of "
        + in_words(facts["many"])
    )


def golf_was_another_place(_: Facts) -> str:
    return "the card could not lie in that place"


def golf_was_taken_and_thrown(facts: Facts) -> str:
    return "the " + printed(facts["card"]) + " was taken from the discards and thrown again"


def golf_was_faceup(_: Facts) -> str:
    return "the card that was turned up lay faceup already"


def golf_was_another_top(facts: Facts) -> str:
    return "the top discard was the " + printed(facts["lies"]) + ", not the " + printed(facts["card"])


def golf_was_another_card(facts: Facts) -> str:
    return "the " + printed(facts["lies"]) + " lay there faceup, not the " + printed(facts["card"])


def golf_was_not_there(facts: Facts) -> str:
    return "the " + printed(facts["card"]) + " could not be there, as the cards on the table show"


def golf_was_not_in_the_pile(facts: Facts) -> str:
    return "the " + printed(facts["card"]) + " could not come out of the draw pile"


def golf_was_not_alike(facts: Facts) -> str:
    return (
        "the "
        + printed(facts["upper"])
        + " and the "
        + printed(facts["lower"])
        + " have neither the same number nor the same color"
    )


def golf_was_facedown(_: Facts) -> str:
    return "a card of that column lay facedown"


def golf_was_called(facts: Facts) -> str:
    return str(facts["caught"]) + " had called UNO"


def golf_was_not_one(facts: Facts) -> str:
    return str(facts["seat"]) + " did not have exactly one facedown card"


def golf_was_late(facts: Facts) -> str:
    return "it was too late to catch " + str(facts["caught"])


def golf_was_not_to_be_caught(facts: Facts) -> str:
    return str(facts["caught"]) + " could not be caught"


def golf_was_another_grid(_: Facts) -> str:
    return "these cards cannot be the grids on the table"


def golf_was_another_score(_: Facts) -> str:
    return "the grids cannot be worth that many points"


def golf_turn_throws(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " draws the "
        + printed(facts["card"])
        + ", throws it on the discards and turns up the "
        + printed(facts["flipped"])
        + "."
    )


def golf_turn_throws_and_calls(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " draws the "
        + printed(facts["card"])
        + ", throws it on the discards, turns up the "
        + printed(facts["flipped"])
        + " and calls UNO."
    )


def golf_turn_takes(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " takes the "
        + printed(facts["card"])
        + " and puts it where the "
        + printed(facts["out"])
        + " lay."
    )


def golf_turn_takes_and_calls(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " takes the "
        + printed(facts["card"])
        + ", puts it where the "
        + printed(facts["out"])
        + " lay and calls UNO."
    )


def golf_turn_draws(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " draws the "
        + printed(facts["card"])
        + " and puts it where the "
        + printed(facts["out"])
        + " lay."
    )


def golf_turn_draws_and_calls(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " draws the "
        + printed(facts["card"])
        + ", puts it where the "
        + printed(facts["out"])
        + " lay and calls UNO."
    )


def golf_caught(facts: Facts) -> str:
    return str(facts["caught"]) + " did not call UNO and is caught. " + golf_caught_gets(facts)


def golf_caught_at_once(facts: Facts) -> str:
    return str(facts["caught"]) + " is caught at the moment of calling UNO. " + golf_caught_gets(facts)


def golf_caught_by(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " did not call UNO and is caught by "
        + str(facts["by"])
        + ". "
        + golf_caught_gets(facts)
    )


def golf_caught_gets(facts: Facts) -> str:
    return (
        str(facts["caught"]) + " gets no new column, because there are not enough cards left."
        if facts["new"] == 0
        else str(facts["caught"]) + " gets " + golf_new_columns(facts) + "."
    )


def golf_turns_up(facts: Facts) -> str:
    return str(facts["who"]) + " turns up " + str(facts["cards"]) + "."


def golf_goes_on(_: Facts) -> str:
    return "The match goes on."


def golf_goes_on_until(facts: Facts) -> str:
    return (
        "The match goes on: now you play one round in all."
        if form(facts["rounds"]) == "one"
        else "The match goes on: now you play " + in_words(facts["rounds"]) + " rounds in all."
    )


def golf_dealt(facts: Facts) -> str:
    return "The cards are dealt. The " + printed(facts["card"]) + " begins the discards."


def golf_clears(facts: Facts) -> str:
    return str(facts["who"]) + " clears a column."


def golf_calls(facts: Facts) -> str:
    return str(facts["who"]) + " calls UNO."


def golf_shuffled(_: Facts) -> str:
    return "All discards but the top one are shuffled into the draw pile."


def golf_goes_on_as_told(_: Facts) -> str:
    return "The round goes on with the cards as you just described them."


def golf_stands_to_the_left(_: Facts) -> str:
    return "Play goes to the left."


def golf_stands_to_the_right(_: Facts) -> str:
    return "Play goes to the right."


def golf_stands_ended(facts: Facts) -> str:
    return str(facts["seat"]) + " has ended the round."


def golf_stands_turn(facts: Facts) -> str:
    return "It is " + str(facts["seat"]) + "'s turn."


def golf_stands_top(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " is on top of the discard pile."


def match_over_breaks(facts: Facts) -> str:
    return "The match is over: " + str(facts["winners"]) + " won it."


def match_round_breaks_open(facts: Facts) -> str:
    return "Round " + str(facts["round"]) + " is not over yet: score it first, or say that it does not count."


def match_void_breaks(facts: Facts) -> str:
    return (
        "No round has been scored yet."
        if facts["rounds"] == 0
        else "Round " + str(facts["round"]) + " has not been scored yet."
    )


def match_void_holds_removed(facts: Facts) -> str:
    return (
        (
            "Round " + str(facts["round"]) + " is removed."
            if facts["later"] == 0
            else "Round " + str(facts["round"]) + " is removed, and the round after it moves up."
            if form(facts["later"]) == "one"
            else "Round "
            + str(facts["round"])
            + " is removed, and the "
            + in_words(facts["later"])
            + " rounds after it move up."
        )
        + " The totals are now "
        + str(facts["totals"])
        + ". "
        + str(facts["dealer"])
        + " deals next."
    )


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
        "The referee is keeping track of round "
        + str(facts["tracked"])
        + ": count the cards when the round is over."
    )


def match_score_winner_breaks_two(facts: Facts) -> str:
    return str(facts["several"]) + " cannot both have gone out: exactly one player has no cards left."


def match_score_winner_breaks_several(facts: Facts) -> str:
    return str(facts["several"]) + " cannot all have gone out: exactly one player has no cards left."


def match_score_winner_breaks_other(_: Facts) -> str:
    return "Exactly one player goes out: say what each of the other players had left, and leave everyone else out."


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
        "You have already agreed on new rules for the next deal. Agree on them again after "
        + str(facts["waiting"])
        + " has left."
    )


def match_rules_breaks_open(facts: Facts) -> str:
    return "Round " + str(facts["open"]) + " is not over yet: you can only change the scoring before a deal."


def match_rules_breaks_scored(_: Facts) -> str:
    return "A round has been scored already: the way of scoring stays until the match is over."


def match_score_players_breaks(facts: Facts) -> str:
    return str(facts["seats"]) + " did not play round " + str(facts["round"]) + "."


def match_joining_breaks_many(facts: Facts) -> str:
    return "No more than " + str(facts["most"]) + " people can play this game. A second deck cannot be added."


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
        + ", and you have already played "
        + ("one round" if form(facts["played"]) == "one" else in_words(facts["played"]) + " rounds")
        + " on paper, so there are none left to play."
    )


def match_paper_breaks_winners(facts: Facts) -> str:
    return "With these totals the match was over before it began here: " + str(facts["winners"]) + " had won."


def match_too_much_on_paper(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " cannot have " + str(facts["points"]) + " point from paper:"
        if form(facts["points"]) == "one"
        else str(facts["seat"]) + " cannot have " + str(facts["points"]) + " points from paper:"
    )


def match_paper_breaks_after(facts: Facts) -> str:
    return (
        match_too_much_on_paper(facts)
        + " in "
        + ("one round" if form(facts["after"]) == "one" else in_words(facts["after"]) + " rounds")
        + " nobody gets more than "
        + str(facts["most"])
        + "."
    )


def match_paper_breaks_most(facts: Facts) -> str:
    return (
        match_too_much_on_paper(facts)
        + " before the match is over nobody gets more than "
        + str(facts["most"])
        + "."
    )


def match_paper_breaks_late(_: Facts) -> str:
    return "It is too late to bring totals from paper: a round has been scored here already."


def match_decide_breaks_party(facts: Facts) -> str:
    return (
        "You cannot decide this for yourself: somebody other than " + str(facts["parties"]) + " must decide."
    )


def match_decide_breaks_among(facts: Facts) -> str:
    return str(facts["among"]) + " disagree: say which of them you all believe."


def match_decide_breaks_nothing(_: Facts) -> str:
    return "Nobody is arguing about that, so there is nothing to decide."


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
    return "You play by these rules from the next deal on, in round " + str(facts["round"]) + "."


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
    return "So the correction is refused, and nothing changes."


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


def unless_written_wrongly(facts: Facts) -> str:
    return (
        "If "
        + str(facts["by"])
        + "'s "
        + printed(facts["shown"])
        + " was written down wrongly, correct that first."
    )


def edit_unseats_somebody(_: Facts) -> str:
    return "somebody joined after that, and would disappear from the match."


def edit_of_an_ended_round(_: Facts) -> str:
    return "this round has already ended in another way. Correct that instead."


def edit_after_the_end(facts: Facts) -> str:
    return "round " + str(facts["scored"]) + " was already over by then."


def edit_of_later_rounds(_: Facts) -> str:
    return "that would change later rounds, or who played in them."


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
            else "play of equal cards"
            if facts["kind"] == "play_equal"
            else "discard"
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
            else "return"
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
        else "the choice to keep playing"
        if facts["kind"] == "play_on"
        else "the end of the match"
        if facts["kind"] == "finish"
        else "the change of rules"
        if facts["kind"] == "rules"
        else "the remark"
        if facts["kind"] == "note"
        else "the score from paper"
        if facts["kind"] == "opening"
        else "the arrival of a new player"
        if facts["kind"] == "join"
        else "the counted pile"
        if facts["kind"] == "recount"
        else "the decision of the table"
        if facts["kind"] == "decide"
        else "that"
    )


def uno_cards_copies(facts: Facts) -> str:
    return "one card" if form(facts["copies"]) == "one" else in_words(facts["copies"]) + " cards"


def uno_cards_count(facts: Facts) -> str:
    return "one card" if form(facts["count"]) == "one" else in_words(facts["count"]) + " cards"


def uno_cards_drawn(facts: Facts) -> str:
    return "one card" if form(facts["drawn"]) == "one" else in_words(facts["drawn"]) + " cards"


def uno_cards_held(facts: Facts) -> str:
    return "one card" if form(facts["held"]) == "one" else in_words(facts["held"]) + " cards"


def uno_cards_pile(facts: Facts) -> str:
    return "one card" if form(facts["pile"]) == "one" else in_words(facts["pile"]) + " cards"


def uno_so_many_drawn(facts: Facts) -> str:
    return "none" if facts["drawn"] == 0 else in_words(facts["drawn"])


def uno_so_many_left(facts: Facts) -> str:
    return "none" if facts["left"] == 0 else in_words(facts["left"])


def uno_points(facts: Facts) -> str:
    return "1 point" if form(facts["points"]) == "one" else str(facts["points"]) + " points"


def uno_points_aside(facts: Facts) -> str:
    return "1 point" if form(facts["aside"]) == "one" else str(facts["aside"]) + " points"


def uno_points_most(facts: Facts) -> str:
    return "1 point" if form(facts["most"]) == "one" else str(facts["most"]) + " points"


def uno_points_of_a_card(facts: Facts) -> str:
    return "1 point" if form(facts["value"]) == "one" else str(facts["value"]) + " points"


def uno_match_holds_wild(_: Facts) -> str:
    return "A wild card fits on every card."


def uno_match_holds_color(facts: Facts) -> str:
    return "The " + str(facts["card"]) + " fits: it is " + str(facts["color"]) + "."


def uno_match_holds_face(facts: Facts) -> str:
    return "The " + str(facts["card"]) + " fits: it is another " + str.title(facts["face"]) + "."


def uno_match_breaks(facts: Facts) -> str:
    return (
        "The "
        + str(facts["card"])
        + " does not fit on the "
        + printed(facts["top"])
        + ": only "
        + str(facts["goes"])
        + " fits."
    )


def uno_goes_on_a_color(facts: Facts) -> str:
    return "a " + str(facts["color"]) + " card, " + a_or_an(str.title(facts["face"])) + " or a wild card"


def uno_goes_on_a_wild_card(facts: Facts) -> str:
    return "a " + str(facts["color"]) + " card or a wild card"


def uno_color_breaks_card(facts: Facts) -> str:
    return "The " + str(facts["card"]) + " already has a color, so you do not choose one."


def uno_color_breaks_named(facts: Facts) -> str:
    return "Nobody has to name a color now: it is " + str(facts["color"]) + "."


def uno_color_owed_breaks(facts: Facts) -> str:
    return str(facts["owing"]) + " has to name the color first."


def uno_deal_breaks(facts: Facts) -> str:
    return (
        "One card was dealt, but the deck has only " + str(facts["deck"]) + "."
        if form(facts["dealt"]) == "one"
        else started(in_words(facts["dealt"]))
        + " cards were dealt, but the deck has only "
        + str(facts["deck"])
        + "."
    )


def uno_deal_seven_breaks(facts: Facts) -> str:
    return (
        str(facts["seats"])
        + " "
        + ("does" if form(facts["people"]) == "one" else "do")
        + " not have seven cards: deal again."
    )


def uno_deal_next_holds(facts: Facts) -> str:
    return str(facts["dealer"]) + " is the dealer now."


def uno_deck_breaks_none(facts: Facts) -> str:
    return "There is no " + printed(facts["card"]) + " in your deck."


def uno_deck_breaks_fewer(facts: Facts) -> str:
    return "Your deck does not have " + in_words(facts["many"]) + " " + printed(facts["card"]) + " cards."


def uno_first_card_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " is the first card, and " + str(facts["seat"]) + " plays first."


def uno_first_card_breaks_ignored(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " cannot be the first card: turn up more cards until a number comes."
    )


def uno_first_card_breaks_back(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["card"])
        + " cannot be the first card: shuffle it back into the draw pile and turn up another."
    )


def uno_first_card_breaks_stays(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " stays as the first card: no other card is turned up after it."


def uno_first_card_breaks_color(facts: Facts) -> str:
    return str(facts["seat"]) + " has to name a color first: before that, no Wild Draw Four can be laid."


def uno_first_card_reverse_holds(facts: Facts) -> str:
    return (
        "The first card is a Reverse: "
        + str(facts["dealer"])
        + ", the dealer, plays first, and play goes to the right."
    )


def uno_first_card_skip_holds(facts: Facts) -> str:
    return (
        "The first card is a Skip: " + str(facts["seat"]) + ", to the dealer's left, misses the first turn."
    )


def uno_first_card_draw_two_holds(facts: Facts) -> str:
    return (
        "The first card is a Draw Two: "
        + str(facts["seat"])
        + ", to the dealer's left, draws two cards and misses the first turn."
    )


def uno_first_card_draw_two_plays_holds(facts: Facts) -> str:
    return (
        "The first card is a Draw Two: "
        + str(facts["seat"])
        + ", to the dealer's left, draws two cards and then plays first."
    )


def uno_first_card_wild_holds(facts: Facts) -> str:
    return (
        "The first card is a Wild: "
        + str(facts["seat"])
        + " names the color and plays first, or simply lays a colored card."
    )


def uno_turn_breaks(facts: Facts) -> str:
    return "It is " + str(facts["turn"]) + "'s turn, not " + str(facts["seat"]) + "'s."


def uno_draw_one_breaks_other(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " draws "
        + uno_cards_count(facts)
        + " in this turn, not "
        + uno_so_many_drawn(facts)
        + "."
    )


def uno_draw_one_breaks_dry(facts: Facts) -> str:
    return str(facts["seat"]) + " cannot draw " + uno_cards_drawn(facts) + ": no card is left to draw."


def uno_drawn_card_holds(facts: Facts) -> str:
    return str(facts["kept_by"]) + " has kept the card just drawn."


def uno_drawn_card_breaks_other(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has drawn this turn and may lay only that card, not the "
        + printed(facts["card"])
        + "."
    )


def uno_drawn_card_breaks_again(facts: Facts) -> str:
    return str(facts["seat"]) + " has already drawn this turn: lay that card, or keep it."


def uno_skip_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " misses this turn."


def uno_draw_two_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " draws two cards and misses the turn."


def uno_owed_breaks_other(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has to draw "
        + uno_cards_count(facts)
        + ", not "
        + uno_so_many_drawn(facts)
        + "."
    )


def uno_owed_breaks_answer(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has to draw "
        + uno_cards_count(facts)
        + " and misses the turn: this card cannot be laid instead."
    )


def uno_owed_breaks_card(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has to draw "
        + uno_cards_count(facts)
        + " and misses the turn: no card can be laid instead."
    )


def uno_owed_holds_due(facts: Facts) -> str:
    return str(facts["seat"]) + " has to draw " + uno_cards_count(facts) + "."


def uno_owed_holds_drawn(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " had to draw one card and has drawn it."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " had to draw " + in_words(facts["count"]) + " cards and has drawn them."
    )


def uno_owed_holds_other(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " had to draw "
        + uno_cards_count(facts)
        + " and has drawn "
        + uno_so_many_drawn(facts)
        + "."
    )


def uno_owed_holds_fewer(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has drawn "
        + uno_so_many_drawn(facts)
        + " of the "
        + uno_cards_count(facts)
        + "."
    )


def uno_owed_holds_dry(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has drawn "
        + uno_so_many_drawn(facts)
        + " of the "
        + uno_cards_count(facts)
        + ": no more are left."
    )


def uno_owed_undisputed_holds(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " had to draw one card. Everybody kept playing, so we count it as drawn."
        if form(facts["count"]) == "one"
        else str(facts["seat"])
        + " had to draw "
        + in_words(facts["count"])
        + " cards. Everybody kept playing, so we count them as drawn."
    )


def uno_pile_short_holds_rest(facts: Facts) -> str:
    return (
        "The draw pile has only one card: draw it, leave the top discard, shuffle all the others into a new draw pile and draw "
        + in_words(facts["rest"])
        + " more."
        if form(facts["pile"]) == "one"
        else "The draw pile has only "
        + in_words(facts["pile"])
        + " cards: draw them, leave the top discard, shuffle all the others into a new draw pile and draw "
        + in_words(facts["rest"])
        + " more."
    )


def uno_pile_short_holds_pile(facts: Facts) -> str:
    return (
        "The draw pile has only "
        + uno_cards_pile(facts)
        + ": leave the top discard and shuffle all the others into a new draw pile."
    )


def uno_pile_short_holds_empty(_: Facts) -> str:
    return "The draw pile is empty: leave the top discard and shuffle all the others into a new draw pile."


def uno_pile_dry_holds_none(_: Facts) -> str:
    return "No card is left to draw."


def uno_pile_dry_holds_some(facts: Facts) -> str:
    return (
        "Only one card is left: draw it, and then you are done."
        if form(facts["drawable"]) == "one"
        else "Only " + in_words(facts["drawable"]) + " cards are left: draw them, and then you are done."
    )


def uno_pile_dry_breaks(_: Facts) -> str:
    return "This card cannot just have been drawn: no card was left to draw."


def uno_reshuffle_breaks(_: Facts) -> str:
    return "There is nothing to shuffle: only the top discard lies there."


def uno_wild_draw_four_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " draws four cards and misses the turn."


def uno_wild_draw_four_color_breaks(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " may not lay the Wild Draw Four: everybody has seen that "
        + str(facts["seat"])
        + " holds a "
        + str(facts["color"])
        + " card."
        + str(facts["otherwise"])
    )


def uno_wild_draw_four_color_any_playable_breaks(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " may not lay the Wild Draw Four: everybody has seen that "
        + str(facts["seat"])
        + " holds a card that fits or another wild card."
        + str(facts["otherwise"])
    )


def uno_wild_draw_four_color_wilds_count_breaks(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " may not lay the Wild Draw Four: everybody has seen that "
        + str(facts["seat"])
        + " holds a "
        + str(facts["color"])
        + " card or another wild card."
        + str(facts["otherwise"])
    )


def uno_wild_draw_four_color_holds(facts: Facts) -> str:
    return (
        "The Wild Draw Four is allowed: the cards on the table prove that "
        + str(facts["seat"])
        + " holds no "
        + str(facts["color"])
        + " card."
    )


def uno_wild_draw_four_color_any_playable_holds(facts: Facts) -> str:
    return (
        "The Wild Draw Four is allowed: the cards on the table prove that "
        + str(facts["seat"])
        + " holds no card that fits."
    )


def uno_wild_draw_four_color_wilds_count_holds(facts: Facts) -> str:
    return (
        "The Wild Draw Four is allowed: the cards on the table prove that "
        + str(facts["seat"])
        + " holds no "
        + str(facts["color"])
        + " card and no other wild card."
    )


def uno_wild_draw_four_color_unseen_trusted(facts: Facts) -> str:
    return (
        "A Wild Draw Four is allowed only if the hand holds no "
        + str(facts["color"])
        + " card. Nobody can check that, so we trust "
        + str(facts["seat"])
        + "."
    )


def uno_wild_draw_four_color_unseen_open(facts: Facts) -> str:
    return (
        "A Wild Draw Four is allowed only if the hand holds no "
        + str(facts["color"])
        + " card. Nobody can check that, so we trust "
        + str(facts["seat"])
        + " unless somebody challenges."
    )


def uno_wild_draw_four_color_any_playable_unseen_trusted(facts: Facts) -> str:
    return (
        "A Wild Draw Four is allowed only if the hand holds no card that fits and no other wild card. Nobody can check that, so we trust "
        + str(facts["seat"])
        + "."
    )


def uno_wild_draw_four_color_any_playable_unseen_open(facts: Facts) -> str:
    return (
        "A Wild Draw Four is allowed only if the hand holds no card that fits and no other wild card. Nobody can check that, so we trust "
        + str(facts["seat"])
        + " unless somebody challenges."
    )


def uno_wild_draw_four_color_wilds_count_unseen_trusted(facts: Facts) -> str:
    return (
        "A Wild Draw Four is allowed only if the hand holds no "
        + str(facts["color"])
        + " card and no other wild card. Nobody can check that, so we trust "
        + str(facts["seat"])
        + "."
    )


def uno_wild_draw_four_color_wilds_count_unseen_open(facts: Facts) -> str:
    return (
        "A Wild Draw Four is allowed only if the hand holds no "
        + str(facts["color"])
        + " card and no other wild card. Nobody can check that, so we trust "
        + str(facts["seat"])
        + " unless somebody challenges."
    )


def uno_wild_draw_four_seen_holds(facts: Facts) -> str:
    return (
        "Nobody has to look at "
        + str(facts["accused"])
        + "'s hand: everybody has seen what was in it."
        + str(facts["otherwise"])
    )


def uno_wild_draw_four_seen_breaks(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " has to take the Wild Draw Four back: everybody can see that it is not allowed."
    )


def uno_challenge_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " challenges the Wild Draw Four that makes " + str(facts["told"]) + " draw."


def uno_challenge_breaks_laid(facts: Facts) -> str:
    return str(facts["laid"]) + " laid the Wild Draw Four: only somebody else may challenge it."


def uno_challenge_breaks_told(facts: Facts) -> str:
    return (
        "Only "
        + str(facts["told"])
        + " may challenge, because "
        + str(facts["told"])
        + " has to draw the cards."
    )


def uno_challenge_breaks_challenged(_: Facts) -> str:
    return "The Wild Draw Four has already been challenged."


def uno_challenge_breaks_nothing(_: Facts) -> str:
    return "There is no Wild Draw Four to challenge now."


def uno_challenge_in_time_holds(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " first puts the "
        + uno_cards_count(facts)
        + " drawn for it back on the draw pile."
    )


def uno_challenge_in_time_breaks(_: Facts) -> str:
    return "It is too late to challenge: the cards were drawn, or somebody already played on."


def uno_challenge_hand_holds(facts: Facts) -> str:
    return str(facts["accused"]) + " shows the hand to everybody."


def uno_challenge_hand_breaks_nobody(_: Facts) -> str:
    return "Nobody has to show a hand now."


def uno_challenge_hand_breaks_accused(facts: Facts) -> str:
    return "It is " + str(facts["accused"]) + "'s hand that has to be shown."


def uno_challenge_hand_breaks_teller(facts: Facts) -> str:
    return "Only " + str(facts["teller"]) + " or the scorekeeper can say that."


def uno_challenge_hand_breaks_size(facts: Facts) -> str:
    return (
        "The hand had "
        + ("one card" if form(facts["size"]) == "one" else in_words(facts["size"]) + " cards")
        + " when the Wild Draw Four was laid, but "
        + (
            "none were"
            if facts["shown"] == 0
            else "one was"
            if form(facts["shown"]) == "one"
            else in_words(facts["shown"]) + " were"
        )
        + " shown."
    )


def uno_challenge_hand_breaks_cards(_: Facts) -> str:
    return "Nobody can hold all these cards: some of them have been seen elsewhere, or are not in the deck. Look again."


def uno_challenge_open_breaks(facts: Facts) -> str:
    return str(facts["accused"]) + " has to show the hand first: the Wild Draw Four has been challenged."


def uno_challenge_word_unseen(facts: Facts) -> str:
    return (
        "We believe what "
        + str(facts["teller"])
        + " says of the hand, unless somebody else who saw it says the opposite before the next player lays or draws a card."
    )


def uno_challenge_word_holds(facts: Facts) -> str:
    return "Somebody else who saw the hand says the same as " + str(facts["teller"]) + ": that settles it."


def uno_challenge_word_breaks_contested(_: Facts) -> str:
    return "You already disagree about that hand: decide it together."


def uno_challenge_word_breaks_late(_: Facts) -> str:
    return "It is too late to say what was in that hand: somebody has played on."


def uno_challenge_word_breaks_teller(facts: Facts) -> str:
    return str(facts["teller"]) + " has said the opposite before: only the scorekeeper can correct that."


def uno_challenge_crossed_crossed(facts: Facts) -> str:
    return (
        str(facts["accused"])
        + " and "
        + str(facts["challenger"])
        + " disagree about what was in the hand, and nobody else can tell. For now, forget the challenge: "
        + str(facts["seat"])
        + " draws the "
        + uno_cards_count(facts)
        + ". Keep playing, and decide together who is right."
    )


def uno_challenge_guilty_holds_color(facts: Facts) -> str:
    return (
        "The challenge was right: "
        + str(facts["accused"])
        + " had a card of the color that was being played. "
        + str(facts["accused"])
        + " draws "
        + uno_cards_count(facts)
        + ", and "
        + str(facts["seat"])
        + " plays."
    )


def uno_challenge_guilty_holds_sought(facts: Facts) -> str:
    return (
        "The challenge was right: "
        + str(facts["accused"])
        + " had a card that made the Wild Draw Four against the rules. "
        + str(facts["accused"])
        + " draws "
        + uno_cards_count(facts)
        + ", and "
        + str(facts["seat"])
        + " plays."
    )


def uno_challenge_innocent_holds_color(facts: Facts) -> str:
    return (
        "The challenge was wrong: "
        + str(facts["accused"])
        + " did not have a card of the color that was being played. "
        + str(facts["penalty"])
    )


def uno_challenge_innocent_holds_sought(facts: Facts) -> str:
    return (
        "The challenge was wrong: "
        + str(facts["accused"])
        + " had no card that made the Wild Draw Four against the rules. "
        + str(facts["penalty"])
    )


def uno_challenge_last_card_holds(facts: Facts) -> str:
    return (
        "The challenge was wrong: " + str(facts["accused"]) + " has no cards left. " + str(facts["penalty"])
    )


def uno_challenge_last_card_breaks(facts: Facts) -> str:
    return str(facts["accused"]) + " has no cards left: you cannot challenge somebody's last card."


def uno_lost_challenge_misses(facts: Facts) -> str:
    return str(facts["seat"]) + " draws " + uno_cards_count(facts) + " and misses the turn."


def uno_lost_challenge_draws(facts: Facts) -> str:
    return str(facts["seat"]) + " draws " + uno_cards_count(facts) + "."


def uno_deduction_bluff_holds_settles(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " held a "
        + str(facts["color"])
        + " card when laying the Wild Draw Four: it was a bluff. That settles the challenge."
    )


def uno_deduction_bluff_holds_late(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " held a "
        + str(facts["color"])
        + " card when laying the Wild Draw Four: it was a bluff. It is too late for a penalty."
    )


def uno_wild_shuffle_hands_holds(_: Facts) -> str:
    return "All hands are shuffled together and dealt again."


def uno_wild_swap_hands_holds(_: Facts) -> str:
    return "Whoever laid it swaps hands with another player."


def uno_wild_customizable_holds(_: Facts) -> str:
    return "Do what is written on the card, or what your table has agreed on for it."


def uno_swap_holds_none(facts: Facts) -> str:
    return str(facts["seat"]) + " and " + str(facts["other"]) + " swap hands."


def uno_swap_holds_one(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " and "
        + str(facts["other"])
        + " swap hands: now "
        + str(facts["who"])
        + " has "
        + uno_cards_count(facts)
        + "."
    )


def uno_swap_holds_both(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " and "
        + str(facts["other"])
        + " swap hands: now "
        + str(facts["seat"])
        + " has "
        + ("one card" if form(facts["cards"]) == "one" else in_words(facts["cards"]) + " cards")
        + " and "
        + str(facts["other"])
        + " has "
        + ("none" if facts["others"] == 0 else in_words(facts["others"]))
        + "."
    )


def uno_swap_breaks_owing(facts: Facts) -> str:
    return str(facts["owing"]) + " has to say first who to swap hands with."


def uno_swap_breaks_oneself(_: Facts) -> str:
    return "Choose another player to swap hands with."


def uno_swap_breaks_gone(facts: Facts) -> str:
    return str(facts["gone"]) + " is not playing any more."


def uno_swap_breaks_nothing(_: Facts) -> str:
    return "Nobody can swap hands now."


def uno_call_unseen(facts: Facts) -> str:
    return "The call counts: nobody knows how many cards " + str(facts["seat"]) + " has."


def uno_call_breaks_caught(facts: Facts) -> str:
    return str(facts["caught"]) + " has called UNO and cannot be caught."


def uno_call_breaks_held(facts: Facts) -> str:
    return str(facts["seat"]) + " has " + uno_cards_held(facts) + ": UNO is called with one card left."


def uno_call_early_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " calls UNO just before laying the second-to-last card: that counts."


def uno_call_early_breaks(facts: Facts) -> str:
    return "Too early: " + str(facts["seat"]) + " must wait to call UNO until laying the second-to-last card."


def uno_call_missed_turn_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " had to draw. That does not end the time to catch."


def uno_call_missed_turn_breaks(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": the next player has missed a turn."


def uno_call_missed_turn_draw_closes_breaks(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": the next player has drawn what was owed."


def uno_call_missed_turn_draw_closes_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " draws what is owed. That ends the time to catch."


def uno_call_missed_turn_closes_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " misses the turn. That ends the time to catch."


def uno_call_in_time_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " calls UNO late, but was not caught: there is no penalty."


def uno_call_in_time_breaks_own(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": " + str(facts["caught"]) + " has played on."


def uno_call_in_time_breaks_lapse(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": now somebody else has to call UNO."


def uno_call_in_time_breaks_played(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": somebody has played on."


def uno_call_in_time_breaks_laid(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": somebody has laid a card."


def uno_call_in_time_breaks_drawn(facts: Facts) -> str:
    return "It is too late to catch " + str(facts["caught"]) + ": somebody has drawn a card."


def uno_call_crossed_crossed_called(facts: Facts) -> str:
    return (
        "Nobody can tell whether "
        + str(facts["caught"])
        + "'s call or the catch was first. "
        + str(facts["caught"])
        + " draws no cards for now: keep playing, and decide it together."
    )


def uno_call_crossed_crossed_begun(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " was caught just as play went on, and nobody can tell which was first. "
        + str(facts["caught"])
        + " draws no cards for now: keep playing, and decide it together."
    )


def uno_call_crossed_call_holds_called(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " called UNO and was caught at the same moment. The call counts: "
        + str(facts["caught"])
        + " draws nothing."
    )


def uno_call_crossed_call_breaks_begun(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " was caught just as play went on. It is too late: "
        + str(facts["caught"])
        + " draws nothing."
    )


def uno_call_crossed_call_breaks_called(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " called UNO and was caught at the same moment. The call counts: "
        + str(facts["caught"])
        + " draws nothing."
    )


def uno_call_crossed_catch_holds_begun(facts: Facts) -> str:
    return str(facts["caught"]) + " was caught just as play went on. The catch counts."


def uno_call_crossed_catch_holds_called(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The catch counts."


def uno_call_crossed_catch_breaks_called(facts: Facts) -> str:
    return str(facts["caught"]) + " called UNO and was caught at the same moment. The catch counts."


def uno_catch_breaks_received(facts: Facts) -> str:
    return str(facts["caught"]) + " got that last card with another player's hand and need not call UNO."


def uno_catch_breaks_swaps(facts: Facts) -> str:
    return "It is too early to catch " + str(facts["caught"]) + ": the swap of hands comes first."


def uno_catch_breaks_counted(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " cannot be caught: "
        + str(facts["caught"])
        + " did not play down to one card, so no call was due."
    )


def uno_catch_breaks_late(facts: Facts) -> str:
    return (
        "It is too late to catch "
        + str(facts["caught"])
        + ": play has gone on since "
        + str(facts["caught"])
        + " had one card left."
    )


def uno_catch_breaks_unknown(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " cannot be caught: nobody knows how many cards "
        + str(facts["caught"])
        + " has."
    )


def uno_catch_breaks_held(facts: Facts) -> str:
    return str(facts["caught"]) + " has " + uno_cards_held(facts) + ": UNO is called with one card left."


def uno_catch_breaks_disputed(facts: Facts) -> str:
    return "You already disagree about whether " + str(facts["caught"]) + " called UNO: decide it together."


def uno_catch_breaks_before(facts: Facts) -> str:
    return str(facts["caught"]) + " calls UNO too late: " + str(facts["caught"]) + " was caught before."


def uno_catch_breaks_again(facts: Facts) -> str:
    return str(facts["caught"]) + " has already been caught and draws only once."


def uno_catch_breaks_oneself(_: Facts) -> str:
    return "Nobody can catch themselves."


def uno_catch_heard_unseen(facts: Facts) -> str:
    return (
        "The catch counts, unless "
        + str(facts["caught"])
        + " says “I called UNO” before the next player lays or draws a card."
    )


def uno_deduction_card_breaks_held(facts: Facts) -> str:
    return str(facts["seat"]) + " has no cards left to lay."


def uno_deduction_card_breaks_known(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " does not have the "
        + printed(facts["card"])
        + ": everybody has seen all the cards in "
        + str(facts["seat"])
        + "'s hand."
        + str(facts["otherwise"])
    )


def uno_deduction_card_breaks_received(facts: Facts) -> str:
    return (
        "There is only one "
        + printed(facts["card"])
        + ": it was shuffled into the draw pile, and "
        + str(facts["seat"])
        + " has drawn nothing since."
        + str(facts["otherwise"])
        if form(facts["copies"]) == "one"
        else "There are only two "
        + printed(facts["card"])
        + " cards: both were shuffled into the draw pile, and "
        + str(facts["seat"])
        + " has drawn nothing since."
        + str(facts["otherwise"])
        if facts["copies"] == 2
        else "There are only "
        + in_words(facts["copies"])
        + " "
        + printed(facts["card"])
        + " cards: all of them were shuffled into the draw pile, and "
        + str(facts["seat"])
        + " has drawn nothing since."
        + str(facts["otherwise"])
    )


def uno_deduction_card_breaks_elsewhere(facts: Facts) -> str:
    return (
        "There is only one "
        + printed(facts["card"])
        + ", and it was seen elsewhere."
        + str(facts["otherwise"])
        if form(facts["copies"]) == "one"
        else "There are only two "
        + printed(facts["card"])
        + " cards, and both were seen elsewhere."
        + str(facts["otherwise"])
        if facts["copies"] == 2
        else "There are only "
        + in_words(facts["copies"])
        + " "
        + printed(facts["card"])
        + " cards, and all of them were seen elsewhere."
        + str(facts["otherwise"])
    )


def uno_something_earlier_may_be_wrong(_: Facts) -> str:
    return "If something earlier was written down wrongly, correct that first."


def uno_deduction_slip_unseen(facts: Facts) -> str:
    return (
        str(facts["by"])
        + " showed the "
        + printed(facts["shown"])
        + " before, and that speaks against this. But it was refused then, so it may have been a mistake."
    )


def uno_deduction_slip_holds_somebody(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["shown"])
        + " is not "
        + str(facts["by"])
        + "'s: that was a mistake and is corrected."
    )


def uno_deduction_slip_holds_returned(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["shown"])
        + " is "
        + str(facts["really"])
        + "'s, not "
        + str(facts["by"])
        + "'s: that was a mistake and is corrected, and "
        + str(facts["by"])
        + " puts "
        + (
            "the penalty card back."
            if form(facts["returned"]) == "one"
            else "the " + in_words(facts["returned"]) + " penalty cards back."
        )
    )


def uno_deduction_slip_holds_other(facts: Facts) -> str:
    return (
        "The "
        + printed(facts["shown"])
        + " is "
        + str(facts["really"])
        + "'s, not "
        + str(facts["by"])
        + "'s: that was a mistake and is corrected."
    )


def uno_deduction_pile_breaks_drawn(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " cannot have drawn "
        + a_or_an(printed(facts["card"]))
        + ": "
        + str(facts["discards"])
        + ". "
        + uno_something_earlier_may_be_wrong(facts)
    )


def uno_deduction_pile_breaks_before(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " does not have the "
        + printed(facts["card"])
        + ": "
        + str(facts["seat"])
        + " drew before the discards were shuffled, and the card was among the discards. "
        + uno_something_earlier_may_be_wrong(facts)
    )


def uno_deduction_pile_breaks_given(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " does not have the "
        + printed(facts["card"])
        + ": it was shuffled into the draw pile, and "
        + str(facts["seat"])
        + " has already laid every card drawn since. "
        + uno_something_earlier_may_be_wrong(facts)
    )


def uno_deduction_pile_breaks_held(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " cannot have the "
        + printed(facts["card"])
        + ": "
        + str(facts["discards"])
        + ", and "
        + str(facts["seat"])
        + " has laid all the cards from before the shuffle. "
        + uno_something_earlier_may_be_wrong(facts)
    )


def uno_discards_had_one_other(_: Facts) -> str:
    return "the only discard that was shuffled was another card"


def uno_discards_had_others(facts: Facts) -> str:
    return "it was not among the " + in_words(facts["pile"]) + " discards that were shuffled"


def uno_discards_had_so_many(facts: Facts) -> str:
    return (
        "only one was among the discards that were shuffled, and it was drawn already"
        if form(facts["lay"]) == "one"
        else "only "
        + in_words(facts["lay"])
        + " were among the discards that were shuffled, and they were drawn already"
    )


def uno_recount_breaks_most(facts: Facts) -> str:
    return str(facts["seat"]) + " cannot have that many cards: " + str(facts["most"]) + " is the most."


def uno_recount_breaks_pile(facts: Facts) -> str:
    return (
        ("One card was" if form(facts["pile"]) == "one" else started(in_words(facts["pile"])) + " cards were")
        + " counted in the draw pile, but there should be "
        + ("none" if facts["expected"] == 0 else in_words(facts["expected"]))
        + ": count the hands, too."
    )


def uno_recount_holds_hand(facts: Facts) -> str:
    return str(facts["seat"]) + " has " + uno_cards_count(facts) + "."


def uno_recount_holds_pile(facts: Facts) -> str:
    return "The draw pile has " + uno_cards_pile(facts) + "."


def uno_resync_breaks_empty(_: Facts) -> str:
    return "A player without cards has won the round: count the other hands instead."


def uno_resync_breaks_cards(facts: Facts) -> str:
    return (
        "The hands cannot have one card: the deck has only " + str(facts["deck"]) + " in all."
        if form(facts["cards"]) == "one"
        else "The hands cannot have "
        + in_words(facts["cards"])
        + " cards: the deck has only "
        + str(facts["deck"])
        + " in all."
    )


def uno_leaving_breaks_out(facts: Facts) -> str:
    return str(facts["out"]) + " has won this round, and can leave once it is counted."


def uno_leaving_breaks_open(_: Facts) -> str:
    return "No round is being played: there is no hand to count."


def uno_leaving_breaks_winner(facts: Facts) -> str:
    return (
        str(facts["winner"])
        + " has won this round: count the cards in "
        + str(facts["seat"])
        + "'s hand first, then "
        + str(facts["seat"])
        + " can leave."
    )


def uno_leaving_breaks_round(facts: Facts) -> str:
    return (
        "The hands of round "
        + str(facts["round"])
        + " are being counted: score the round first, then "
        + str(facts["seat"])
        + " can leave."
    )


def uno_leaving_breaks_untold(facts: Facts) -> str:
    return (
        "The cards of a player who leaves are counted: say how many points are in "
        + str(facts["seat"])
        + "'s hand."
    )


def uno_leaving_breaks_told(facts: Facts) -> str:
    return (
        "The cards of a player who leaves do not count: do not give any points for "
        + str(facts["seat"])
        + "."
    )


def uno_nothing_to_count_on_leaving(facts: Facts) -> str:
    return str(facts["seat"]) + " holds no cards: there is nothing to count."


def uno_going_out_holds(facts: Facts) -> str:
    return str(facts["out"]) + " has no cards left and wins the round."


def uno_going_out_breaks(facts: Facts) -> str:
    return str(facts["out"]) + " has won the round: only the hands are still counted."


def uno_going_out_draw_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " still draws " + uno_cards_count(facts) + " before the hands are counted."


def uno_going_out_draw_not_drawn_holds(facts: Facts) -> str:
    return str(facts["seat"]) + " need not draw: the round is over."


def uno_count_breaks_nobody(_: Facts) -> str:
    return "Nobody has gone out yet, so there is nothing to count."


def uno_count_breaks_out(facts: Facts) -> str:
    return str(facts["out"]) + " went out and has nothing to count."


def uno_count_hand_unseen(facts: Facts) -> str:
    return (
        "We trust "
        + str(facts["seat"])
        + ": nobody knows how many cards "
        + str(facts["seat"])
        + " should have."
    )


def uno_count_hand_breaks(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " has "
        + uno_cards_held(facts)
        + " left, but "
        + (
            "none were"
            if facts["counted"] == 0
            else "one was"
            if form(facts["counted"]) == "one"
            else in_words(facts["counted"]) + " were"
        )
        + " counted."
    )


def uno_points_holds(facts: Facts) -> str:
    return str(facts["seat"]) + "'s hand is worth " + uno_points(facts) + "."


def uno_points_special_holds(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " is worth " + uno_points(facts) + "."


def uno_points_breaks_value(facts: Facts) -> str:
    return "No card is worth " + str(facts["value"]) + " points."


def uno_points_breaks_most(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " holds "
        + uno_cards_held(facts)
        + ", worth at most "
        + uno_points_most(facts)
        + "."
        + str(facts["otherwise"])
    )


def uno_points_breaks_between(facts: Facts) -> str:
    return (
        started(uno_cards_held(facts))
        + " cannot be worth "
        + uno_points(facts)
        + ". "
        + str(facts["possible"])
        + str(facts["otherwise"])
    )


def uno_nearest_total(facts: Facts) -> str:
    return "The nearest possible total is " + str(facts["above"]) + "."


def uno_nearest_totals(facts: Facts) -> str:
    return "The nearest possible totals are " + str(facts["below"]) + " and " + str(facts["above"]) + "."


def uno_deduction_score_breaks_out(facts: Facts) -> str:
    return (
        "Everybody has seen "
        + str(facts["out"])
        + " go out in this round: "
        + str(facts["out"])
        + " has won it."
    )


def uno_deduction_score_breaks_unseen_none(facts: Facts) -> str:
    return "Nobody can still have a card worth " + uno_points_of_a_card(facts) + "."


def uno_deduction_score_breaks_unseen(facts: Facts) -> str:
    return (
        "Only one card worth "
        + uno_points_of_a_card(facts)
        + " can still be in somebody's hand, not "
        + uno_so_many_left(facts)
        + "."
        if form(facts["unseen"]) == "one"
        else "Only "
        + in_words(facts["unseen"])
        + " cards worth "
        + uno_points_of_a_card(facts)
        + " can still be in the players' hands, not "
        + uno_so_many_left(facts)
        + "."
    )


def uno_deduction_score_breaks_each(facts: Facts) -> str:
    return (
        str(facts["seats"])
        + " cannot have "
        + str(facts["amounts"])
        + " points: there are not enough such cards for all of them."
    )


def uno_deduction_score_breaks_copies_none(facts: Facts) -> str:
    return "No card is worth " + uno_points_of_a_card(facts) + "."


def uno_deduction_score_breaks_copies(facts: Facts) -> str:
    return (
        "The deck has only "
        + uno_cards_copies(facts)
        + " worth "
        + uno_points_of_a_card(facts)
        + ", not "
        + uno_so_many_left(facts)
        + "."
    )


def uno_deduction_score_breaks_much(facts: Facts) -> str:
    return "That is too much: all cards together are worth " + uno_points_most(facts) + "."


def uno_deduction_score_breaks_much_aside(facts: Facts) -> str:
    return (
        "That is too much: all the cards together are worth "
        + uno_points_most(facts)
        + ", and the hands that were set aside are worth "
        + uno_points_aside(facts)
        + " of that."
    )


def uno_deduction_score_breaks_aside(facts: Facts) -> str:
    return "That is too little: the hands set aside alone are worth " + uno_points_aside(facts) + "."


def uno_deduction_score_breaks_little(facts: Facts) -> str:
    return "That is too little: " + uno_hands_with_cards(facts) + "."


def uno_deduction_score_breaks_little_aside(facts: Facts) -> str:
    return (
        "That is too little: "
        + uno_hands_with_cards(facts)
        + ", and the hands that were set aside are worth "
        + uno_points_aside(facts)
        + "."
    )


def uno_hands_with_cards(facts: Facts) -> str:
    return (
        (
            "one player still has cards, and those are"
            if form(facts["hands"]) == "one"
            else in_words(facts["hands"]) + " players still have cards, and those are"
        )
        + " worth at least "
        + ("1 point" if form(facts["least"]) == "one" else str(facts["least"]) + " points")
    )


def uno_deduction_score_breaks_most(facts: Facts) -> str:
    return (
        str(facts["seats"])
        + " "
        + uno_they_hold(facts)
        + " "
        + uno_cards_held(facts)
        + ", worth at most "
        + uno_points_most(facts)
        + "."
    )


def uno_deduction_score_breaks_between(facts: Facts) -> str:
    return (
        str(facts["seats"])
        + " "
        + uno_they_hold(facts)
        + " "
        + uno_cards_held(facts)
        + ": "
        + ("it" if form(facts["held"]) == "one" else "these")
        + " cannot be worth "
        + uno_points(facts)
        + ". "
        + str(facts["possible"])
    )


def uno_they_hold(facts: Facts) -> str:
    return "holds" if form(facts["people"]) == "one" else "hold"


def uno_score_winner_holds_unknown(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " "
        + ("gets" if form(facts["people"]) == "one" else "get")
        + " the points for the cards left in "
        + uno_hands_of(facts)
        + "."
    )


def uno_score_winner_holds_none(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " "
        + uno_they_get(facts)
        + " no points for "
        + uno_this_round(facts)
        + ", for the cards left in "
        + uno_hands_of(facts)
        + "."
    )


def uno_score_winner_holds_points(facts: Facts) -> str:
    return (
        str(facts["who"])
        + " "
        + uno_they_get(facts)
        + " "
        + uno_points(facts)
        + " for "
        + uno_this_round(facts)
        + ", for the cards left in "
        + uno_hands_of(facts)
        + "."
    )


def uno_they_get(facts: Facts) -> str:
    return "gets" if form(facts["people"]) == "one" else "together get"


def uno_hands_of(facts: Facts) -> str:
    return (
        "their opponents' hands"
        if facts["hands"] == "opponents"
        else "the other teams' hands"
        if facts["hands"] == "teams"
        else "the other team's hands"
        if facts["hands"] == "team"
        else "all other hands"
    )


def uno_this_round(facts: Facts) -> str:
    return "the round" if facts["round"] == 0 else "round " + str(facts["round"])


def uno_score_own_holds_unknown(facts: Facts) -> str:
    return (
        "Everybody gets the points for the cards left in their own hand. "
        + str(facts["winner"])
        + " gets none."
    )


def uno_score_own_holds_told(facts: Facts) -> str:
    return "Points for the cards left in " + uno_this_round(facts) + ": " + str(facts["told"]) + "."


def uno_points_of_a_seat(facts: Facts) -> str:
    return str(facts["seat"]) + " " + str(facts["points"])


def uno_no_points_of_a_seat(facts: Facts) -> str:
    return str(facts["seat"]) + " none"


def uno_score_none_holds(facts: Facts) -> str:
    return str(facts["winner"]) + " has won " + uno_this_round(facts) + ": you count rounds, not points."


def uno_score_winner_breaks_everybody(_: Facts) -> str:
    return "Everybody gets points: tell the points of each player."


def uno_score_winner_breaks_fewest(facts: Facts) -> str:
    return (
        "Somebody must have 0 points, because somebody went out. But the lowest number here is "
        + ("1 point" if form(facts["fewest"]) == "one" else str(facts["fewest"]) + " points")
        + " for "
        + str(facts["seat"])
        + "."
    )


def uno_score_winner_breaks_together(facts: Facts) -> str:
    return "Only the winner of a round gets points, not " + str(facts["seats"]) + " together."


def uno_score_partners_breaks_players(_: Facts) -> str:
    return "Partners stay together until the match is over."


def uno_score_partners_breaks_points(_: Facts) -> str:
    return "Only the two partners of one team get points, and both get the same."


def uno_score_two_teams_breaks_players(_: Facts) -> str:
    return "The teams stay as they are until the match is over."


def uno_score_two_teams_breaks_points(_: Facts) -> str:
    return "Only the players of one team get points, and all of them the same."


def uno_one_total_of_partners(facts: Facts) -> str:
    return str(facts["partners"]) + " are partners and share one total: tell the same points for both."


def uno_one_total_of_a_team(facts: Facts) -> str:
    return str(facts["partners"]) + " are one team and share one total: tell the same points for all of them."


def uno_target_holds_winners(facts: Facts) -> str:
    return (
        str(facts["winners"]) + " have 1 point and win the match."
        if form(facts["total"]) == "one"
        else str(facts["winners"]) + " have " + str(facts["total"]) + " points and win the match."
    )


def uno_target_holds_winner(facts: Facts) -> str:
    return (
        str(facts["winner"]) + " has 1 point and wins the match."
        if form(facts["total"]) == "one"
        else str(facts["winner"]) + " has " + str(facts["total"]) + " points and wins the match."
    )


def uno_target_breaks(facts: Facts) -> str:
    return str(facts["gone"]) + " is not playing any more."


def uno_sitting_out_breaks(facts: Facts) -> str:
    return str(facts["gone"]) + " is out of this round and plays again in the next one."


def uno_target_none_holds_winners(facts: Facts) -> str:
    return (
        str(facts["winners"]) + " have won one round each, more than the others, and win the match."
        if form(facts["rounds"]) == "one"
        else str(facts["winners"])
        + " have won "
        + in_words(facts["rounds"])
        + " rounds each, more than the others, and win the match."
    )


def uno_target_none_holds_winner(facts: Facts) -> str:
    return (
        str(facts["winner"]) + " has won one round, more than anybody else, and wins the match."
        if form(facts["rounds"]) == "one"
        else str(facts["winner"])
        + " has won "
        + in_words(facts["rounds"])
        + " rounds, more than anybody else, and wins the match."
    )


def uno_target_none_breaks(_: Facts) -> str:
    return "Without points there is no target. Say that you play on, without a number."


def uno_target_rounds_holds_winners(facts: Facts) -> str:
    return (
        str(facts["winners"]) + " have won one round each and win the match."
        if form(facts["total"]) == "one"
        else str(facts["winners"])
        + " have won "
        + in_words(facts["total"])
        + " rounds each and win the match."
    )


def uno_target_rounds_holds_winner(facts: Facts) -> str:
    return (
        str(facts["winner"]) + " has won one round and wins the match."
        if form(facts["total"]) == "one"
        else str(facts["winner"]) + " has won " + in_words(facts["total"]) + " rounds and wins the match."
    )


def uno_target_elimination_holds_gone(facts: Facts) -> str:
    return (
        str(facts["gone"]) + " has reached the target and is out of the match."
        if form(facts["people"]) == "one"
        else str(facts["gone"]) + " have reached the target and are out of the match."
    )


def uno_target_elimination_holds_winners(facts: Facts) -> str:
    return str(facts["winners"]) + " have the fewest points of all and win the match."


def uno_target_elimination_holds_winner(facts: Facts) -> str:
    return str(facts["winner"]) + " is the last one left and wins the match."


def uno_target_elimination_breaks_gone(facts: Facts) -> str:
    return str(facts["gone"]) + " is not playing any more."


def uno_target_elimination_breaks_everybody(facts: Facts) -> str:
    return (
        "That would put everybody out of the match: all of you would have 1 point."
        if form(facts["target"]) == "one"
        else "That would put everybody out of the match: all of you would have "
        + str(facts["target"])
        + " points."
    )


def uno_house_rule_not_agreed(_: Facts) -> str:
    return "This table does not play by that house rule."


def uno_match_was_over(_: Facts) -> str:
    return "the match was over"


def uno_was_not_on_turn(facts: Facts) -> str:
    return "it was " + str(facts["turn"]) + "'s turn, not " + str(facts["seat"]) + "'s"


def uno_did_not_fit(facts: Facts) -> str:
    return "the " + printed(facts["card"]) + " did not fit on the " + printed(facts["top"])


def uno_did_not_fit_the_color(facts: Facts) -> str:
    return "the " + printed(facts["card"]) + " did not fit, because the color was " + str(facts["color"])


def uno_held_a_card_that_fits(facts: Facts) -> str:
    return "everybody had seen that " + str(facts["seat"]) + " held the " + printed(facts["card"])


def uno_should_have_drawn(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " should have drawn "
        + uno_cards_count(facts)
        + ", not "
        + uno_so_many_drawn(facts)
    )


def uno_was_not_the_drawn_card(facts: Facts) -> str:
    return (
        "the " + printed(facts["card"]) + " was not the card that " + str(facts["seat"]) + " had just drawn"
    )


def uno_had_drawn_already(facts: Facts) -> str:
    return str(facts["seat"]) + " had already drawn in that turn"


def uno_had_to_name_a_color(facts: Facts) -> str:
    return str(facts["owing"]) + " had to name a color first"


def uno_held_a_card_that_forbids(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " had a card that made the Wild Draw Four against the rules, as everybody had seen"
    )


def uno_had_to_draw(facts: Facts) -> str:
    return str(facts["seat"]) + " had to draw " + uno_cards_count(facts)


def uno_had_to_draw_so_many(facts: Facts) -> str:
    return str(facts["seat"]) + " had to draw " + uno_cards_count(facts) + ", not " + uno_so_many_drawn(facts)


def uno_had_nothing_to_draw(_: Facts) -> str:
    return "no card was left to draw"


def uno_did_not_have_so_many(facts: Facts) -> str:
    return (
        str(facts["seats"])
        + " did not have "
        + ("one card" if form(facts["size"]) == "one" else in_words(facts["size"]) + " cards")
    )


def uno_had_no_cards_left(facts: Facts) -> str:
    return str(facts["seat"]) + " had no cards left"


def uno_could_not_be_there(facts: Facts) -> str:
    return "the " + printed(facts["card"]) + " could not be there, as the cards on the table show"


def uno_could_not_have_had(facts: Facts) -> str:
    return str(facts["seat"]) + " could not really have had the " + printed(facts["card"])


def uno_cards_left_are_not_worth_that(_: Facts) -> str:
    return "the cards left cannot be worth that many points"


def uno_hand_is_not_worth_that(_: Facts) -> str:
    return "the cards in that hand cannot be worth that many points"


def uno_had_so_many_cards(facts: Facts) -> str:
    return str(facts["seat"]) + " had " + uno_cards_held(facts)


def uno_had_so_many_cards_left(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " had "
        + uno_cards_held(facts)
        + " left, not "
        + ("none" if facts["counted"] == 0 else in_words(facts["counted"]))
    )


def uno_had_called(facts: Facts) -> str:
    return str(facts["caught"]) + " had called UNO"


def uno_still_had_two_cards(facts: Facts) -> str:
    return str(facts["seat"]) + " still had two cards"


def uno_was_too_late_to_catch(facts: Facts) -> str:
    return "it was too late to catch " + str(facts["caught"])


def uno_could_not_be_caught(facts: Facts) -> str:
    return str(facts["caught"]) + " could not be caught"


def uno_was_too_late_to_challenge(_: Facts) -> str:
    return "it was too late to challenge"


def uno_is_dealt(facts: Facts) -> str:
    return "The cards are dealt, and the " + printed(facts["card"]) + " is turned up."


def uno_goes_back(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " goes back into the draw pile, and another card is turned up."


def uno_card_laid(facts: Facts) -> str:
    return (
        "the " + printed(facts["card"]) + " just drawn"
        if facts["from"] == "pile"
        else "the " + printed(facts["card"])
    )


def uno_lays(facts: Facts) -> str:
    return str(facts["seat"]) + " lays " + uno_card_laid(facts) + "."


def uno_lays_and_names(facts: Facts) -> str:
    return str(facts["seat"]) + " lays " + uno_card_laid(facts) + " and names " + str(facts["color"]) + "."


def uno_lays_and_calls(facts: Facts) -> str:
    return str(facts["seat"]) + " lays " + uno_card_laid(facts) + " and calls UNO."


def uno_lays_names_and_calls(facts: Facts) -> str:
    return (
        str(facts["seat"])
        + " lays "
        + uno_card_laid(facts)
        + ", names "
        + str(facts["color"])
        + " and calls UNO."
    )


def uno_names(facts: Facts) -> str:
    return str(facts["seat"]) + " names " + str(facts["color"]) + "."


def uno_keeps(facts: Facts) -> str:
    return str(facts["seat"]) + " keeps the card just drawn."


def uno_draws(facts: Facts) -> str:
    return str(facts["seat"]) + " draws " + uno_cards_count(facts) + "."


def uno_draws_and_keeps(facts: Facts) -> str:
    return (
        str(facts["seat"]) + " draws one card and keeps it."
        if form(facts["count"]) == "one"
        else str(facts["seat"]) + " draws " + in_words(facts["count"]) + " cards and keeps them."
    )


def uno_draws_nothing(facts: Facts) -> str:
    return str(facts["seat"]) + " draws nothing."


def uno_challenges(facts: Facts) -> str:
    return str(facts["seat"]) + " challenges the Wild Draw Four."


def uno_challenges_somebody(facts: Facts) -> str:
    return str(facts["seat"]) + " challenges " + str(facts["accused"]) + "'s Wild Draw Four."


def uno_shows(facts: Facts) -> str:
    return str(facts["seat"]) + " shows the hand."


def uno_swaps(facts: Facts) -> str:
    return str(facts["seat"]) + " and " + str(facts["other"]) + " swap hands."


def uno_calls(facts: Facts) -> str:
    return str(facts["seat"]) + " calls UNO."


def uno_missed(facts: Facts) -> str:
    return "did not tap the table" if facts["missed"] == "tap" else "did not call UNO"


def uno_is_caught(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " "
        + uno_missed(facts)
        + ", is caught and draws "
        + uno_cards_count(facts)
        + "."
    )


def uno_is_caught_by(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " "
        + uno_missed(facts)
        + ", is caught by "
        + str(facts["seat"])
        + " and draws "
        + uno_cards_count(facts)
        + "."
    )


def uno_is_caught_at_once(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " is caught at the moment of calling UNO and draws "
        + uno_cards_count(facts)
        + "."
    )


def uno_is_caught_at_once_and_draws_nothing(facts: Facts) -> str:
    return (
        str(facts["caught"]) + " is caught at the moment of calling UNO and draws nothing: no card is left."
    )


def uno_is_caught_and_draws_nothing(facts: Facts) -> str:
    return str(facts["caught"]) + " " + uno_missed(facts) + ", is caught and draws nothing: no card is left."


def uno_is_caught_by_and_draws_nothing(facts: Facts) -> str:
    return (
        str(facts["caught"])
        + " "
        + uno_missed(facts)
        + ", is caught by "
        + str(facts["seat"])
        + " and draws nothing: no card is left."
    )


def uno_counts(facts: Facts) -> str:
    return str(facts["seat"]) + " counts the hand."


def uno_hand_is_worth(facts: Facts) -> str:
    return str(facts["seat"]) + "'s hand is worth " + uno_points(facts) + "."


def uno_discards_are_shuffled(_: Facts) -> str:
    return "All discards but the top one are shuffled into the draw pile."


def uno_goes_on_with_the_cards(_: Facts) -> str:
    return "The round goes on with the cards as they are on the table."


def uno_leaves_and_sets_aside(facts: Facts) -> str:
    return str(facts["seat"]) + " leaves and sets the hand aside."


def uno_leaves_and_is_counted(facts: Facts) -> str:
    return str(facts["seat"]) + " leaves, and the hand is counted."


def uno_now(facts: Facts) -> str:
    return "Now " + str(facts["hands"]) + "."


def uno_has_so_many(facts: Facts) -> str:
    return str(facts["seat"]) + " has " + uno_cards_count(facts)


def uno_so_many_of_a_seat(facts: Facts) -> str:
    return str(facts["seat"]) + " " + ("none" if facts["count"] == 0 else in_words(facts["count"]))


def uno_pile_has_so_many(facts: Facts) -> str:
    return "The draw pile has " + uno_cards_pile(facts) + "."


def uno_goes_left(_: Facts) -> str:
    return "Play goes to the left."


def uno_goes_right(_: Facts) -> str:
    return "Play goes to the right."


def uno_is_on_top(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " is on top."


def uno_is_on_top_as_a_color(facts: Facts) -> str:
    return "The " + printed(facts["card"]) + " is on top, and the color is " + str(facts["color"]) + "."


def uno_has_won_the_round(facts: Facts) -> str:
    return str(facts["seat"]) + " has won the round."


def uno_has_to_name_a_color(facts: Facts) -> str:
    return str(facts["seat"]) + " has to name a color."


def uno_has_to_swap(facts: Facts) -> str:
    return str(facts["seat"]) + " has to swap hands."


def uno_has_to_show(facts: Facts) -> str:
    return str(facts["seat"]) + " has to show the hand."


def uno_has_to_draw(facts: Facts) -> str:
    return str(facts["seat"]) + " has to draw " + uno_cards_count(facts) + "."


def uno_is_on_turn(facts: Facts) -> str:
    return "It is " + str(facts["seat"]) + "'s turn."


def uno_your_turn(facts: Facts) -> str:
    return "It is your turn: lay " + str(facts["goes"]) + ", or draw."


def uno_wait(_: Facts) -> str:
    return "Wait for your turn."


def uno_you_miss_this_turn(_: Facts) -> str:
    return "You miss this turn."


def uno_call_now(_: Facts) -> str:
    return "You have one card left: call UNO!"


def uno_name_and_play(_: Facts) -> str:
    return "Name the color, then it is your turn."


def uno_name_first(_: Facts) -> str:
    return "Name the color."


def uno_name_the_color(_: Facts) -> str:
    return "Name the color of your wild card."


def uno_say_with_whom(_: Facts) -> str:
    return "Say who you want to swap hands with."


def uno_you_may_swap(_: Facts) -> str:
    return "You may swap hands: say who you want to swap with."


def uno_swap_hands(facts: Facts) -> str:
    return "Swap hands with " + str(facts["seat"]) + "."


def uno_give_your_hand(facts: Facts) -> str:
    return "Give your hand to " + str(facts["seat"]) + "."


def uno_you_are_dealt(facts: Facts) -> str:
    return "Put your hand with all the others: you are dealt " + uno_cards_count(facts) + "."


def uno_lay_or_keep(_: Facts) -> str:
    return "Lay the card you drew if it fits, or keep it."


def uno_lay_if_it_fits(_: Facts) -> str:
    return "Lay the card you drew if it fits. If not, keep it: your turn is over."


def uno_draw_now(facts: Facts) -> str:
    return (
        "If you have not yet drawn your one card, draw it now."
        if form(facts["count"]) == "one"
        else "If you have not yet drawn your " + in_words(facts["count"]) + " cards, draw them now."
    )


def uno_pay_for_the_challenge(facts: Facts) -> str:
    return "Your challenge was wrong: draw " + uno_cards_count(facts) + " and miss your turn."


def uno_draw_and_miss(facts: Facts) -> str:
    return "Draw " + uno_cards_count(facts) + " and miss your turn."


def uno_draw_or_lay(facts: Facts) -> str:
    return (
        "Draw " + uno_cards_count(facts) + " and miss your turn, or lay " + str(facts["answers"]) + " on it."
    )


def uno_draw_or_challenge(facts: Facts) -> str:
    return (
        "Draw "
        + uno_cards_count(facts)
        + " and miss your turn, or challenge: a wrong challenge costs "
        + in_words(facts["wrong"])
        + " cards."
    )


def uno_draw_lay_or_challenge(facts: Facts) -> str:
    return (
        "Draw "
        + uno_cards_count(facts)
        + " and miss your turn, or lay "
        + str(facts["answers"])
        + " on it, or challenge: a wrong challenge costs "
        + in_words(facts["wrong"])
        + " cards."
    )


def uno_a_face(facts: Facts) -> str:
    return a_or_an(str.title(facts["face"]))


def uno_either(facts: Facts) -> str:
    return str(facts["one"]) + " or " + str(facts["other"])


def uno_show_to_one(facts: Facts) -> str:
    return "Show your hand to " + str(facts["seat"]) + ", and to nobody else."


def uno_show_to_all(_: Facts) -> str:
    return "Show your hand to everybody."


def uno_look_for_the_color(facts: Facts) -> str:
    return "Look at " + str(facts["accused"]) + "'s hand: does it hold a " + str(facts["color"]) + " card?"


def uno_look_for_all_that_fits(facts: Facts) -> str:
    return (
        "Look at " + str(facts["accused"]) + "'s hand: is there a card in it that fit, or another wild card?"
    )


def uno_look_for_the_color_and_wild_cards(facts: Facts) -> str:
    return (
        "Look at "
        + str(facts["accused"])
        + "'s hand: does it hold a "
        + str(facts["color"])
        + " card, or another wild card?"
    )


def uno_deny_that_you_held_it(_: Facts) -> str:
    return "If you did not have a card of that color, say so before the next player lays or draws a card."


def uno_deny_that_it_was_not_there(_: Facts) -> str:
    return "If the hand had a card of that color, say so before the next player lays or draws a card."


def uno_keep_apart(_: Facts) -> str:
    return "Keep the cards you draw now apart from your hand, because you may still have to show your hand."


def uno_count_your_hand(facts: Facts) -> str:
    return str(facts["out"]) + " has won the round: count the cards left in your hand."


def uno_draw_and_count_your_hand(facts: Facts) -> str:
    return (
        str(facts["out"]) + " has won the round: draw " + uno_cards_count(facts) + ", then count your hand."
    )


def uno_deal(facts: Facts) -> str:
    return "Deal round " + str(facts["round"]) + ": " + uno_cards_count(facts) + " each, and turn one up."


def uno_you_sit_out(_: Facts) -> str:
    return "Lay your hand aside: you are out of this round."


def uno_you_are_out(_: Facts) -> str:
    return "You are out of the match."


def uno_you_have_won(facts: Facts) -> str:
    return (
        "You have won the match with 1 point."
        if form(facts["total"]) == "one"
        else "You have won the match with " + str(facts["total"]) + " points."
    )


def uno_you_have_won_rounds(facts: Facts) -> str:
    return (
        "You have won the match: you won one round."
        if form(facts["total"]) == "one"
        else "You have won the match: you won " + in_words(facts["total"]) + " rounds."
    )


def uno_penalty(facts: Facts) -> str:
    return "Draw " + uno_cards_count(facts) + " as a penalty."


def uno_penalty_because(facts: Facts) -> str:
    return str(facts["why"]) + ": draw " + uno_cards_count(facts) + "."


def uno_penalty_dry(_: Facts) -> str:
    return "No card is left to draw."


def uno_penalty_dry_because(facts: Facts) -> str:
    return str(facts["why"]) + ", but no card is left to draw."


def uno_penalty_left(facts: Facts) -> str:
    return (
        "Draw the one card that is left as a penalty."
        if form(facts["count"]) == "one"
        else "Draw the " + in_words(facts["count"]) + " cards that are left as a penalty."
    )


def uno_penalty_left_because(facts: Facts) -> str:
    return (
        str(facts["why"]) + ": draw the one card that is left."
        if form(facts["count"]) == "one"
        else str(facts["why"]) + ": draw the " + in_words(facts["count"]) + " cards that are left."
    )


def uno_because_of_a_tie(_: Facts) -> str:
    return "You were caught at the moment when you called UNO"


def uno_because_of_no_call(_: Facts) -> str:
    return "You did not call UNO"


def uno_because_of_a_bluff(_: Facts) -> str:
    return "Your Wild Draw Four was a bluff"


def uno_because_of_a_wrong_challenge(_: Facts) -> str:
    return "Your challenge was wrong"


def uno_because_people_disagree(_: Facts) -> str:
    return "For now, forget the challenge"


def uno_because_the_table_decided(_: Facts) -> str:
    return "The table decided against you"


def uno_because_of_the_first_card(_: Facts) -> str:
    return "The first card is a Draw Two"


def uno_take_the_card_back(facts: Facts) -> str:
    return "Take the " + printed(facts["card"]) + " back."


def uno_take_these_cards_back(_: Facts) -> str:
    return "Take these cards back."


def uno_forget_this_count(_: Facts) -> str:
    return "Forget this count."


def uno_count_again(_: Facts) -> str:
    return "Count your hand again."


def uno_you_have_not_left(_: Facts) -> str:
    return "You have not left."


def uno_it_stays(facts: Facts) -> str:
    return "The color stays " + str(facts["color"]) + "."


def uno_does_not_count(facts: Facts) -> str:
    return (
        "Your draw"
        if facts["what"] == "draw"
        else "Your call"
        if facts["what"] == "call"
        else "Your catch"
        if facts["what"] == "catch"
        else "Your challenge"
        if facts["what"] == "challenge"
        else "This answer"
        if facts["what"] == "answer"
        else "Your color"
        if facts["what"] == "color"
        else "Your swap"
        if facts["what"] == "swap"
        else "The number of cards you said"
        if facts["what"] == "number"
        else "This"
    ) + " does not count."


def uno_the_catch_stands(_: Facts) -> str:
    return "The catch stands."


def uno_no_penalty(_: Facts) -> str:
    return "There is no penalty."


def uno_put_back(_: Facts) -> str:
    return "Put what you drew back on the draw pile, facedown."


def uno_put_the_second_back(_: Facts) -> str:
    return "Put the second card you drew back on the draw pile, facedown."


def uno_put_back_for_a_catch(facts: Facts) -> str:
    return (
        "If you have already drawn a card for that, put it back on the draw pile, facedown."
        if form(facts["count"]) == "one"
        else "If you have already drawn "
        + in_words(facts["count"])
        + " cards for that, put them back on the draw pile, facedown."
    )


def uno_return_the_last(facts: Facts) -> str:
    return (
        "Return the last card you drew to the draw pile, facedown."
        if form(facts["count"]) == "one"
        else "Return "
        + in_words(facts["count"])
        + " cards to the draw pile, facedown: the last ones you drew."
    )


def uno_more_cards(facts: Facts) -> str:
    return (
        "Draw one more card"
        if form(facts["missing"]) == "one"
        else "Draw " + in_words(facts["missing"]) + " more cards"
    )


def uno_draw_more(facts: Facts) -> str:
    return uno_more_cards(facts) + "."


def uno_draw_more_and_count(facts: Facts) -> str:
    return (
        uno_more_cards(facts)
        + ", so that you have drawn "
        + in_words(facts["due"])
        + " in all, and then count your hand."
    )


def uno_draw_more_and_miss(facts: Facts) -> str:
    return (
        uno_more_cards(facts)
        + ", so that you have drawn "
        + in_words(facts["due"])
        + " in all, and miss your turn."
    )


MESSAGES: dict[str, Told] = {
    "golf-column": golf_column,
    "golf-column-by-number": golf_column_by_number,
    "golf-place": golf_place,
    "golf-place-unknown": golf_place_unknown,
    "golf-the-card": golf_the_card,
    "golf-columns-of": golf_columns_of,
    "golf-columns-of-by-number": golf_columns_of_by_number,
    "golf-new-columns": golf_new_columns,
    "golf-gets-columns": golf_gets_columns,
    "golf-facedown-cards": golf_facedown_cards,
    "golf-gets-points": golf_gets_points,
    "golf-gets-as-well": golf_gets_as_well,
    "golf-look-again": golf_look_again,
    "golf-count-again": golf_count_again,
    "golf-deck-breaks": golf_deck_breaks,
    "golf-starter-holds-begins": golf_starter_holds_begins,
    "golf-starter-holds-tied": golf_starter_holds_tied,
    "golf-starter-holds-fewest": golf_starter_holds_fewest,
    "golf-starter-left-of-dealer-holds-begins": golf_starter_left_of_dealer_holds_begins,
    "golf-starter-left-of-dealer-holds-later": golf_starter_left_of_dealer_holds_later,
    "golf-deal-first-card-holds": golf_deal_first_card_holds,
    "golf-deal-first-card-goes-back-holds": golf_deal_first_card_goes_back_holds,
    "golf-deal-first-card-breaks-number": golf_deal_first_card_breaks_number,
    "golf-deal-first-card-breaks-action": golf_deal_first_card_breaks_action,
    "golf-deal-first-card-goes-back-breaks-number": golf_deal_first_card_goes_back_breaks_number,
    "golf-deal-first-card-goes-back-breaks-action": golf_deal_first_card_goes_back_breaks_action,
    "golf-deal-opened-holds": golf_deal_opened_holds,
    "golf-deal-opened-breaks-twice": golf_deal_opened_breaks_twice,
    "golf-deal-opened-breaks-many": golf_deal_opened_breaks_many,
    "golf-turn-order-breaks": golf_turn_order_breaks,
    "golf-turn-place-breaks-facedown": golf_turn_place_breaks_facedown,
    "golf-turn-place-breaks-gone": golf_turn_place_breaks_gone,
    "golf-turn-place-breaks-none": golf_turn_place_breaks_none,
    "golf-turn-taken-discard-breaks": golf_turn_taken_discard_breaks,
    "golf-turn-throw-breaks": golf_turn_throw_breaks,
    "golf-pile-short-holds-first": golf_pile_short_holds_first,
    "golf-pile-short-holds-left": golf_pile_short_holds_left,
    "golf-pile-short-holds-empty": golf_pile_short_holds_empty,
    "golf-pile-dry-holds-none": golf_pile_dry_holds_none,
    "golf-pile-dry-holds-one": golf_pile_dry_holds_one,
    "golf-pile-dry-holds-some": golf_pile_dry_holds_some,
    "golf-reshuffle-breaks": golf_reshuffle_breaks,
    "golf-deduction-card-breaks-top": golf_deduction_card_breaks_top,
    "golf-deduction-card-breaks-lies": golf_deduction_card_breaks_lies,
    "golf-deduction-card-breaks-copies": golf_deduction_card_breaks_copies,
    "golf-deduction-pile-breaks-old": golf_deduction_pile_breaks_old,
    "golf-deduction-pile-breaks-other": golf_deduction_pile_breaks_other,
    "golf-deduction-pile-breaks-none": golf_deduction_pile_breaks_none,
    "golf-deduction-pile-breaks-out": golf_deduction_pile_breaks_out,
    "golf-cannot-have": golf_cannot_have,
    "golf-actions-holds": golf_actions_holds,
    "golf-actions-whenever-holds": golf_actions_whenever_holds,
    "golf-actions-thrown-holds": golf_actions_thrown_holds,
    "golf-actions-from-the-grid-holds": golf_actions_from_the_grid_holds,
    "golf-reverse-holds": golf_reverse_holds,
    "golf-reverse-two-players-holds": golf_reverse_two_players_holds,
    "golf-skip-holds-nobody": golf_skip_holds_nobody,
    "golf-skip-holds-somebody": golf_skip_holds_somebody,
    "golf-draw-two-holds-nobody": golf_draw_two_holds_nobody,
    "golf-draw-two-holds-none": golf_draw_two_holds_none,
    "golf-draw-two-holds-none-over": golf_draw_two_holds_none_over,
    "golf-draw-two-holds-new": golf_draw_two_holds_new,
    "golf-draw-two-holds-new-over": golf_draw_two_holds_new_over,
    "golf-double-draw-two-holds-each": golf_double_draw_two_holds_each,
    "golf-double-draw-two-holds-none": golf_double_draw_two_holds_none,
    "golf-double-draw-two-holds-new": golf_double_draw_two_holds_new,
    "golf-double-draw-two-holds-few": golf_double_draw_two_holds_few,
    "golf-double-draw-two-breaks-acts": golf_double_draw_two_breaks_acts,
    "golf-double-draw-two-breaks-oneself": golf_double_draw_two_breaks_oneself,
    "golf-double-draw-two-breaks-none": golf_double_draw_two_breaks_none,
    "golf-double-draw-two-breaks-many": golf_double_draw_two_breaks_many,
    "golf-new-columns-holds": golf_new_columns_holds,
    "golf-new-columns-right-holds": golf_new_columns_right_holds,
    "golf-clear-holds-columns": golf_clear_holds_columns,
    "golf-clear-holds-numbers": golf_clear_holds_numbers,
    "golf-clear-breaks": golf_clear_breaks,
    "golf-clear-faceup-breaks": golf_clear_faceup_breaks,
    "golf-clear-top-breaks": golf_clear_top_breaks,
    "golf-clear-before-holds": golf_clear_before_holds,
    "golf-clear-at-the-end-holds": golf_clear_at_the_end_holds,
    "golf-call-breaks-caught": golf_call_breaks_caught,
    "golf-call-breaks-left": golf_call_breaks_left,
    "golf-call-early-holds": golf_call_early_holds,
    "golf-call-in-time-holds": golf_call_in_time_holds,
    "golf-call-in-time-breaks": golf_call_in_time_breaks,
    "golf-catch-breaks-by": golf_catch_breaks_by,
    "golf-catch-breaks-disputed": golf_catch_breaks_disputed,
    "golf-catch-breaks-late": golf_catch_breaks_late,
    "golf-catch-breaks-entry": golf_catch_breaks_entry,
    "golf-catch-breaks-before": golf_catch_breaks_before,
    "golf-catch-breaks-left": golf_catch_breaks_left,
    "golf-catch-heard-unseen": golf_catch_heard_unseen,
    "golf-call-crossed-crossed-called": golf_call_crossed_crossed_called,
    "golf-call-crossed-crossed-called-kept": golf_call_crossed_crossed_called_kept,
    "golf-call-crossed-crossed-begun": golf_call_crossed_crossed_begun,
    "golf-call-crossed-crossed-begun-kept": golf_call_crossed_crossed_begun_kept,
    "golf-call-crossed-call-holds-called": golf_call_crossed_call_holds_called,
    "golf-call-crossed-call-holds-called-kept": golf_call_crossed_call_holds_called_kept,
    "golf-call-crossed-call-breaks-called": golf_call_crossed_call_breaks_called,
    "golf-call-crossed-call-breaks-begun": golf_call_crossed_call_breaks_begun,
    "golf-call-crossed-catch-holds-called": golf_call_crossed_catch_holds_called,
    "golf-call-crossed-catch-holds-begun": golf_call_crossed_catch_holds_begun,
    "golf-call-crossed-catch-breaks-called": golf_call_crossed_catch_breaks_called,
    "golf-call-crossed-catch-breaks-called-kept": golf_call_crossed_catch_breaks_called_kept,
    "golf-settle-it": golf_settle_it,
    "golf-closing-holds-none": golf_closing_holds_none,
    "golf-closing-holds-faceup": golf_closing_holds_faceup,
    "golf-closing-breaks": golf_closing_breaks,
    "golf-reveal-breaks-over": golf_reveal_breaks_over,
    "golf-reveal-breaks-faceup": golf_reveal_breaks_faceup,
    "golf-reveal-breaks-twice": golf_reveal_breaks_twice,
    "golf-reveal-breaks-none": golf_reveal_breaks_none,
    "golf-reveal-breaks-left": golf_reveal_breaks_left,
    "golf-score-holds": golf_score_holds,
    "golf-score-breaks-missing": golf_score_breaks_missing,
    "golf-score-breaks-everybody": golf_score_breaks_everybody,
    "golf-points-holds": golf_points_holds,
    "golf-points-breaks-value": golf_points_breaks_value,
    "golf-points-breaks-kind": golf_points_breaks_kind,
    "golf-points-breaks-actions": golf_points_breaks_actions,
    "golf-deduction-grid-breaks-odd": golf_deduction_grid_breaks_odd,
    "golf-deduction-grid-breaks-between": golf_deduction_grid_breaks_between,
    "golf-deduction-grid-breaks-exactly": golf_deduction_grid_breaks_exactly,
    "golf-deduction-score-breaks-value": golf_deduction_score_breaks_value,
    "golf-deduction-score-breaks-corner": golf_deduction_score_breaks_corner,
    "golf-deduction-score-breaks-most": golf_deduction_score_breaks_most,
    "golf-deduction-score-breaks-is": golf_deduction_score_breaks_is,
    "golf-deduction-score-breaks-cannot": golf_deduction_score_breaks_cannot,
    "golf-target-holds-winners": golf_target_holds_winners,
    "golf-target-holds-winner": golf_target_holds_winner,
    "golf-target-rounds-won-holds-winners": golf_target_rounds_won_holds_winners,
    "golf-target-rounds-won-holds-tied": golf_target_rounds_won_holds_tied,
    "golf-target-rounds-won-holds-winner": golf_target_rounds_won_holds_winner,
    "match-play-on-breaks-rounds": match_play_on_breaks_rounds,
    "match-leaving-breaks-points": match_leaving_breaks_points,
    "match-leaving-breaks-points-unknown": match_leaving_breaks_points_unknown,
    "golf-leaving-holds": golf_leaving_holds,
    "golf-leaving-breaks": golf_leaving_breaks,
    "golf-resync-breaks-card": golf_resync_breaks_card,
    "golf-resync-breaks-seat": golf_resync_breaks_seat,
    "golf-resync-breaks-turn": golf_resync_breaks_turn,
    "golf-resync-breaks-cards": golf_resync_breaks_cards,
    "golf-recount-holds-pile": golf_recount_holds_pile,
    "golf-recount-holds-pile-known": golf_recount_holds_pile_known,
    "golf-recount-holds-grid": golf_recount_holds_grid,
    "golf-recount-breaks-pile": golf_recount_breaks_pile,
    "golf-recount-breaks-grid": golf_recount_breaks_grid,
    "golf-edit-columns-back": golf_edit_columns_back,
    "golf-edit-columns-new": golf_edit_columns_new,
    "golf-edit-columns-gone": golf_edit_columns_gone,
    "golf-edit-facedown": golf_edit_facedown,
    "golf-edit-card": golf_edit_card,
    "golf-has-the-first-turn": golf_has_the_first_turn,
    "golf-you-have-the-first-turn": golf_you_have_the_first_turn,
    "golf-you-start-the-round": golf_you_start_the_round,
    "golf-deal-the-round": golf_deal_the_round,
    "golf-your-turn-take-or-draw": golf_your_turn_take_or_draw,
    "golf-your-turn-draw": golf_your_turn_draw,
    "golf-your-last-turn-take-or-draw": golf_your_last_turn_take_or_draw,
    "golf-your-last-turn-draw": golf_your_last_turn_draw,
    "golf-call-uno": golf_call_uno,
    "golf-turn-up-your-cards": golf_turn_up_your_cards,
    "golf-add-up": golf_add_up,
    "golf-you-have-won": golf_you_have_won,
    "golf-cards-for-columns": golf_cards_for_columns,
    "golf-draw-columns": golf_draw_columns,
    "golf-draw-columns-on-the-left": golf_draw_columns_on_the_left,
    "golf-draw-as-caught": golf_draw_as_caught,
    "golf-draw-as-caught-at-once": golf_draw_as_caught_at_once,
    "golf-draw-as-caught-at-once-on-the-left": golf_draw_as_caught_at_once_on_the_left,
    "golf-draw-as-caught-on-the-left": golf_draw_as_caught_on_the_left,
    "golf-return-a-column": golf_return_a_column,
    "golf-miss-this-turn": golf_miss_this_turn,
    "golf-take-back-not-your-turn": golf_take_back_not_your_turn,
    "golf-take-back": golf_take_back,
    "golf-take-back-and-play": golf_take_back_and_play,
    "golf-tell-the-turn-again": golf_tell_the_turn_again,
    "golf-tell-the-clearing-again": golf_tell_the_clearing_again,
    "golf-clear-with-your-turn": golf_clear_with_your_turn,
    "golf-put-the-column-back": golf_put_the_column_back,
    "golf-your-call-does-not-count": golf_your_call_does_not_count,
    "golf-your-catch-does-not-count": golf_your_catch_does_not_count,
    "golf-that-does-not-count": golf_that_does_not_count,
    "golf-the-catch-stands": golf_the_catch_stands,
    "golf-no-penalty": golf_no_penalty,
    "golf-was-over": golf_was_over,
    "golf-was-not-their-turn": golf_was_not_their_turn,
    "golf-was-opened-twice": golf_was_opened_twice,
    "golf-was-opened-otherwise": golf_was_opened_otherwise,
    "golf-was-another-place": golf_was_another_place,
    "golf-was-taken-and-thrown": golf_was_taken_and_thrown,
    "golf-was-faceup": golf_was_faceup,
    "golf-was-another-top": golf_was_another_top,
    "golf-was-another-card": golf_was_another_card,
    "golf-was-not-there": golf_was_not_there,
    "golf-was-not-in-the-pile": golf_was_not_in_the_pile,
    "golf-was-not-alike": golf_was_not_alike,
    "golf-was-facedown": golf_was_facedown,
    "golf-was-called": golf_was_called,
    "golf-was-not-one": golf_was_not_one,
    "golf-was-late": golf_was_late,
    "golf-was-not-to-be-caught": golf_was_not_to_be_caught,
    "golf-was-another-grid": golf_was_another_grid,
    "golf-was-another-score": golf_was_another_score,
    "golf-turn-throws": golf_turn_throws,
    "golf-turn-throws-and-calls": golf_turn_throws_and_calls,
    "golf-turn-takes": golf_turn_takes,
    "golf-turn-takes-and-calls": golf_turn_takes_and_calls,
    "golf-turn-draws": golf_turn_draws,
    "golf-turn-draws-and-calls": golf_turn_draws_and_calls,
    "golf-caught": golf_caught,
    "golf-caught-at-once": golf_caught_at_once,
    "golf-caught-by": golf_caught_by,
    "golf-caught-gets": golf_caught_gets,
    "golf-turns-up": golf_turns_up,
    "golf-goes-on": golf_goes_on,
    "golf-goes-on-until": golf_goes_on_until,
    "golf-dealt": golf_dealt,
    "golf-clears": golf_clears,
    "golf-calls": golf_calls,
    "golf-shuffled": golf_shuffled,
    "golf-goes-on-as-told": golf_goes_on_as_told,
    "golf-stands-to-the-left": golf_stands_to_the_left,
    "golf-stands-to-the-right": golf_stands_to_the_right,
    "golf-stands-ended": golf_stands_ended,
    "golf-stands-turn": golf_stands_turn,
    "golf-stands-top": golf_stands_top,
    "match-over-breaks": match_over_breaks,
    "match-round-breaks-open": match_round_breaks_open,
    "match-void-breaks": match_void_breaks,
    "match-void-holds-removed": match_void_holds_removed,
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
    "match-paper-breaks-winners": match_paper_breaks_winners,
    "match-too-much-on-paper": match_too_much_on_paper,
    "match-paper-breaks-after": match_paper_breaks_after,
    "match-paper-breaks-most": match_paper_breaks_most,
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
    "unless-written-wrongly": unless_written_wrongly,
    "edit-unseats-somebody": edit_unseats_somebody,
    "edit-of-an-ended-round": edit_of_an_ended_round,
    "edit-after-the-end": edit_after_the_end,
    "edit-of-later-rounds": edit_of_later_rounds,
    "said-card": said_card,
    "said-turn-with-card": said_turn_with_card,
    "said-of-a-seat": said_of_a_seat,
    "said-something": said_something,
    "said-of-nobody": said_of_nobody,
    "uno-cards-copies": uno_cards_copies,
    "uno-cards-count": uno_cards_count,
    "uno-cards-drawn": uno_cards_drawn,
    "uno-cards-held": uno_cards_held,
    "uno-cards-pile": uno_cards_pile,
    "uno-so-many-drawn": uno_so_many_drawn,
    "uno-so-many-left": uno_so_many_left,
    "uno-points": uno_points,
    "uno-points-aside": uno_points_aside,
    "uno-points-most": uno_points_most,
    "uno-points-of-a-card": uno_points_of_a_card,
    "uno-match-holds-wild": uno_match_holds_wild,
    "uno-match-holds-color": uno_match_holds_color,
    "uno-match-holds-face": uno_match_holds_face,
    "uno-match-breaks": uno_match_breaks,
    "uno-goes-on-a-color": uno_goes_on_a_color,
    "uno-goes-on-a-wild-card": uno_goes_on_a_wild_card,
    "uno-color-breaks-card": uno_color_breaks_card,
    "uno-color-breaks-named": uno_color_breaks_named,
    "uno-color-owed-breaks": uno_color_owed_breaks,
    "uno-deal-breaks": uno_deal_breaks,
    "uno-deal-seven-breaks": uno_deal_seven_breaks,
    "uno-deal-next-holds": uno_deal_next_holds,
    "uno-deck-breaks-none": uno_deck_breaks_none,
    "uno-deck-breaks-fewer": uno_deck_breaks_fewer,
    "uno-first-card-holds": uno_first_card_holds,
    "uno-first-card-breaks-ignored": uno_first_card_breaks_ignored,
    "uno-first-card-breaks-back": uno_first_card_breaks_back,
    "uno-first-card-breaks-stays": uno_first_card_breaks_stays,
    "uno-first-card-breaks-color": uno_first_card_breaks_color,
    "uno-first-card-reverse-holds": uno_first_card_reverse_holds,
    "uno-first-card-skip-holds": uno_first_card_skip_holds,
    "uno-first-card-draw-two-holds": uno_first_card_draw_two_holds,
    "uno-first-card-draw-two-plays-holds": uno_first_card_draw_two_plays_holds,
    "uno-first-card-wild-holds": uno_first_card_wild_holds,
    "uno-turn-breaks": uno_turn_breaks,
    "uno-draw-one-breaks-other": uno_draw_one_breaks_other,
    "uno-draw-one-breaks-dry": uno_draw_one_breaks_dry,
    "uno-drawn-card-holds": uno_drawn_card_holds,
    "uno-drawn-card-breaks-other": uno_drawn_card_breaks_other,
    "uno-drawn-card-breaks-again": uno_drawn_card_breaks_again,
    "uno-skip-holds": uno_skip_holds,
    "uno-draw-two-holds": uno_draw_two_holds,
    "uno-owed-breaks-other": uno_owed_breaks_other,
    "uno-owed-breaks-answer": uno_owed_breaks_answer,
    "uno-owed-breaks-card": uno_owed_breaks_card,
    "uno-owed-holds-due": uno_owed_holds_due,
    "uno-owed-holds-drawn": uno_owed_holds_drawn,
    "uno-owed-holds-other": uno_owed_holds_other,
    "uno-owed-holds-fewer": uno_owed_holds_fewer,
    "uno-owed-holds-dry": uno_owed_holds_dry,
    "uno-owed-undisputed-holds": uno_owed_undisputed_holds,
    "uno-pile-short-holds-rest": uno_pile_short_holds_rest,
    "uno-pile-short-holds-pile": uno_pile_short_holds_pile,
    "uno-pile-short-holds-empty": uno_pile_short_holds_empty,
    "uno-pile-dry-holds-none": uno_pile_dry_holds_none,
    "uno-pile-dry-holds-some": uno_pile_dry_holds_some,
    "uno-pile-dry-breaks": uno_pile_dry_breaks,
    "uno-reshuffle-breaks": uno_reshuffle_breaks,
    "uno-wild-draw-four-holds": uno_wild_draw_four_holds,
    "uno-wild-draw-four-color-breaks": uno_wild_draw_four_color_breaks,
    "uno-wild-draw-four-color-any-playable-breaks": uno_wild_draw_four_color_any_playable_breaks,
    "uno-wild-draw-four-color-wilds-count-breaks": uno_wild_draw_four_color_wilds_count_breaks,
    "uno-wild-draw-four-color-holds": uno_wild_draw_four_color_holds,
    "uno-wild-draw-four-color-any-playable-holds": uno_wild_draw_four_color_any_playable_holds,
    "uno-wild-draw-four-color-wilds-count-holds": uno_wild_draw_four_color_wilds_count_holds,
    "uno-wild-draw-four-color-unseen-trusted": uno_wild_draw_four_color_unseen_trusted,
    "uno-wild-draw-four-color-unseen-open": uno_wild_draw_four_color_unseen_open,
    "uno-wild-draw-four-color-any-playable-unseen-trusted": uno_wild_draw_four_color_any_playable_unseen_trusted,
    "uno-wild-draw-four-color-any-playable-unseen-open": uno_wild_draw_four_color_any_playable_unseen_open,
    "uno-wild-draw-four-color-wilds-count-unseen-trusted": uno_wild_draw_four_color_wilds_count_unseen_trusted,
    "uno-wild-draw-four-color-wilds-count-unseen-open": uno_wild_draw_four_color_wilds_count_unseen_open,
    "uno-wild-draw-four-seen-holds": uno_wild_draw_four_seen_holds,
    "uno-wild-draw-four-seen-breaks": uno_wild_draw_four_seen_breaks,
    "uno-challenge-holds": uno_challenge_holds,
    "uno-challenge-breaks-laid": uno_challenge_breaks_laid,
    "uno-challenge-breaks-told": uno_challenge_breaks_told,
    "uno-challenge-breaks-challenged": uno_challenge_breaks_challenged,
    "uno-challenge-breaks-nothing": uno_challenge_breaks_nothing,
    "uno-challenge-in-time-holds": uno_challenge_in_time_holds,
    "uno-challenge-in-time-breaks": uno_challenge_in_time_breaks,
    "uno-challenge-hand-holds": uno_challenge_hand_holds,
    "uno-challenge-hand-breaks-nobody": uno_challenge_hand_breaks_nobody,
    "uno-challenge-hand-breaks-accused": uno_challenge_hand_breaks_accused,
    "uno-challenge-hand-breaks-teller": uno_challenge_hand_breaks_teller,
    "uno-challenge-hand-breaks-size": uno_challenge_hand_breaks_size,
    "uno-challenge-hand-breaks-cards": uno_challenge_hand_breaks_cards,
    "uno-challenge-open-breaks": uno_challenge_open_breaks,
    "uno-challenge-word-unseen": uno_challenge_word_unseen,
    "uno-challenge-word-holds": uno_challenge_word_holds,
    "uno-challenge-word-breaks-contested": uno_challenge_word_breaks_contested,
    "uno-challenge-word-breaks-late": uno_challenge_word_breaks_late,
    "uno-challenge-word-breaks-teller": uno_challenge_word_breaks_teller,
    "uno-challenge-crossed-crossed": uno_challenge_crossed_crossed,
    "uno-challenge-guilty-holds-color": uno_challenge_guilty_holds_color,
    "uno-challenge-guilty-holds-sought": uno_challenge_guilty_holds_sought,
    "uno-challenge-innocent-holds-color": uno_challenge_innocent_holds_color,
    "uno-challenge-innocent-holds-sought": uno_challenge_innocent_holds_sought,
    "uno-challenge-last-card-holds": uno_challenge_last_card_holds,
    "uno-challenge-last-card-breaks": uno_challenge_last_card_breaks,
    "uno-lost-challenge-misses": uno_lost_challenge_misses,
    "uno-lost-challenge-draws": uno_lost_challenge_draws,
    "uno-deduction-bluff-holds-settles": uno_deduction_bluff_holds_settles,
    "uno-deduction-bluff-holds-late": uno_deduction_bluff_holds_late,
    "uno-wild-shuffle-hands-holds": uno_wild_shuffle_hands_holds,
    "uno-wild-swap-hands-holds": uno_wild_swap_hands_holds,
    "uno-wild-customizable-holds": uno_wild_customizable_holds,
    "uno-swap-holds-none": uno_swap_holds_none,
    "uno-swap-holds-one": uno_swap_holds_one,
    "uno-swap-holds-both": uno_swap_holds_both,
    "uno-swap-breaks-owing": uno_swap_breaks_owing,
    "uno-swap-breaks-oneself": uno_swap_breaks_oneself,
    "uno-swap-breaks-gone": uno_swap_breaks_gone,
    "uno-swap-breaks-nothing": uno_swap_breaks_nothing,
    "uno-call-unseen": uno_call_unseen,
    "uno-call-breaks-caught": uno_call_breaks_caught,
    "uno-call-breaks-held": uno_call_breaks_held,
    "uno-call-early-holds": uno_call_early_holds,
    "uno-call-early-breaks": uno_call_early_breaks,
    "uno-call-missed-turn-holds": uno_call_missed_turn_holds,
    "uno-call-missed-turn-breaks": uno_call_missed_turn_breaks,
    "uno-call-missed-turn-draw-closes-breaks": uno_call_missed_turn_draw_closes_breaks,
    "uno-call-missed-turn-draw-closes-holds": uno_call_missed_turn_draw_closes_holds,
    "uno-call-missed-turn-closes-holds": uno_call_missed_turn_closes_holds,
    "uno-call-in-time-holds": uno_call_in_time_holds,
    "uno-call-in-time-breaks-own": uno_call_in_time_breaks_own,
    "uno-call-in-time-breaks-lapse": uno_call_in_time_breaks_lapse,
    "uno-call-in-time-breaks-played": uno_call_in_time_breaks_played,
    "uno-call-in-time-breaks-laid": uno_call_in_time_breaks_laid,
    "uno-call-in-time-breaks-drawn": uno_call_in_time_breaks_drawn,
    "uno-call-crossed-crossed-called": uno_call_crossed_crossed_called,
    "uno-call-crossed-crossed-begun": uno_call_crossed_crossed_begun,
    "uno-call-crossed-call-holds-called": uno_call_crossed_call_holds_called,
    "uno-call-crossed-call-breaks-begun": uno_call_crossed_call_breaks_begun,
    "uno-call-crossed-call-breaks-called": uno_call_crossed_call_breaks_called,
    "uno-call-crossed-catch-holds-begun": uno_call_crossed_catch_holds_begun,
    "uno-call-crossed-catch-holds-called": uno_call_crossed_catch_holds_called,
    "uno-call-crossed-catch-breaks-called": uno_call_crossed_catch_breaks_called,
    "uno-catch-breaks-received": uno_catch_breaks_received,
    "uno-catch-breaks-swaps": uno_catch_breaks_swaps,
    "uno-catch-breaks-counted": uno_catch_breaks_counted,
    "uno-catch-breaks-late": uno_catch_breaks_late,
    "uno-catch-breaks-unknown": uno_catch_breaks_unknown,
    "uno-catch-breaks-held": uno_catch_breaks_held,
    "uno-catch-breaks-disputed": uno_catch_breaks_disputed,
    "uno-catch-breaks-before": uno_catch_breaks_before,
    "uno-catch-breaks-again": uno_catch_breaks_again,
    "uno-catch-breaks-oneself": uno_catch_breaks_oneself,
    "uno-catch-heard-unseen": uno_catch_heard_unseen,
    "uno-deduction-card-breaks-held": uno_deduction_card_breaks_held,
    "uno-deduction-card-breaks-known": uno_deduction_card_breaks_known,
    "uno-deduction-card-breaks-received": uno_deduction_card_breaks_received,
    "uno-deduction-card-breaks-elsewhere": uno_deduction_card_breaks_elsewhere,
    "uno-something-earlier-may-be-wrong": uno_something_earlier_may_be_wrong,
    "uno-deduction-slip-unseen": uno_deduction_slip_unseen,
    "uno-deduction-slip-holds-somebody": uno_deduction_slip_holds_somebody,
    "uno-deduction-slip-holds-returned": uno_deduction_slip_holds_returned,
    "uno-deduction-slip-holds-other": uno_deduction_slip_holds_other,
    "uno-deduction-pile-breaks-drawn": uno_deduction_pile_breaks_drawn,
    "uno-deduction-pile-breaks-before": uno_deduction_pile_breaks_before,
    "uno-deduction-pile-breaks-given": uno_deduction_pile_breaks_given,
    "uno-deduction-pile-breaks-held": uno_deduction_pile_breaks_held,
    "uno-discards-had-one-other": uno_discards_had_one_other,
    "uno-discards-had-others": uno_discards_had_others,
    "uno-discards-had-so-many": uno_discards_had_so_many,
    "uno-recount-breaks-most": uno_recount_breaks_most,
    "uno-recount-breaks-pile": uno_recount_breaks_pile,
    "uno-recount-holds-hand": uno_recount_holds_hand,
    "uno-recount-holds-pile": uno_recount_holds_pile,
    "uno-resync-breaks-empty": uno_resync_breaks_empty,
    "uno-resync-breaks-cards": uno_resync_breaks_cards,
    "uno-leaving-breaks-out": uno_leaving_breaks_out,
    "uno-leaving-breaks-open": uno_leaving_breaks_open,
    "uno-leaving-breaks-winner": uno_leaving_breaks_winner,
    "uno-leaving-breaks-round": uno_leaving_breaks_round,
    "uno-leaving-breaks-untold": uno_leaving_breaks_untold,
    "uno-leaving-breaks-told": uno_leaving_breaks_told,
    "uno-nothing-to-count-on-leaving": uno_nothing_to_count_on_leaving,
    "uno-going-out-holds": uno_going_out_holds,
    "uno-going-out-breaks": uno_going_out_breaks,
    "uno-going-out-draw-holds": uno_going_out_draw_holds,
    "uno-going-out-draw-not-drawn-holds": uno_going_out_draw_not_drawn_holds,
    "uno-count-breaks-nobody": uno_count_breaks_nobody,
    "uno-count-breaks-out": uno_count_breaks_out,
    "uno-count-hand-unseen": uno_count_hand_unseen,
    "uno-count-hand-breaks": uno_count_hand_breaks,
    "uno-points-holds": uno_points_holds,
    "uno-points-special-holds": uno_points_special_holds,
    "uno-points-breaks-value": uno_points_breaks_value,
    "uno-points-breaks-most": uno_points_breaks_most,
    "uno-points-breaks-between": uno_points_breaks_between,
    "uno-nearest-total": uno_nearest_total,
    "uno-nearest-totals": uno_nearest_totals,
    "uno-deduction-score-breaks-out": uno_deduction_score_breaks_out,
    "uno-deduction-score-breaks-unseen-none": uno_deduction_score_breaks_unseen_none,
    "uno-deduction-score-breaks-unseen": uno_deduction_score_breaks_unseen,
    "uno-deduction-score-breaks-each": uno_deduction_score_breaks_each,
    "uno-deduction-score-breaks-copies-none": uno_deduction_score_breaks_copies_none,
    "uno-deduction-score-breaks-copies": uno_deduction_score_breaks_copies,
    "uno-deduction-score-breaks-much": uno_deduction_score_breaks_much,
    "uno-deduction-score-breaks-much-aside": uno_deduction_score_breaks_much_aside,
    "uno-deduction-score-breaks-aside": uno_deduction_score_breaks_aside,
    "uno-deduction-score-breaks-little": uno_deduction_score_breaks_little,
    "uno-deduction-score-breaks-little-aside": uno_deduction_score_breaks_little_aside,
    "uno-hands-with-cards": uno_hands_with_cards,
    "uno-deduction-score-breaks-most": uno_deduction_score_breaks_most,
    "uno-deduction-score-breaks-between": uno_deduction_score_breaks_between,
    "uno-they-hold": uno_they_hold,
    "uno-score-winner-holds-unknown": uno_score_winner_holds_unknown,
    "uno-score-winner-holds-none": uno_score_winner_holds_none,
    "uno-score-winner-holds-points": uno_score_winner_holds_points,
    "uno-they-get": uno_they_get,
    "uno-hands-of": uno_hands_of,
    "uno-this-round": uno_this_round,
    "uno-score-own-holds-unknown": uno_score_own_holds_unknown,
    "uno-score-own-holds-told": uno_score_own_holds_told,
    "uno-points-of-a-seat": uno_points_of_a_seat,
    "uno-no-points-of-a-seat": uno_no_points_of_a_seat,
    "uno-score-none-holds": uno_score_none_holds,
    "uno-score-winner-breaks-everybody": uno_score_winner_breaks_everybody,
    "uno-score-winner-breaks-fewest": uno_score_winner_breaks_fewest,
    "uno-score-winner-breaks-together": uno_score_winner_breaks_together,
    "uno-score-partners-breaks-players": uno_score_partners_breaks_players,
    "uno-score-partners-breaks-points": uno_score_partners_breaks_points,
    "uno-score-two-teams-breaks-players": uno_score_two_teams_breaks_players,
    "uno-score-two-teams-breaks-points": uno_score_two_teams_breaks_points,
    "uno-one-total-of-partners": uno_one_total_of_partners,
    "uno-one-total-of-a-team": uno_one_total_of_a_team,
    "uno-target-holds-winners": uno_target_holds_winners,
    "uno-target-holds-winner": uno_target_holds_winner,
    "uno-target-breaks": uno_target_breaks,
    "uno-sitting-out-breaks": uno_sitting_out_breaks,
    "uno-target-none-holds-winners": uno_target_none_holds_winners,
    "uno-target-none-holds-winner": uno_target_none_holds_winner,
    "uno-target-none-breaks": uno_target_none_breaks,
    "uno-target-rounds-holds-winners": uno_target_rounds_holds_winners,
    "uno-target-rounds-holds-winner": uno_target_rounds_holds_winner,
    "uno-target-elimination-holds-gone": uno_target_elimination_holds_gone,
    "uno-target-elimination-holds-winners": uno_target_elimination_holds_winners,
    "uno-target-elimination-holds-winner": uno_target_elimination_holds_winner,
    "uno-target-elimination-breaks-gone": uno_target_elimination_breaks_gone,
    "uno-target-elimination-breaks-everybody": uno_target_elimination_breaks_everybody,
    "uno-house-rule-not-agreed": uno_house_rule_not_agreed,
    "uno-match-was-over": uno_match_was_over,
    "uno-was-not-on-turn": uno_was_not_on_turn,
    "uno-did-not-fit": uno_did_not_fit,
    "uno-did-not-fit-the-color": uno_did_not_fit_the_color,
    "uno-held-a-card-that-fits": uno_held_a_card_that_fits,
    "uno-should-have-drawn": uno_should_have_drawn,
    "uno-was-not-the-drawn-card": uno_was_not_the_drawn_card,
    "uno-had-drawn-already": uno_had_drawn_already,
    "uno-had-to-name-a-color": uno_had_to_name_a_color,
    "uno-held-a-card-that-forbids": uno_held_a_card_that_forbids,
    "uno-had-to-draw": uno_had_to_draw,
    "uno-had-to-draw-so-many": uno_had_to_draw_so_many,
    "uno-had-nothing-to-draw": uno_had_nothing_to_draw,
    "uno-did-not-have-so-many": uno_did_not_have_so_many,
    "uno-had-no-cards-left": uno_had_no_cards_left,
    "uno-could-not-be-there": uno_could_not_be_there,
    "uno-could-not-have-had": uno_could_not_have_had,
    "uno-cards-left-are-not-worth-that": uno_cards_left_are_not_worth_that,
    "uno-hand-is-not-worth-that": uno_hand_is_not_worth_that,
    "uno-had-so-many-cards": uno_had_so_many_cards,
    "uno-had-so-many-cards-left": uno_had_so_many_cards_left,
    "uno-had-called": uno_had_called,
    "uno-still-had-two-cards": uno_still_had_two_cards,
    "uno-was-too-late-to-catch": uno_was_too_late_to_catch,
    "uno-could-not-be-caught": uno_could_not_be_caught,
    "uno-was-too-late-to-challenge": uno_was_too_late_to_challenge,
    "uno-is-dealt": uno_is_dealt,
    "uno-goes-back": uno_goes_back,
    "uno-card-laid": uno_card_laid,
    "uno-lays": uno_lays,
    "uno-lays-and-names": uno_lays_and_names,
    "uno-lays-and-calls": uno_lays_and_calls,
    "uno-lays-names-and-calls": uno_lays_names_and_calls,
    "uno-names": uno_names,
    "uno-keeps": uno_keeps,
    "uno-draws": uno_draws,
    "uno-draws-and-keeps": uno_draws_and_keeps,
    "uno-draws-nothing": uno_draws_nothing,
    "uno-challenges": uno_challenges,
    "uno-challenges-somebody": uno_challenges_somebody,
    "uno-shows": uno_shows,
    "uno-swaps": uno_swaps,
    "uno-calls": uno_calls,
    "uno-missed": uno_missed,
    "uno-is-caught": uno_is_caught,
    "uno-is-caught-by": uno_is_caught_by,
    "uno-is-caught-at-once": uno_is_caught_at_once,
    "uno-is-caught-at-once-and-draws-nothing": uno_is_caught_at_once_and_draws_nothing,
    "uno-is-caught-and-draws-nothing": uno_is_caught_and_draws_nothing,
    "uno-is-caught-by-and-draws-nothing": uno_is_caught_by_and_draws_nothing,
    "uno-counts": uno_counts,
    "uno-hand-is-worth": uno_hand_is_worth,
    "uno-discards-are-shuffled": uno_discards_are_shuffled,
    "uno-goes-on-with-the-cards": uno_goes_on_with_the_cards,
    "uno-leaves-and-sets-aside": uno_leaves_and_sets_aside,
    "uno-leaves-and-is-counted": uno_leaves_and_is_counted,
    "uno-now": uno_now,
    "uno-has-so-many": uno_has_so_many,
    "uno-so-many-of-a-seat": uno_so_many_of_a_seat,
    "uno-pile-has-so-many": uno_pile_has_so_many,
    "uno-goes-left": uno_goes_left,
    "uno-goes-right": uno_goes_right,
    "uno-is-on-top": uno_is_on_top,
    "uno-is-on-top-as-a-color": uno_is_on_top_as_a_color,
    "uno-has-won-the-round": uno_has_won_the_round,
    "uno-has-to-name-a-color": uno_has_to_name_a_color,
    "uno-has-to-swap": uno_has_to_swap,
    "uno-has-to-show": uno_has_to_show,
    "uno-has-to-draw": uno_has_to_draw,
    "uno-is-on-turn": uno_is_on_turn,
    "uno-your-turn": uno_your_turn,
    "uno-wait": uno_wait,
    "uno-you-miss-this-turn": uno_you_miss_this_turn,
    "uno-call-now": uno_call_now,
    "uno-name-and-play": uno_name_and_play,
    "uno-name-first": uno_name_first,
    "uno-name-the-color": uno_name_the_color,
    "uno-say-with-whom": uno_say_with_whom,
    "uno-you-may-swap": uno_you_may_swap,
    "uno-swap-hands": uno_swap_hands,
    "uno-give-your-hand": uno_give_your_hand,
    "uno-you-are-dealt": uno_you_are_dealt,
    "uno-lay-or-keep": uno_lay_or_keep,
    "uno-lay-if-it-fits": uno_lay_if_it_fits,
    "uno-draw-now": uno_draw_now,
    "uno-pay-for-the-challenge": uno_pay_for_the_challenge,
    "uno-draw-and-miss": uno_draw_and_miss,
    "uno-draw-or-lay": uno_draw_or_lay,
    "uno-draw-or-challenge": uno_draw_or_challenge,
    "uno-draw-lay-or-challenge": uno_draw_lay_or_challenge,
    "uno-a-face": uno_a_face,
    "uno-either": uno_either,
    "uno-show-to-one": uno_show_to_one,
    "uno-show-to-all": uno_show_to_all,
    "uno-look-for-the-color": uno_look_for_the_color,
    "uno-look-for-all-that-fits": uno_look_for_all_that_fits,
    "uno-look-for-the-color-and-wild-cards": uno_look_for_the_color_and_wild_cards,
    "uno-deny-that-you-held-it": uno_deny_that_you_held_it,
    "uno-deny-that-it-was-not-there": uno_deny_that_it_was_not_there,
    "uno-keep-apart": uno_keep_apart,
    "uno-count-your-hand": uno_count_your_hand,
    "uno-draw-and-count-your-hand": uno_draw_and_count_your_hand,
    "uno-deal": uno_deal,
    "uno-you-sit-out": uno_you_sit_out,
    "uno-you-are-out": uno_you_are_out,
    "uno-you-have-won": uno_you_have_won,
    "uno-you-have-won-rounds": uno_you_have_won_rounds,
    "uno-penalty": uno_penalty,
    "uno-penalty-because": uno_penalty_because,
    "uno-penalty-dry": uno_penalty_dry,
    "uno-penalty-dry-because": uno_penalty_dry_because,
    "uno-penalty-left": uno_penalty_left,
    "uno-penalty-left-because": uno_penalty_left_because,
    "uno-because-of-a-tie": uno_because_of_a_tie,
    "uno-because-of-no-call": uno_because_of_no_call,
    "uno-because-of-a-bluff": uno_because_of_a_bluff,
    "uno-because-of-a-wrong-challenge": uno_because_of_a_wrong_challenge,
    "uno-because-people-disagree": uno_because_people_disagree,
    "uno-because-the-table-decided": uno_because_the_table_decided,
    "uno-because-of-the-first-card": uno_because_of_the_first_card,
    "uno-take-the-card-back": uno_take_the_card_back,
    "uno-take-these-cards-back": uno_take_these_cards_back,
    "uno-forget-this-count": uno_forget_this_count,
    "uno-count-again": uno_count_again,
    "uno-you-have-not-left": uno_you_have_not_left,
    "uno-it-stays": uno_it_stays,
    "uno-does-not-count": uno_does_not_count,
    "uno-the-catch-stands": uno_the_catch_stands,
    "uno-no-penalty": uno_no_penalty,
    "uno-put-back": uno_put_back,
    "uno-put-the-second-back": uno_put_the_second_back,
    "uno-put-back-for-a-catch": uno_put_back_for_a_catch,
    "uno-return-the-last": uno_return_the_last,
    "uno-more-cards": uno_more_cards,
    "uno-draw-more": uno_draw_more,
    "uno-draw-more-and-count": uno_draw_more_and_count,
    "uno-draw-more-and-miss": uno_draw_more_and_miss,
}
