"""What `tests/bench.py` measures the service by: a route with one durable insert, on the same server."""

import os

import sqlalchemy as sa
from flask import Flask, request

from referee.config import Config, read
from referee.logbook.db import db, init_app
from referee.logbook.transactions import transact

ROWS = sa.Table(
    "rows", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("body", sa.Text)
)


def create_bare_app(config: Config) -> Flask:
    app = Flask(__name__)
    init_app(app, config)

    @app.post("/")
    def insert() -> tuple[dict, int]:
        body = request.get_data(as_text=True)
        transact(lambda session: session.execute(sa.insert(ROWS).values(body=body)))
        return {"stored": True}, 201

    return app


def main() -> None:
    config = read(os.environ)
    app = create_bare_app(config)
    with app.app_context():
        ROWS.create(db.engine)
        db.engine.dispose()

    from referee import serve

    class BareServer(serve._Server):
        def load(self) -> Flask:
            return create_bare_app(config)

    BareServer(config).run()


if __name__ == "__main__":
    from gevent import monkey

    monkey.patch_all()
    main()
