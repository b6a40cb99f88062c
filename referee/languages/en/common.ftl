### Numbers, cards and several people, as all other messages speak of them.

# A small number as it is spoken, a large one in digits.
words = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}

# A card as sentences name it: wild cards as they are printed, colored ones as they are spoken of.
card = { $color ->
    [none] { kind }
   *[other] { $color } { $face }
}

# All cards of a number, or of a sign, as people call them: `5`, `Draw Two`.
kind = { TITLE($face) }
