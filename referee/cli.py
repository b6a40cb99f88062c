"""The command line of Referee.

The top of this module imports only click, the standard library and `machine`. Commands import everything else
later, because `referee serve` has to patch the standard library with gevent first.
"""

import gc
import os
import re
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from referee import machine

if TYPE_CHECKING:
    from typing import TextIO

    from referee.ask.answer.answers import AnsweredQuestion
    from referee.ask.reading.named_rules import Named
    from referee.config import Config
    from referee.match.help.question import Change, Example
    from referee.match.model.game import Game
    from referee.match.model.state import Rules
    from referee.match.table.agreement import Faults


@click.group()
@click.version_option(package_name="referee", message="%(prog)s %(version)s")
def cli() -> None:
    """A referee and scorekeeper for card games played with real cards."""


@cli.command()
def home() -> None:
    """Start an evening: serve to all phones in this house, and draw the code that they scan.

    The scores are the same from every folder. A referee.sqlite3 in the current folder is used instead.
    """
    from referee.server.home import CannotUseScoresFile, choose_home_settings

    try:
        tonight = choose_home_settings(os.environ, Path.cwd(), sys.stdout.isatty())
    except CannotUseScoresFile as error:
        raise click.ClickException(str(error)) from error
    os.environ.update(tonight.settings)
    for sentence in tonight.sentences:
        click.echo(sentence)
    _start_server()


@cli.command()
@click.option("--host", help="Address on which it listens; REFEREE_HOST if there is none.")
@click.option("--port", help="Port on which it listens; REFEREE_PORT if there is none.")
def serve(host: str | None, port: str | None) -> None:
    """Migrate the database, then serve on http://127.0.0.1:8000."""
    given = {"REFEREE_HOST": host, "REFEREE_PORT": port}
    os.environ.update({name: text for name, text in given.items() if text is not None})
    _start_server()


def _start_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a Ctrl-C during the imports prints no traceback
    if (why := machine.why_server_cannot_run()) is not None:
        raise click.ClickException(why)
    _require_enough_memory()
    from gevent import monkey

    monkey.patch_all()
    gc.disable()  # imported modules are never garbage; the server enables the collector later
    config = _read_config()
    _require_redis_driver(config)
    from referee import create_worker_app, prepare_for_requests
    from referee.server import serve

    serve.migrate_and_serve(config, create_worker_app, prepare_for_requests)


def _require_enough_memory() -> None:
    from referee.server import conditions

    try:
        conditions.require_enough_memory()
    except conditions.NotEnoughMemory as error:
        raise click.ClickException(str(error)) from error


@cli.command()
def migrate() -> None:
    """Create or migrate the tables, in one transaction."""
    newer = _migrate_database(_read_config())
    if newer is None:
        click.echo("The database is up to date.")
    else:
        sentence = f"The database is at revision {newer} of a newer release."
        click.echo(f"{sentence} This release can use it and does not migrate it.", err=True)


def _migrate_database(config: "Config") -> str | None:
    """Migrate the database to this release, and return None.

    If a newer release has already migrated the database, it is not changed, and its revision is returned.
    Raises ClickException if the database cannot be used.
    """
    with _without_garbage_collection():
        import flask_migrate  # noqa: F401  `db.migrate_database` uses this module
        from sqlalchemy.exc import DatabaseError

        from referee.storage import db
        from referee.storage.revisions import NewerDatabase
        from referee.storage.soundness import NotADatabaseOfReferee, NotWritable

    try:
        return db.migrate_database(config)
    except NewerDatabase as error:
        raise click.ClickException(str(error)) from error
    except (DatabaseError, NotADatabaseOfReferee, NotWritable) as error:
        raise _make_database_error(error) from error
    except ModuleNotFoundError as error:
        _explain_missing_postgresql_driver(error)
        raise


