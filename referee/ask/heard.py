"""What a phone writes down when it is spoken to: words that sound like ours, and what was meant.

Each line has our words, and the patterns of what stands there. At a table "for" after a card is a
four, and "won" is a one.
"""

COLOR = "red|blue|green|yellow"
DRAW = "draw|pick up|take"
NUMBER = "two|three|four|five|six|seven|eight|nine|[0-9]"
THING = f"{COLOR}|cards?|skips?|reverses?|wilds?|actions?|zeros?|[a-z]+s"
GOES_ON = "and|on|in|lies|was|is|can|could|or"
SOMEBODY = "an?|the|it|that|this|these|what|whom?|me|you|him|her|them|us|my|his|your|our|some(?:body|one)"
FOR_WHAT = f"{SOMEBODY}|two|first|drawing|deal\\w*|a\\w+"
"""After "draw for" these words say for what, or for whom."""
TO_DO = (
    "match|play|be|see|get|avoid|go|win|find|decide|the|make|keep|have|my|a|one|start|begin|his|her|lay|put"
)
"""After "draw to" these words say what is to be done."""
BEFORE_ONE = "draw|drew|drawn|takes?|took|next|with|only|just|that|this|last|second|first|each|got|on|the"

HEARD: tuple[tuple[str, ...], ...] = (
    ("uno golf", r"\byou know golf\b", r"\bgolf you know\b"),
    ("uno", r"\b(oono|oonoh|youno|una)\b"),
    (r"\1 uno", r"\b(say|says|said|saying|call|called|shout|yell|forgot|forget) you know\b"),
    (r"\1 four", r"\b(wild draw|wild plus|wild pick up|plus|\+) ?(for|fore|fours?)\b"),
    ("draw four", rf"\b({DRAW}) (for|fore)\b(?! ({FOR_WHAT})\b| *$)"),
    (r"\1 two", r"\b(plus|double draw|double plus|\+) ?(too|to)\b", r"\b(draw|pick up|take) too\b"),
    ("draw two", rf"\bdraw to\b(?! ({TO_DO})\b)"),
    (r"\1 four", rf"\b({COLOR}) (for|fore)\b(?= ({GOES_ON})\b|$)"),
    (r"\1 two", rf"\b({COLOR}) too\b(?= ({GOES_ON})\b|$)"),
    (r"\1 two \2", rf"\b(has|have|had|got|with|only|these|those|my|the|of|down|are) to ({THING})\b"),
    (r"\1 one", rf"\b({BEFORE_ONE}) won\b"),
    (r"one \1", r"\bwon (card|person|player|round|point|column|color|left)\b"),
    (
        r"\1 no \2",
        rf"\b(is|has|have|had|got|with|theres) know ({COLOR}|colou?rs?|cards?|ones?|more|points?)\b",
    ),
    (r"red \1", rf"\bread (ones?|cards?|skips?|reverses?|draw|plus|zeros?|{NUMBER})\b"),
    (r"whole \1", r"\bhole (table|hand|deck|pile|family|time|game|match|stack)\b"),
    (r"column\1", r"\bcol+[uo]m+n?(s?)\b"),
)
