"""Serves as `referee serve` does, but sets SQLite so that a power cut may lose claims: a check that finds
nothing wrong here would find nothing anywhere. CARELESS is the setting, such as "synchronous = OFF"."""

from gevent import monkey

if __name__ == "__main__":
    monkey.patch_all()

    import os

    from referee import cli
    from referee.storage import db

    db._PRAGMAS += (os.environ["CARELESS"],)
    cli.main()