@cli.command()
@click.argument("transcript", type=click.File(encoding="utf-8"))
def replay(transcript: "TextIO") -> None:
    """Judge a transcript and print every ruling."""
    from referee.games import GAMES
    from referee.match.text.notation import NotationError
    from referee.match.text.transcript import replayed

    try:
        for line in replayed(GAMES, transcript.read()):
            click.echo(line)
    except NotationError as error:
        raise click.ClickException(f"{transcript.name}, {error}") from error
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{transcript.name} is not text in UTF-8.") from error
    except OSError as error:
        raise click.ClickException(f"{transcript.name} cannot be read: {error.strerror}.") from error


@cli.command()
@click.argument("asked", nargs=-1, required=True)
@click.option("--game", help="Only questions about this game.")
@click.option("--preset", help="Name of the preset (set of rules) you use.")
@click.option(
    "--option", "options", multiple=True, help=("Set a rule option, for example late-uno-penalty=4.")
)
@click.option(
    "--house", multiple=True, help=('Add a house rule, for example jump-in, or "stacking answers=2/2;4/4".')
)
def ask(
    asked: tuple[str, ...],
    game: str | None,
    preset: str | None,
    options: tuple[str, ...],
    house: tuple[str, ...],
) -> None:
    """Answer a question about the rules, in your own words: "can I put a +2 on a +4".

    Needs no server and no database.
    """
    from referee.ask.answer.amounts import promote_question, question_of_amount, with_amount
    from referee.ask.answer.answers import answer
    from referee.ask.reading.elsewhere import not_ours
    from referee.ask.reading.named_rules import found_for, named_in, under
    from referee.ask.search.lookup import LONGEST_QUERY, asked_back
    from referee.games import GAMES
    from referee.languages.speech import render, tell
    from referee.match.help.question import text_of_question
    from referee.match.model.state import Rules

    _require_known_name("game", game, GAMES)
    rules = _parse_rules_by_game([GAMES[game]] if game else list(GAMES.values()), preset, options, house)
    only = next(iter(rules)) if len(rules) == 1 and (options or house) else game
    typed = " ".join(asked)
    if len(typed) > LONGEST_QUERY:
        raise click.ClickException(f"The question is longer than {LONGEST_QUERY:,} characters.")
    hits = found_for(typed, only)
    of_amount = question_of_amount(typed, only, lambda one: rules.get(one, Rules()))
    hits = promote_question(hits, of_amount)[:3]
    if (reason := not_ours(typed)) is not None:
        click.echo(render(reason.sentence))
    if not hits:
        click.echo(tell("ask-no-result"))
        return
    if reason is not None or not hits[0].is_good:
        which = () if reason else asked_back(hits)
        click.echo(tell("ask-which-is-meant" if which else "ask-no-good-result"))
        for question in which or [hit.question for hit in hits]:
            click.echo(f"- {text_of_question(question)}")
        return
    question = hits[0].question
    by, named = under(rules.get(question.game, Rules()), named_in(typed, question.game), question)
    begins = f"{render(named.said)}: " if named.rules and not named.clash else ""
    for line in _format_answer_as_lines(with_amount(answer(question, by), typed, by), named, typed, begins):
        click.echo(line)


def _parse_rules_by_game(
    games: "list[Game]", preset: str | None, options: tuple[str, ...], house: tuple[str, ...]
) -> "dict[str, Rules]":
    """Return the rules that the command options choose, for each game. The keys are the names of the games.

    Games that do not have these options are left out. Raises ClickException if no game is left.
    """
    found, wrong = {}, []
    for game in games:
        try:
            found[game.name] = parse_rule_options(game, preset, options, house)
        except click.ClickException as error:
            wrong.append(error)
    if not found:
        raise wrong[0]
    return found


