"""What answers look like, as JSON Schema for openapi.yaml: derived from the dataclasses that are told."""

import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Annotated, Any, Literal, Union

from referee.games import GAMES
from referee.kit.cards import Card
from referee.match.edits import Superseded
from referee.match.ledger import RoundPoints
from referee.match.state import Match
from referee.rulings.finding import Weight
from referee.rulings.ruling import Verdict
from referee.rulings.sources import SourceKind
from referee.rulings.tags import Plain, spoken
from referee.web.problems import KINDS, URN

Shape = dict[str, Any]

TEXT: Shape = {"type": "string"}
WHOLE: Shape = {"type": "integer"}
YES_OR_NO: Shape = {"type": "boolean"}
ANY: Shape = {}
PLAIN: Shape = {
    "description": "A word, a number, yes or no, or a list of them.",
    "anyOf": [TEXT, WHOLE, YES_OR_NO, {"type": "array", "items": {"anyOf": [TEXT, WHOLE]}}],
}

OPTION: Shape = {"anyOf": [TEXT, WHOLE]}
STARTER: Shape = {
    "type": "integer",
    "description": "Who starts the next round; null while one is open, or once the match is over.",
}


def ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def or_null(shape: Shape) -> Shape:
    return {"anyOf": [shape, {"type": "null"}]}


def list_of(shape: Shape) -> Shape:
    return {"type": "array", "items": shape}


def told(description: str, optional: tuple[str, ...] = (), **members: Shape) -> Shape:
    """An object with these members; later releases may add to them."""
    required = [name for name in members if name not in optional]
    return {"type": "object", "description": description, "properties": members, "required": required}


def shape_of(kind: Any) -> Shape:
    """The shape of a value of this type, as `wire.dump` writes it."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Plain:
        return PLAIN
    if origin is Annotated:
        return ref("Claim" if args[1] == "claim" else "Event")
    if origin in (Union, types.UnionType):
        inner = [shape_of(part) for part in args if part is not types.NoneType]
        return {"anyOf": [*inner, {"type": "null"}]} if types.NoneType in args else {"anyOf": inner}
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is tuple:
        return list_of(shape_of(args[0]))
    if origin is Mapping:
        return {"type": "object", "additionalProperties": shape_of(args[1])}
    return _plain_shape(kind)


def _plain_shape(kind: Any) -> Shape:
    base = getattr(kind, "__supertype__", kind)
    if kind is Card or base is str:
        return TEXT
    if base is bool:
        return YES_OR_NO
    if base is int:
        return WHOLE
    if isinstance(base, type) and issubclass(base, StrEnum):
        return {"type": "string", "enum": [member.value for member in base]}
    return _dataclass_shape(base) if is_dataclass(base) else ANY


def _dataclass_shape(kind: type) -> Shape:
    hints = typing.get_type_hints(kind, include_extras=True)
    members = {spoken(field.name): shape_of(hints[field.name]) for field in fields(kind)}
    tag = {"event": {"type": "string", "enum": [kind.tag]}} if hasattr(kind, "tag") else {}
    # Tagged things leave out what is at its default.
    optional = tuple(members) if tag else ()
    return told(_summary(kind), optional, **tag, **members)


def described(kind: type) -> str:
    """All that a type says of itself, as one line, in the words of JSON."""
    return " ".join((kind.__doc__ or "").split()).replace("None", "null")


def _summary(kind: type) -> str:
    return (kind.__doc__ or "").split("\n\n")[0].replace("\n   ", "")


def _events() -> dict[str, Shape]:
    kinds = dict.fromkeys(kind for game in GAMES.values() for kind in game.events)
    return {kind.tag: _dataclass_shape(kind) for kind in kinds}


def _rounds() -> dict[str, Shape]:
    """The open round of each game, by a name without the blanks of the game's title."""
    return {
        f"{game.title.replace(' ', '')}Round": _round_shape(game.round, game.shows) for game in GAMES.values()
    }


