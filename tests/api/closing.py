"""What a test of several apps owes the next one: no connection stays open that nobody closes."""

import sqlalchemy as sa
from flask import Flask

from referee.storage import db


def close(app: Flask) -> None:
    """Close the connections of an app, also those that a thread of its streams still opens after this."""
    with app.app_context():
        engine = db.db.engine
    sa.event.listen(engine, "checkin", lambda _, record: record.invalidate())
    engine.dispose()