def _format_answer_as_lines(
    answer: "AnsweredQuestion", named: "Named", typed: str, begins: str
) -> Iterator[str]:
    """Yield the lines that print an answer: the question, its example, the answer, the reasons, the article
    (rule), and the answers under other rules."""
    from referee.match.model.articles import text_of, title_of

    ruled, article, first = answer.ruled, answer.ruled.article, answer.first_line(typed, named)
    line = first.line
    if first.note:
        yield first.note
    yield answer.asks
    if answer.question.example is not None and not ruled.is_amount:
        yield from _format_example_as_lines(answer.question.example)
    yield f"  {begins}{line}"
    yield from (f"  {why}" for why in ruled.why if why not in line)
    yield f"{title_of(article)} ({', '.join(article.sources)})"
    yield f"  {text_of(article)}"
    if answer.otherwise:
        yield "Otherwise:"
    for one in answer.otherwise:
        rules = _format_rules_as_command_options(answer.question.game, one.change) or "standard rules"
        yield f"- {rules} ({', '.join(one.sources)})"
        yield f"  {answer.first_line_otherwise(one, typed, named).line}"


def _format_example_as_lines(example: "Example") -> Iterator[str]:
    """Yield the lines that print an example: the players, the earlier claims, and the claim that the question
    is about."""
    from referee.ask.answer.answers import without_marker

    *others, last = example.people.split()
    yield f"  Say {', '.join(others)} and {last} play:"
    yield from (f"    {without_marker(line)}" for line in example.before)
    yield f"    {example.claim} ?"


def _format_rules_as_command_options(game: str, change: "Change") -> str:
    """Return the changed rules as text, in the notation of the options `--option` and `--house`."""
    from referee.games import GAMES
    from referee.match.model.state import Rules
    from referee.match.text.rules_notation import write_rules

    one, rules = GAMES[game], Rules(differences=change.differences, house_rules=change.house_rules)
    return write_rules(one.presets, one.differences, one.house_rules, rules).partition(", ")[2]


@cli.command()
@click.argument("game")
@click.option("--preset", help="Name of the preset (set of rules) you use.")
@click.option(
    "--option", "options", multiple=True, help=("Set a rule option, for example late-uno-penalty=4.")
)
@click.option(
    "--house", multiple=True, help=('Add a house rule, for example jump-in, or "stacking answers=2/2;4/4".')
)
def rules(game: str, preset: str | None, options: tuple[str, ...], house: tuple[str, ...]) -> None:
    """Print the rulebook of GAME: its articles in order, each with its sources.

    Articles that only some tables use are marked. With --preset, --option or --house, only the rules in force
    under these choices are printed.
    """
    from referee.games import GAMES

    _require_known_name("game", game, GAMES)
    if preset is None and not options and not house:
        _print_rulebook(GAMES[game])
    else:
        _print_rule_sheet(GAMES[game], parse_rule_options(GAMES[game], preset, options, house))


NOTE_ABOVE_STANDARD_RULES = "The standard rules. Rules that only some tables use are marked."


def _print_rulebook(game: "Game") -> None:
    from referee.match.text.rule_sheet import sheet, where_in_force

    chapters = list(game.rulebook.chapters.values())
    for line in sheet(game.title, [NOTE_ABOVE_STANDARD_RULES], chapters, where_in_force(game)):
        click.echo(line)


def _print_rule_sheet(game: "Game", rules: "Rules") -> None:
    from referee.match.table.agreement import agreement_lines_after_title, complete_new_rules, title_of_rules
    from referee.match.text.rule_sheet import in_force, said_first, sheet

    full = complete_new_rules(game, rules)
    title = f"{game.title}: {title_of_rules(game, full)}"
    for line in sheet(
        title,
        said_first(full, agreement_lines_after_title(game, full)),
        in_force(game, full, PLAYER_COUNT_ALLOWED_BY_ALL_RULES),
    ):
        click.echo(line)


