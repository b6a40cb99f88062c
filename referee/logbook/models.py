"""The tables. Nobody but the journal, the tokens and the migrations needs them."""

from typing import Literal

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from referee.logbook.db import Base


def _match_id() -> Mapped[str]:
    return mapped_column(sa.Text, sa.ForeignKey("matches.id"), primary_key=True)


class Match(Base):
    """A match as it stands now; `state` and `base` always equal the replay of its entries."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    game: Mapped[str] = mapped_column(sa.Text)
    format: Mapped[int]
    number: Mapped[int]
    last_exact: Mapped[int]
    state: Mapped[str] = mapped_column(sa.Text)
    base: Mapped[str] = mapped_column(sa.Text)
    base_number: Mapped[int]
    opened_at: Mapped[int] = mapped_column(sa.BigInteger)
    opening_key: Mapped[str] = mapped_column(sa.Text, unique=True)
    opening_fingerprint: Mapped[str] = mapped_column(sa.Text)
    erased_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class Seat(Base):
    """The name of a seat: the only place where a person's name is stored, so that it can be erased."""

    __tablename__ = "seats"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(sa.Text)


class Entry(Base):
    """One claim and its ruling. Triggers refuse UPDATE, and DELETE unless the match is marked erased."""

    __tablename__ = "entries"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(sa.BigInteger)
    by: Mapped[str] = mapped_column(sa.Text)
    after: Mapped[int | None]
    tag: Mapped[str] = mapped_column(sa.Text)
    claim: Mapped[str] = mapped_column(sa.Text)
    ruling: Mapped[str] = mapped_column(sa.Text)
    exact: Mapped[bool]
    edits: Mapped[bool]


class Reply(Base):
    """The answer to an idempotency key, byte for byte, for the life of the match."""

    __tablename__ = "replies"

    match_id: Mapped[str] = _match_id()
    by: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    key: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    fingerprint: Mapped[str] = mapped_column(sa.Text)
    status: Mapped[int]
    body: Mapped[str] = mapped_column(sa.Text)


class Token(Base):
    """Who may speak for a match. The token itself is nowhere, only its SHA-256."""

    __tablename__ = "tokens"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"))
    role: Mapped[Literal["keeper", "seat"]] = mapped_column(sa.Text)
    seat: Mapped[int | None]
    issued_at: Mapped[int] = mapped_column(sa.BigInteger)
    revoked_at: Mapped[int | None] = mapped_column(sa.BigInteger)


# One living token a seat, also when two phones ask at the same moment: the database settles that race.
_living = sa.and_(Token.role == "seat", Token.revoked_at.is_(None))
sa.Index(
    "uq_tokens_living_seat",
    Token.match_id,
    Token.seat,
    unique=True,
    sqlite_where=_living,
    postgresql_where=_living,
)
