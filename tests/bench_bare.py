"""What `tests/bench.py` measures the service by: a route with one durable insert, one with one SELECT, and a
hub that passes on what it is sent, on the same server."""

import os
from collections import defaultdict
from collections.abc import Iterator

import sqlalchemy as sa
from flask import Flask, Response, request
from gevent.queue import SimpleQueue

from referee.config import Config, read
from referee.live import wakeups
from referee.storage.db import db, init_app
from referee.storage.transactions import reading, transact

ROWS = sa.Table(
    "rows", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("body", sa.Text)
)


def create_bare_app(config: Config) -> Flask:
    app = Flask(__name__)
    init_app(app, config)
    wakeups.init_app(app)  # the server ends its streams
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
        body = request.get_data(as_text=True)
        transact(lambda session: session.execute(sa.insert(ROWS).values(body=body)))
        return {"stored": True}, 201

    @app.get("/<int:number>")
    def select(number: int) -> dict:
        with reading() as session:
            body = session.scalar(sa.select(ROWS.c.body).where(ROWS.c.id == number))
        return {"body": body}

    return app


def main() -> None:
    config = read(os.environ)
    app = create_bare_app(config)
    with app.app_context():
        ROWS.create(db.engine)
        db.engine.dispose()

    from referee.server import serve

    class BareServer(serve._Server):
        def load(self) -> Flask:
            return create_bare_app(config)

    BareServer(config, create_bare_app).run()


if __name__ == "__main__":
    from gevent import monkey

    monkey.patch_all()
    main()