def parse_rule_options(
    game: "Game", preset: str | None, options: tuple[str, ...], house: tuple[str, ...]
) -> "Rules":
    """Return the rules of a game that the options `--preset`, `--option` and `--house` of a command choose.

    - `options`: Rule options, such as `late-uno-penalty=4`.
    - `house`: House rules, such as `stacking answers=2/2;4/4`.

    Raises ClickException for rules that this game does not have, or that exclude each other.
    """
    from referee.match.table.agreement import errors_in_rules
    from referee.match.text.rules_notation import RulesTextError, read_rules, typed

    _require_known_name("preset", preset, game.presets)
    parts = [preset or "standard", *(one.replace("=", " ", 1) for one in options)]
    try:
        chosen = read_rules(", ".join([*parts, *(f"house {one}" for one in house)]))
    except RulesTextError as error:
        raise click.ClickException(f"{str(error)[:200]}.") from error
    for name in chosen.differences:
        _require_known_name("difference", name, [one.id for one in game.differences])
    for name in chosen.house_rules:
        _require_known_name("house rule", name, [one.id for one in game.house_rules])
    rules = typed(game.differences, game.house_rules, chosen)
    if wrong := errors_in_rules(game, rules, PLAYER_COUNT_ALLOWED_BY_ALL_RULES):
        raise click.ClickException(" ".join(_flatten_error_sentences(wrong)))
    return rules


PLAYER_COUNT_ALLOWED_BY_ALL_RULES = 4
"""A number of players that all rules of every game allow, including the rules for partners."""


def _flatten_error_sentences(wrong: "Faults | list[str]") -> Iterator[str]:
    """Yield the sentences about errors in `wrong`: a list of sentences, or nested dictionaries of lists."""
    if isinstance(wrong, list):
        yield from wrong
        return
    for inside in wrong.values():
        yield from _flatten_error_sentences(inside)


def _require_known_name(kind: str, name: str | None, known: Iterable[str]) -> None:
    """Raise ClickException if `name` is not one of the known names. None is allowed."""
    names = list(dict.fromkeys(known))
    if name is not None and name not in names:
        raise click.ClickException(f"There is no {kind} {name[:50]!r}; there is {', '.join(names)}.")


@cli.command()
def audit() -> None:
    """Check the database and every match: its stored state must equal the replay of its entries."""
    with _services_app_context():
        _audit_all_matches()


def _audit_all_matches() -> None:
    from referee.services import maintenance

    if damaged := maintenance.find_database_file_defects():
        raise click.ClickException("\n".join(("The database is damaged:", *damaged)))
    ids = maintenance.read_ids_of_all_matches()
    wrong = [f"{match_id}: {text}" for match_id in ids for text in maintenance.find_match_defects(match_id)]
    for line in wrong:
        click.echo(line)
    if wrong:
        raise click.ClickException(f"{len(wrong)} problems in {len(ids)} matches.")
    click.echo(f"{len(ids)} matches checked, no problems.")


@cli.command()
@click.option(
    "--phones",
    is_flag=True,
    help="Say instead at which addresses phones find the server, and what may stop them.",
)
def doctor(phones: bool) -> None:
    """Check the installation: the database, its standby, its connections, and the bus for wake-ups.

    Each line says what was found. Exit code 1 if something has to be corrected. With --phones, no database is
    used, and exit code 1 means that no phone can reach the server.
    """
    config = _read_config()
    if phones:
        _print_server_addresses_for_phones(config)
        return
    _require_redis_driver(config)
    with _services_app_context():
        from referee.services.doctor import check_installation

        ill = 0
        for found in check_installation(config):
            ill += found.is_well is False
            click.echo(f"{MARK_BY_CHECK_RESULT[found.is_well]:<5} {found.what}: {found.detail}.")
    if ill:
        raise click.ClickException(
            "Something has to be corrected." if ill == 1 else f"{ill} findings have to be corrected."
        )


