"""Read-only links to a match or a group."""

from dataclasses import dataclass
from typing import Annotated

from referee.presenters.members import Doc, Moment


@dataclass(frozen=True)
class ReaderView:
    """A read-only link to a match or a group, with its token."""

    id: Annotated[str, Doc("The id; use it to revoke the link.")]
    token: str
    issued_at: Moment
    link: Annotated[str, Doc("Path of the link, relative to the URL of this service.")]
    qr: Annotated[str, Doc("The full URL as a QR code, in SVG.")]
    url: Annotated[str, Doc("The full URL; the QR code contains it.")]


@dataclass(frozen=True)
class GoodReaderView:
    """A read-only link without its token."""

    id: str
    issued_at: Moment


@dataclass(frozen=True)
class ReadersView:
    """The valid read-only links, the oldest first."""

    readers: tuple[GoodReaderView, ...]