def _round_shape(kind: type, shown: type) -> Shape:
    shape = _dataclass_shape(kind)
    shape["properties"] |= _dataclass_shape(shown)["properties"]
    shape["description"] = f"{described(kind)} {described(shown)}"
    return shape


def _state() -> Shape:
    shape = _dataclass_shape(Match)
    shape["properties"] |= {
        "round": or_null({"oneOf": [ref(name) for name in _rounds()]}),
        "round_number": WHOLE,
        "winners": list_of(WHOLE),
        "starter": or_null(STARTER),
    }
    return shape


OPTION_CHOSEN = told("The answer that put the article in force.", difference=TEXT, option=OPTION)
FINDING = told(
    "One article applied to the claim.",
    article=TEXT,
    link=TEXT,
    weight={"type": "string", "enum": [weight.value for weight in Weight]},
    facts={"type": "object"},
    sentence=TEXT,
    option=or_null(OPTION_CHOSEN),
    house_rule=or_null(TEXT),
)
RULING_MEMBERS: dict[str, Shape] = {
    "verdict": {"type": "string", "enum": [verdict.value for verdict in Verdict]},
    "findings": list_of(ref("Finding")),
    "events": list_of(ref("Event")),
    "fix": or_null({"type": "object", "description": "A claim that would put a refusal right."}),
    "changed": list_of(told("A ruling now in force.", entry=WHOLE, ruling=or_null(ref("Ruling")))),
    "now_lawful": list_of(WHOLE),
}
ENTRY_MEMBERS: dict[str, Shape] = {
    "number": WHOLE,
    "at": {"type": "integer", "description": "Milliseconds since 1970."},
    "by": {"type": "string", "description": "`keeper` or `seat 2`."},
    "after": or_null(WHOLE),
    "claim": {"type": "object", "description": "The claim as it was heard."},
    **RULING_MEMBERS,
}
SAID = told("What a seat does now.", seat=WHOLE, name=TEXT, sentence=TEXT)
MAY = told(
    "A claim that would not be refused, and what follows from a play or a draw.",
    ("verdict", "then"),
    claim={"type": "object"},
    verdict=TEXT,
    then={"type": "object"},
)
ASKS = told(
    "The fact that separates most of the `rulings` that are possible, so many.",
    fact=TEXT,
    question=TEXT,
    options=list_of(told("What may be answered.", option=TEXT, text=TEXT)),
    rulings=WHOLE,
)
JUDGED = told(
    "The table that was ruled on: where not everything was told, its cards and people are an example.",
    people=list_of(TEXT),
    lines=list_of(TEXT),
)
ASSUMED = told(
    "A fact that was not told and does not matter, and what was taken for it.",
    fact=TEXT,
    question=TEXT,
    option=TEXT,
    text=TEXT,
)
MATCH_MEMBERS: dict[str, Shape] = {
    "id": TEXT,
    "game": TEXT,
    "number": {"type": "integer", "description": "The number of the last entry."},
    "seats": list_of(told("A seat.", seat=WHOLE, name=TEXT)),
    "state": ref("State"),
    "may": list_of(ref("May")),
}
STANDING = told("A place in the standings.", place=WHOLE, seat=WHOLE, name=TEXT, total=WHOLE)
DAY: Shape = {"type": "string", "format": "date"}
SOURCE = told(
    "Who says so.",
    key=TEXT,
    what={"type": "string", "description": "What it is, in a sentence."},
    kind={
        "type": "string",
        "enum": [kind.value for kind in SourceKind],
        "description": "How near to whoever makes the cards; `ours` is this referee's own decision.",
    },
    link=TEXT,
    checked=DAY | {"description": "When our articles were last held against it."},
)
SAID_BY: Shape = {
    "type": "array",
    "items": told("A source, in short.", key=TEXT, what=TEXT, link=TEXT),
    "description": "The sources, in the same order.",
}
ARTICLE = told(
    "An article of a rulebook. With a `house_rule`, or with an `option` that is not the default of its "
    "difference, only tables that chose so play by it, in the place of `instead_of` where that is told.",
    id=TEXT,
    title=TEXT,
    text=TEXT,
    sources=list_of(TEXT),
    instead_of=or_null(TEXT),
    link=TEXT,
    chapter=TEXT,
    said_by=SAID_BY,
    checked=DAY | {"description": "When it was last held against its sources."},
    option=or_null(OPTION_CHOSEN),
    house_rule=or_null(TEXT),
)
REFERENCE = told("An article to look up.", id=TEXT, title=TEXT, link=TEXT)
CHAPTER_MEMBERS: dict[str, Shape] = {"id": TEXT, "title": TEXT, "link": TEXT}
WORD = told(
    "A word that answers use.",
    id=TEXT,
    word=TEXT,
    text=TEXT,
    link=TEXT,
    articles=list_of(REFERENCE),
)
DIFFERENCE = told(
    "A question on which the sources disagree, or a table picks.",
    id=TEXT,
    link=TEXT,
    question=TEXT,
    why={"type": "string", "description": "Why the default is the one we offer."},
    default=OPTION,
    options=list_of(
        told(
            "An answer; `articles` are what it puts in force.",
            option=OPTION,
            text=TEXT,
            sources=list_of(TEXT),
            articles=list_of(TEXT),
            said_by=SAID_BY,
            article_links=list_of(TEXT),
        )
    ),
)
CHOSEN_MEMBERS: dict[str, Shape] = {
    "differences": {"type": "object", "additionalProperties": OPTION},
    "house_rules": {
        "type": "object",
        "additionalProperties": {"type": "object", "additionalProperties": PLAIN},
    },
}
PRESET = told(
    "Rules by name; what they do not name is as in the standard rules.",
    id=TEXT,
    game=TEXT,
    title=TEXT,
    lines=list_of(TEXT),
    **CHOSEN_MEMBERS,
)
HOUSE_RULE = told(
    "What a table may agree on beyond the rule sheets.",
    id=TEXT,
    game=TEXT,
    title=TEXT,
    text=TEXT,
    sources=list_of(TEXT),
    article=TEXT,
    link=TEXT,
    parameters=list_of(
        told(
            "What a table settles with it.",
            name=TEXT,
            question=TEXT,
            default=PLAIN,
            among=list_of(PLAIN),
            several=YES_OR_NO,
        )
    ),
    clashes=list_of(told("A house rule that it cannot live with.", **{"with": TEXT, "because": TEXT})),
)
AGREED_MEMBERS: dict[str, Shape] = {
    "preset": TEXT,
    "title": TEXT,
    "lines": list_of(TEXT),
    "target": WHOLE,
    "options": list_of(
        told(
            "An answer in force; `departs` from the standard rules or not.",
            difference=TEXT,
            question=TEXT,
            option=OPTION,
            text=TEXT,
            sources=list_of(TEXT),
            departs=YES_OR_NO,
            link={"type": "string", "description": "Where the question is told with all its answers."},
        )
    ),
    "house_rules": list_of(
        told(
            "A house rule in force, and what was settled with it.",
            id=TEXT,
            title=TEXT,
            text=TEXT,
            settled={"type": "object", "additionalProperties": PLAIN},
            link={"type": "string", "description": "Where its article is."},
        )
    ),
    "page": {"type": "array", "items": TEXT, "description": "To be read aloud, line by line."},
}
VERDICT_OR_NOT: Shape = {
    "description": "Null where an article is only quoted, or where it cannot come up at such a table.",
    "anyOf": [{"type": "string", "enum": [verdict.value for verdict in Verdict]}, {"type": "null"}],
}
YES_OR_NEITHER: Shape = {
    "description": "Whether what is asked is so, as the line says it; null where it says neither yes nor no. "
    "The verdict is about the claim that ends the example, which may be refused though the answer is yes.",
    "anyOf": [{"type": "boolean"}, {"type": "null"}],
}
LISTED_MEMBERS: dict[str, Shape] = {
    "id": TEXT,
    "game": TEXT,
    "chapter": TEXT,
    "asks": TEXT,
    "quoted": {"type": "boolean", "description": "An article is quoted; otherwise an example is ruled on."},
}
QUESTION_MEMBERS: dict[str, Shape] = {
    **LISTED_MEMBERS,
    "verdict": VERDICT_OR_NOT,
    "yes": YES_OR_NEITHER,
    "line": {"type": "string", "description": "The answer."},
    "why": {"type": "array", "items": TEXT, "description": "What was found, in sentences."},
    "article": told(
        "The article that decides it.", id=TEXT, title=TEXT, text=TEXT, sources=list_of(TEXT), link=TEXT
    ),
    "example": or_null(
        told(
            "The table that was ruled on, in the lines of a transcript. The answer is about it: tell it too.",
            people=list_of(TEXT),
            lines=list_of(TEXT),
        )
    ),
    "otherwise": list_of(
        told(
            "A choice under which the answer is another one; one that names nothing is the standard one.",
            **CHOSEN_MEMBERS,
            sources=list_of(TEXT),
            verdict=VERDICT_OR_NOT,
            yes=YES_OR_NEITHER,
            line=TEXT,
        )
    ),
    "follow_ups": list_of(told("What people ask next.", id=TEXT, asks=TEXT)),
    "here": told(
        "What is asked, ruled on as the match stands: only where just that has happened there that the "
        "example is about, and what is asked is answered by yes or no. Only with it is anything told of the "
        "people of the match. Nothing is stored.",
        verdict=VERDICT_OR_NOT,
        yes=YES_OR_NEITHER,
        line=TEXT,
        why=list_of(TEXT),
        claim=or_null(
            {"type": "object", "description": "To be claimed when it is done; null if it may not."}
        ),
    ),
}
OPTIONAL_OF_QUESTIONS = ("here",)
GROUP_MEMBERS: dict[str, Shape] = {
    "id": TEXT,
    "name": TEXT,
    "people": list_of(told("A person, and how many matches they sat in.", id=TEXT, name=TEXT, matches=WHOLE)),
    "matches": {"type": "integer", "description": "How many there are."},
}
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
PERSON_STANDING = told(
    "How a person has done at a game. What is taken back does not count, nor what its game does not know.",
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
            "description": "Points left in the hand, over the rounds in which it was counted and not won.",
        }
    ),
    calls_missed=or_null(WHOLE),
    catches=or_null(WHOLE),
    challenges_made=or_null(WHOLE),
    challenges_won=or_null(WHOLE),
)
PROBLEM_TYPE: Shape = {
    "description": "What kind of problem it is. 400 `token-in-address`: a token or ticket stood in the "
    "address, where others may read it; it ended, unless `detail` says that it is still good. 401 `revoked`: "
    "the token was good once; `no-token`: none came, or one that is not known.",
    "anyOf": [
        {"type": "string", "enum": [f"{URN}{kind}" for kind in KINDS]},
        {
            "type": "string",
            "pattern": f"^{URN}[a-z-]+$",
            "description": "The name of the status in HTTP, such as `not-found` or `method-not-allowed`.",
        },
    ],
}
PROBLEM = told(
    "Problem details (RFC 9457).",
    ("errors", "number", "missed", "state", "outcome", "line"),
    type=PROBLEM_TYPE,
    title=TEXT,
    status=WHOLE,
    detail=TEXT,
    errors={"type": "object", "description": "Each field, and what is wrong with it."},
    number=WHOLE,
    missed=list_of(ref("Entry")),
    state=ref("State"),
    outcome={"type": "string", "enum": ["not_applied", "unknown"]},
    line={"type": "integer", "description": "The line of a record that cannot be taken in."},
)