def _print_server_addresses_for_phones(config: "Config") -> None:
    from referee.server.phones import find_phone_access

    found = find_phone_access(config)
    if found.urls:
        click.echo("With these settings, phones can try, the best address first:")
        click.echo("\n".join(f"  {url}" for url in found.urls))
        click.echo("What may stop them:")
    else:
        click.echo("With these settings, no phone can reach the server:")
    click.echo("\n".join(f"- {sentence}" for sentence in found.obstacles))
    if not found.urls:
        raise click.exceptions.Exit(1)


MARK_BY_CHECK_RESULT = {True: "ok", None: "note", False: "WRONG"}


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
def backup(file: Path) -> None:
    """Save the whole database as the SQLite file FILE, while the service goes on.

    Works for PostgreSQL, too. FILE must not exist yet. To check the backup, run:
    REFEREE_DATABASE_URL=sqlite:///FILE referee audit. To use it as the database, run serve in the same way.
    """
    ended = _make_event_set_by_sigterm()
    with _services_app_context():
        from referee.services import maintenance
        from referee.storage.backup import CannotSaveBackup

        try:
            saved = maintenance.back_up_database(file, ended.is_set)
        except CannotSaveBackup as error:
            raise click.ClickException(str(error)) from error
    click.echo(
        f"{file} holds {_format_count_with_noun(saved.matches, 'match', 'matches')} "
        f"and {saved.entries:,} entries."
    )


@cli.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def restore(file: Path) -> None:
    """Put the backup FILE into the database, which must be new or empty.

    The database may be of either kind, whatever the backup was made of: REFEREE_DATABASE_URL names it. All
    rows come in one transaction; then every match is checked. FILE is only read, and may be of an older
    release.
    """
    ended = _make_event_set_by_sigterm()
    _migrate_database(_read_config())
    with _services_app_context():
        from referee.services import maintenance
        from referee.storage.restore import CannotRestore

        try:
            held = maintenance.restore_database(file, ended.is_set)
        except CannotRestore as error:
            raise click.ClickException(str(error)) from error
        click.echo(
            f"Restored {_format_count_with_noun(held.matches, 'match', 'matches')} "
            f"and {held.entries:,} entries."
        )
        _audit_all_matches()


def _make_event_set_by_sigterm() -> threading.Event:
    """Return an event that is set when the process gets SIGTERM. Long commands then end early.

    The signal handler does not raise an exception, because the interrupted code could catch the exception.
    The command would then not remove its incomplete file.
    """
    ended = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: ended.set())
    return ended


class AgeInDays(click.ParamType[int]):
    """A click parameter type for an age such as 365d (days) or 52w (weeks). Its value is a number of days."""

    name = "age"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> int:
        parts = re.fullmatch("([0-9]{1,9})([dw])", value)
        if parts is None:
            self.fail(
                f"{value!r} is not a valid age: write, for example, 365d (days) or 52w (weeks).", param, ctx
            )
        days = int(parts[1]) * {"d": 1, "w": 7}[parts[2]]
        if days == 0:
            self.fail(f"{value!r} would erase every match: the shortest age is 1d.", param, ctx)
        return days


@cli.command()
@click.option(
    "--older-than", type=AgeInDays(), required=True, help=("Age, for example 365d (days) or 52w (weeks).")
)
@click.option("--dry-run", is_flag=True, help="Only list them, each with the day of its last entry (UTC).")
def erase(older_than: int, dry_run: bool) -> None:
    """Erase all matches whose last entry is older than the given age. Does not ask for confirmation.

    All their entries and names are deleted for good. A match that gets a new entry in the meantime is kept.
    """
    with _services_app_context():
        from referee.services import maintenance

        since = maintenance.time_of_days_ago_ms(older_than)
        matches = maintenance.matches_inactive_since(since)
        if dry_run:
            for match_id, at in matches:
                click.echo(f"{match_id} {_format_utc_date(at)}")
            click.echo(f"{_format_count_with_noun(len(matches), 'match', 'matches')} would be erased.")
        else:
            erased = maintenance.erase_inactive_matches([match_id for match_id, _ in matches], since)
            click.echo(f"{_format_count_with_noun(erased, 'match', 'matches')} erased.")


