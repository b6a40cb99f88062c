"""People who play together: what they played, and how they stand."""

from referee.api.openapi.kinds import TEXT, WHOLE, YES_OR_NO, Shape, list_of, or_null, ref, told

PLAYED = told(
    "A match of a group, how it stands, and its people; who has left has no place.",
    id=TEXT,
    game=TEXT,
    opened_at={"type": "integer", "description": "Milliseconds since 1970."},
    last_at={"type": "integer", "description": "When its last entry was made."},
    people=list_of(
        told(
            "A seat, and the person of the group who sat there.",
            seat=WHOLE,
            name=TEXT,
            person=or_null(TEXT),
            total=WHOLE,
            place=or_null(WHOLE),
        )
    ),
    winners=list_of(WHOLE),
    rounds={"type": "integer", "description": "Rounds scored."},
    over=YES_OR_NO,
)

SHAPES: dict[str, Shape] = {
    "Group": told(
        "People who play together.",
        id=TEXT,
        name=TEXT,
        people=list_of(
            told("A person, and how many matches they sat in.", id=TEXT, name=TEXT, matches=WHOLE)
        ),
        matches={"type": "integer", "description": "How many there are."},
    ),
    "OpenedGroup": told("A group and its token.", id=TEXT, name=TEXT, token=TEXT),
    "History": told(
        "Matches of a group, newest first.",
        matches=list_of(PLAYED),
        next=or_null({"type": "string", "description": "The cursor of what follows."}),
    ),
    "GroupStandings": told("The people of a group by game.", standings=list_of(ref("PersonStanding"))),
    "PersonStanding": told(
        "How a person has done at a game. What is taken back does not count, nor what its game does not "
        "know.",
        game=TEXT,
        person=TEXT,
        name=TEXT,
        played={"type": "integer", "description": "Matches of which they played a round that was scored."},
        won={"type": "integer", "description": "Matches that are over and that they have won."},
        rounds=WHOLE,
        rounds_won=WHOLE,
        points=WHOLE,
        average_left=or_null(
            {
                "type": "number",
                "description": "Points left in the hand, over the rounds in which it was counted and not "
                "won.",
            }
        ),
        calls_missed=or_null(WHOLE),
        catches=or_null(WHOLE),
        challenges_made=or_null(WHOLE),
        challenges_won=or_null(WHOLE),
    ),
}
