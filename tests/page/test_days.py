"""The day of a match, on the phone and on the server, is the day of the people."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from tests.proofs.server import Server


def far_away() -> str:
    """A time zone in which it is another day than in UTC now, and will be in an hour."""
    return "Pacific/Pago_Pago" if datetime.now(UTC).hour < 10 else "Pacific/Kiritimati"


def test_a_phone_says_what_day_it_is_where_people_play(new_phone, server: Server):
    """And so do the files of the match."""
    zone = far_away()
    phone = new_phone(timezone_id=zone).at_home()
    phone.opens_match("Ann", "Bob")
    today = datetime.now(ZoneInfo(zone)).date()
    kept = phone.kept()

    assert today != datetime.now(UTC).date()
    assert today.isoformat() == kept["day"]
    bearer = {"Authorization": f"Bearer {kept['token']}"}
    record = phone.context.request.get(
        f"http://127.0.0.1:{server.port}/v1/matches/{kept['id']}/record.txt", headers=bearer
    )
    assert f"uno-{today}.txt" in record.headers["content-disposition"]