@cli.command()
def forget_replies() -> None:
    """Delete the stored answers of matches that have had no new entry for 30 days.

    Until then, a phone that did not get an answer can ask for it again. Matches and logbooks are not changed.
    """
    with _services_app_context():
        from referee.services import maintenance

        click.echo(
            f"{_format_count_with_noun(maintenance.delete_old_replies(), 'reply', 'replies')} forgotten."
        )


@cli.command()
@click.argument("match")
def keeper(match: str) -> None:
    """Issue a new scorekeeper's token for MATCH, for example after a phone was lost."""
    with _services_app_context():
        from referee.services import errors, matches

        try:
            click.echo(matches.issue_scorekeeper_token(match))
        except errors.NoSuchMatch as error:
            raise click.ClickException("There is no such match.") from error


@cli.command()
@click.argument("group")
def group(group: str) -> None:
    """Issue a new token for GROUP, for example after the old one was lost or revoked."""
    with _services_app_context():
        from referee.services import errors, groups

        try:
            click.echo(groups.issue_group_token(group))
        except errors.NoSuchGroup as error:
            raise click.ClickException("There is no such group.") from error


@cli.command()
def openapi() -> None:
    """Print the OpenAPI document of this release."""
    import yaml

    from referee import create_app

    app = create_app(_read_config())
    text = yaml.safe_dump(
        app.extensions["referee-api"].spec.to_dict(), sort_keys=False, allow_unicode=True, width=110
    )
    click.echo(text, nl=False)


def _format_count_with_noun(number: int, one: str, more: str) -> str:
    return f"{number:,} {one if number == 1 else more}"


def _format_utc_date(at: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


@contextmanager
def _services_app_context() -> Iterator[None]:
    """Run the block in the context of an application with the services, without the API and the page.

    Raises ClickException if the database cannot be used.
    """
    with _without_garbage_collection():
        from sqlalchemy.exc import DatabaseError

        from referee import create_services_app
        from referee.services import maintenance  # noqa: F401  loads nearly all modules that commands use
        from referee.storage.db import db
        from referee.storage.transactions import NotApplied, OutcomeUnknown

    try:
        with create_services_app(_read_config()).app_context():
            try:
                yield
            finally:
                db.engine.dispose()
    except (DatabaseError, NotApplied, OutcomeUnknown) as error:
        cause = error.__cause__ if isinstance(error, NotApplied | OutcomeUnknown) else error
        raise _make_database_error(cause or error) from error
    except ModuleNotFoundError as error:
        _explain_missing_postgresql_driver(error)
        raise


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    """Run the block without garbage collection. The block is a list of imports.

    Garbage collection finds nothing during imports, and would take a sixth of their time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _make_database_error(error: BaseException) -> click.ClickException:
    from referee.storage.soundness import explain_database_error

    return click.ClickException(
        f"The database cannot be used: {explain_database_error(error, _read_config().database_url)}."
    )


def _require_redis_driver(config: "Config") -> None:
    if config.wakes_url.startswith("redis") and find_spec("redis") is None:
        raise click.ClickException("REFEREE_WAKES_URL needs Redis's driver: pip install 'referee[redis]'.")


def _explain_missing_postgresql_driver(error: ModuleNotFoundError) -> None:
    if error.name == "psycopg":
        raise click.ClickException("PostgreSQL needs its driver: pip install 'referee[postgres]'.") from error


def _read_config() -> "Config":
    from referee.config import ConfigError, read_config

    try:
        return read_config(os.environ)
    except ConfigError as error:
        raise click.ClickException(str(error)) from error


def main() -> None:
    """Run the command that is given in the arguments of this process."""
    cli(prog_name="referee")


if __name__ == "__main__":
    main()
