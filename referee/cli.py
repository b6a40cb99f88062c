"""The command line.

Only click and the standard library at the top: `serve` must patch before anything else is imported.
"""

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from typing import TextIO

    from flask import Flask

    from referee.config import Config


@click.group()
@click.version_option(package_name="referee", message="%(prog)s %(version)s")
def cli() -> None:
    """A referee and scorekeeper for card games played with real cards."""


@cli.command()
def serve() -> None:
    """Bring the database up to date and serve, by default on http://127.0.0.1:8000."""
    from gevent import monkey

    monkey.patch_all()
    config = _config()
    from referee import serve

    serve.run(config)


@cli.command()
def migrate() -> None:
    """Make the tables, or bring them up to date; all of it or nothing."""
    config = _config()
    from sqlalchemy.exc import OperationalError

    from referee.logbook import db

    try:
        db.upgrade(config)
    except OperationalError as error:
        raise click.ClickException(f"The database cannot be used: {error.orig}") from error
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise click.ClickException("PostgreSQL needs its driver: pip install 'referee[postgres]'.") from error
    click.echo("The database is up to date.")


@cli.command()
@click.argument("transcript", type=click.File(encoding="utf-8"))
def replay(transcript: "TextIO") -> None:
    """Judge a game written down as text, and print every ruling."""
    from referee.games import GAMES
    from referee.match.notation import NotationError
    from referee.match.transcript import replayed

    try:
        for line in replayed(GAMES, transcript.read()):
            click.echo(line)
    except NotationError as error:
        raise click.ClickException(f"{transcript.name}, {error}") from error


@cli.command()
def audit() -> None:
    """Prove that every stored match is what its entries make it."""
    with _app().app_context():
        from referee.desk import upkeep

        ids = upkeep.match_ids()
        wrong = [f"{match_id}: {text}" for match_id in ids for text in upkeep.audit(match_id)]
    for line in wrong:
        click.echo(line)
    if wrong:
        raise click.ClickException(f"{len(wrong)} things are wrong in {len(ids)} matches.")
    click.echo(f"{len(ids)} matches: all is well.")


@cli.command()
@click.argument("match")
def keeper(match: str) -> None:
    """Issue a new scorekeeper's token for MATCH: a lost phone is no lost match."""
    with _app().app_context():
        from referee.desk import callers, matches

        try:
            click.echo(matches.issue_keeper_token(match))
        except callers.NoSuchMatch as error:
            raise click.ClickException("There is no such match.") from error


@cli.command()
def openapi() -> None:
    """Print the OpenAPI document of this release."""
    import yaml

    app = _app()
    text = yaml.safe_dump(
        app.extensions["referee-api"].spec.to_dict(), sort_keys=False, allow_unicode=True, width=110
    )
    click.echo(text, nl=False)


def _app() -> "Flask":
    from referee import create_app

    return create_app(_config())


def _config() -> "Config":
    from referee.config import ConfigError, read

    try:
        return read(os.environ)
    except ConfigError as error:
        raise click.ClickException(str(error)) from error


def main() -> None:
    """The console entry."""
    cli(prog_name="referee")


if __name__ == "__main__":
    main()
