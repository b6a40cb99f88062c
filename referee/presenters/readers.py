"""The links by which others may look, and do nothing else."""

from dataclasses import dataclass
from typing import Annotated

from referee.presenters.members import Doc, Moment


@dataclass(frozen=True)
class ReaderView:
    """A link to look at a match or a group, with its token."""

    id: Annotated[str, Doc("By which it is revoked.")]
    token: str
    issued_at: Moment
    link: Annotated[str, Doc("Below the address of this service.")]
    qr: Annotated[str, Doc("The whole address as a code to scan: an SVG.")]
    url: Annotated[str, Doc("The whole address: what the code says.")]


@dataclass(frozen=True)
class GoodReaderView:
    """A link without its token."""

    id: str
    issued_at: Moment


@dataclass(frozen=True)
class ReadersView:
    """The links that are good, the oldest first."""

    readers: tuple[GoodReaderView, ...]
