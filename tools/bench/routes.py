"""What `tools/bench` measures the service by: a route with one durable insert, one with one SELECT, and a
hub that passes on what it is sent, on the same server."""

import os
from collections import defaultdict
from collections.abc import Iterator

import sqlalchemy as sa
from flask import Flask, Response, request
from gevent.queue import SimpleQueue

from referee.config import Config, read_config
from referee.live import wakeups
from referee.storage import statements
from referee.storage.db import RunFunction, db, init_app
from referee.storage.transactions import open_read_session, transact
from referee.storage.writer_mutex import FairMutex

ROWS = sa.Table(
    "rows", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("body", sa.Text)
)
INSERT = sa.insert(ROWS)


def create_bare_app(config: Config, run: RunFunction | None = None) -> Flask:
    app = Flask(__name__)
    init_app(app, config, run)
    wakeups.add_stream_hub(
        app.extensions, app.app_context, config.wakeup_bus_url
    )  # the server ends its streams
    turns = FairMutex(timeout=10, waiting=64)
    listening: defaultdict[str, set[SimpleQueue]] = defaultdict(set)

    @app.get("/hub/<name>")
    def listen(name: str) -> Response:
        def frames() -> Iterator[bytes]:
            queue: SimpleQueue = SimpleQueue()
            listening[name].add(queue)
            yield b"event: state\n\n"
            while True:
                yield b"event: entry\ndata: " + queue.get() + b"\n\n"

        return Response(frames(), content_type="text/event-stream")

    @app.post("/hub/<name>")
    def tell(name: str) -> tuple[dict, int]:
        for queue in listening[name]:
            queue.put(request.get_data())
        return {"told": True}, 201

    @app.post("/")
    def insert() -> tuple[dict, int]:
        """One COMMIT a request."""
        body = request.get_data(as_text=True)
        with turns.hold_mutex(), db.engine.connect() as connection:
            connection.execution_options(sqlite_begin="IMMEDIATE").execute(INSERT, {"body": body})
            connection.exec_driver_sql("COMMIT")  # not in a thread
        return {"stored": True}, 201

    @app.post("/grouped")
    def insert_grouped() -> tuple[dict, int]:
        """One COMMIT for all who wait, as the service has it."""
        body = request.get_data(as_text=True)
        transact(lambda session: statements.run_statement(session, INSERT, body=body))
        return {"stored": True}, 201

    @app.get("/<int:number>")
    def select(number: int) -> dict:
        with open_read_session() as session:
            body = session.scalar(sa.select(ROWS.c.body).where(ROWS.c.id == number))
        return {"body": body}

    return app


def main() -> None:
    config = read_config(os.environ)
    app = create_bare_app(config)
    with app.app_context():
        ROWS.create(db.engine)
        db.engine.dispose()

    from referee.server import serve

    class BareServer(serve._GunicornApplication):
        def load(self) -> Flask:
            return create_bare_app(config, serve._run_in_thread)

    BareServer(config, create_bare_app).run()