MOMENT: Shape = {"type": "integer", "description": "Milliseconds since 1970."}
ROLE: Shape = {"type": "string", "enum": ["keeper", "seat", "watcher"]}
KNOCK_MEMBERS: dict[str, Shape] = {
    "knock": {"type": "string", "description": "Its id."},
    "status": {"type": "string", "enum": ["waiting", "admitted", "refused"]},
    "seat": or_null({"type": "integer", "description": "Where to, once admitted; null to watch."}),
    "expires_at": MOMENT,
}


def _at_the_door() -> dict[str, Shape]:
    return {
        "Ticket": told(
            "What lets a phone in.",
            id={"type": "string", "description": "By which it is revoked."},
            role={"type": "string", "enum": ["table", "keeper"]},
            ticket=TEXT,
            expires_at=or_null(MOMENT),
            link={"type": "string", "description": "Below the address of this service."},
            qr={"type": "string", "description": "The whole address as a code to scan: an SVG."},
        ),
        "Tickets": told(
            "The tickets that are good.",
            tickets=list_of(
                told(
                    "A ticket without its secret.",
                    id=TEXT,
                    role={"type": "string", "enum": ["table", "keeper"]},
                    expires_at=or_null(MOMENT),
                )
            ),
        ),
        "SpokenCode": told("A code that lets somebody knock.", code=TEXT, expires_at=MOMENT),
        "Door": told(
            "What a ticket lets one choose from.",
            role={"type": "string", "enum": ["table", "keeper"]},
            game=TEXT,
            seats=list_of(
                told("A seat, `free` while no phone speaks for it.", seat=WHOLE, name=TEXT, free=YES_OR_NO)
            ),
        ),
        "Joined": told(
            "A phone that is in: its token, what it is, and the match.",
            ("may",),
            token=TEXT,
            phone={"type": "string", "description": "Its id, by which it is revoked."},
            role=ROLE,
            seat=or_null(WHOLE),
            **MATCH_MEMBERS,
        ),
        "Knock": told("How it stands with somebody who knocked.", **KNOCK_MEMBERS),
        "OpenedKnock": told("The same, with the token of the knock.", token=TEXT, **KNOCK_MEMBERS),
        "Knocks": told(
            "Who is outside.",
            knocks=list_of(told("Somebody.", name=TEXT, watch=YES_OR_NO, at=MOMENT, **KNOCK_MEMBERS)),
        ),
        "Phones": told(
            "The phones that are in.",
            phones=list_of(
                told(
                    "A phone; `this` is the one that asks.",
                    phone=TEXT,
                    role=ROLE,
                    seat=or_null(WHOLE),
                    joined_at=MOMENT,
                    this=YES_OR_NO,
                )
            ),
        ),
    }


