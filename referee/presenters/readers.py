"""Views (answers of the API) about read-only links to a match or a group. The API calls a link a *reader*."""

from dataclasses import dataclass
from typing import Annotated

from referee.presenters.members import MemberDoc, Moment


@dataclass(frozen=True)
class ReaderView:
    """A read-only link to a match or a group, with its token."""

    id: Annotated[str, MemberDoc("The id; use it to revoke the link.")]
    token: str
    issued_at: Moment
    link: Annotated[str, MemberDoc("Path of the link, relative to the URL of this service.")]
    qr: Annotated[str, MemberDoc("The full URL as a QR code, in SVG.")]
    url: Annotated[str, MemberDoc("The full URL; the QR code contains it.")]


@dataclass(frozen=True)
class ValidReadOnlyLinkView:
    """A read-only link without its token."""

    id: str
    issued_at: Moment


@dataclass(frozen=True)
class ReadersView:
    """The valid read-only links, the oldest first."""

    readers: tuple[ValidReadOnlyLinkView, ...]