def components() -> dict[str, Shape]:
    """Every named shape of an answer."""
    events = _events()
    return {
        **events,
        **_rounds(),
        "Event": {
            "oneOf": [ref(tag) for tag in events],
            "discriminator": {"propertyName": "event", "mapping": {tag: ref(tag)["$ref"] for tag in events}},
        },
        "Finding": FINDING,
        "Ruling": told("A ruling.", **RULING_MEMBERS),
        "Entry": told("An entry of the logbook.", **ENTRY_MEMBERS),
        "LoggedEntry": told(
            "An entry of the logbook, and what became of it; in a stream the newest tells what each seat "
            "does now.",
            ("say",),
            **ENTRY_MEMBERS,
            outcome=or_null(told("What became of a ruling that stood.", outcome=TEXT, entry=WHOLE)),
            superseded=or_null(_dataclass_shape(Superseded)),
            say=list_of(SAID),
        ),
        "State": _state(),
        "May": MAY,
        "Answer": told(
            "The answer to a claim.",
            ("may", "consequences"),
            **ENTRY_MEMBERS,
            say=list_of(SAID),
            state=ref("State"),
            may=list_of(ref("May")),
            consequences={
                "type": "array",
                "items": TEXT,
                "description": "What an edit of the logbook comes to, in sentences.",
            },
        ),
        "Match": told("A match as it stands.", ("may",), **MATCH_MEMBERS),
        "OpenedMatch": told("A match and its scorekeeper's token.", ("may",), token=TEXT, **MATCH_MEMBERS),
        "KeeperToken": told("A scorekeeper's token.", token=TEXT),
        "SeatToken": told("A seat's token.", seat=WHOLE, token=TEXT),
        **_at_the_door(),
        "Logbook": told(
            "Entries in order; with the last of all, what each seat does now.",
            entries=list_of(ref("LoggedEntry")),
            number=WHOLE,
            more=YES_OR_NO,
            say=list_of(SAID),
        ),
        "Scores": told(
            "The ledger and the standings.",
            rounds=list_of(_dataclass_shape(RoundPoints)),
            totals=list_of(WHOLE),
            standings=list_of(STANDING),
            winners=list_of(WHOLE),
            dealer=WHOLE,
            starter=or_null(STARTER),
        ),
        "Rulings": told(
            "What the claims would get, one after the other; where too little is known of a situation there "
            "are none, and `asks` is what has to be known first.",
            ("asks", "assumed", "example"),
            rulings=list_of(ref("Answer")),
            example=or_null(JUDGED),
            asks=or_null(ASKS),
            assumed=list_of(ASSUMED),
        ),
        "Article": ARTICLE,
        "Difference": DIFFERENCE,
        "Differences": told(
            "The differences of a game.", game=TEXT, title=TEXT, differences=list_of(ref("Difference"))
        ),
        "Preset": PRESET,
        "Presets": told("The presets of every game.", presets=list_of(ref("Preset"))),
        "HouseRule": HOUSE_RULE,
        "HouseRules": told("The house rules of every game.", house_rules=list_of(ref("HouseRule"))),
        "AgreedRules": told("The rules in force from the next deal on.", **AGREED_MEMBERS),
        "Agreement": told(
            "The rules in force, and those of the next deal if they are others.",
            **AGREED_MEMBERS,
            next=or_null(ref("AgreedRules")),
        ),
        "Rulebook": told(
            "The articles of a game, and the chapters they stand in.",
            game=TEXT,
            title=TEXT,
            chapters=list_of(told("A chapter.", **CHAPTER_MEMBERS, articles=list_of(REFERENCE))),
            articles=list_of(ref("Article")),
        ),
        "Chapter": told("A chapter.", **CHAPTER_MEMBERS, articles=list_of(ref("Article"))),
        "RuleSheet": told(
            "All that is in force at a table.",
            game=TEXT,
            title=TEXT,
            lines={"type": "array", "items": TEXT, "description": "What was agreed on, line by line."},
            chapters=list_of(ref("Chapter")),
        ),
        "Source": SOURCE,
        "Sources": told("All sources.", sources=list_of(ref("Source"))),
        "Word": WORD,
        "Glossary": told("The words that answers use.", words=list_of(ref("Word"))),
        "Group": told("People who play together.", **GROUP_MEMBERS),
        "OpenedGroup": told("A group and its token.", id=TEXT, name=TEXT, token=TEXT),
        "History": told(
            "Matches of a group, newest first.",
            matches=list_of(PLAYED),
            next=or_null({"type": "string", "description": "The cursor of what follows."}),
        ),
        "GroupStandings": told("The people of a group by game.", standings=list_of(ref("PersonStanding"))),
        "PersonStanding": PERSON_STANDING,
        "Question": told(
            "A question people ask at the table, with its answer.", OPTIONAL_OF_QUESTIONS, **QUESTION_MEMBERS
        ),
        "Questions": told(
            "What was found for the words of `q`; without it all `questions`, or at a match the `answers` to "
            "what people ask after what just happened there, the nearest first.",
            ("good", "said", "hits", "questions", "answers"),
            good={"type": "boolean", "description": "Whether any hit is what was asked."},
            said=or_null({"type": "string", "description": "That no hit is a good one."}),
            hits=list_of(
                told(
                    "A question that may be meant.",
                    OPTIONAL_OF_QUESTIONS,
                    **QUESTION_MEMBERS,
                    score={"type": "number", "description": "From 0 to 1, how well it fits."},
                    is_good=YES_OR_NO,
                )
            ),
            questions=list_of(told("A question.", **LISTED_MEMBERS)),
            answers=list_of(ref("Question")),
        ),
        "Health": told("All is well.", status=TEXT),
        "Problem": PROBLEM,
    }
