"""What `make test` leaves to `make test-all`, all of it in this one file.

Nothing is left out by chance: a test stands below or it runs each time. Whoever names a file or a test gets
all of it, and `--whole` is everything. `--rest` is what stands here and nothing else.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from operations.proofs.haproxy import haproxy
from tests import pgbouncer, redis_server
from tests.browsers import chromium
from tests.compiler import c_compiler

TESTS = Path(__file__).parent
ESLINT = TESTS.parent / "tools/page/node_modules/eslint/bin/eslint.js"
API_TYPES = TESTS.parent / ".lint/api.d.ts"
"""`make lint` fetches the one and makes the other; where it cannot, it says so, and `make test-all` fails."""

PAGE = "the page"
NO_BROWSER = "the page, for want of a Chromium"
NO_REDIS = "wake-ups over Redis, for want of Debian's redis-tools"
NO_POOLER = "what goes through a pooler, for want of Debian's pgbouncer"
NO_PACKAGES = "what the scripts of the page are held to, for want of npm's packages"
NO_COMPILER = "system calls that fail or are recorded, for want of a C compiler (gcc and libc6-dev)"
NO_HAPROXY = "cells behind HAProxy, for want of it"
DATABASES = "PostgreSQL where any database would answer the same"
LONG = "what takes long"
RECORDED = "recorded answers"
QUESTIONS = ("once/questions", "once/lookups")
"""The chapters of recorded answers that ask every question: 11 of 16 CPU seconds of what is asked once."""

OF_THE_PAGE_IN_EVERY_RUN: Mapping[str, tuple[str, ...]] = {
    "test_journeys": ("test_a_match_of_uno_to_500", "test_nine_rounds_of_golf"),
    "test_referee": ("test_a_round_is_played_to_its_score",),
    "test_golf_turn": ("test_a_round_of_two_from_the_deal_to_its_score",),
    "test_measured": ("test_twenty_plays_through_losses_arrive_once_and_in_order[127.0.0.1]",),
    "test_loading": ("test_the_first_load_is_small",),
    "test_tour": ("test_every_look_finds_what_is_wrong",),
    "test_words": ("test_every_choice_of_words_is_used",),
}
"""Beside these: each journey of docs/journeys.md (its test says J1, J2 ...), and what needs no browser."""

ON_BOTH_DATABASES_IN_EVERY_RUN = (
    "hostile/test_lost",
    "hostile/test_races",
    "matches/test_unused",
    "middleware/test_costs",
    "people/test_groups",
    "people/test_people_erased",
    "reads/test_history",
    "reads/test_long_matches",
    "reads/test_records",
    "reads/test_stream",
)
"""Files of tests/api whose answers depend on the SQL, the locks or the wake-ups of each database. `make test`
runs the other files of tests/api on SQLite, and `make test-all` on PostgreSQL as well."""

WHOLE_FILES_THAT_TAKE_LONG = (
    "api/hostile/test_crashes",
    "api/reads/test_same_everywhere",
    "test_contributing",
    "test_sentences",
    "test_types",
)
"""Some fifteen seconds each: they kill whole services, compare the answers of several, and run the linters,
the recipes and every sentence of every match. `test_killed` kills writers in every run."""

TAKES_LONG: Mapping[str, tuple[str, ...]] = {
    "test_anything": ("test_two_house_rules_live_together_or_are_refused_by_name",),
    "test_backup": ("test_a_backup_under_load_is_true", "test_a_backup_can_be_audited_and_served"),
    "test_bench": ("test_each_measurement_is_taken",),
    "test_connections": ("test_a_head_that_does_not_come_is_not_waited_for",),
    "test_described": ("test_a_position_is_ruled_on_as_in_its_match",),
    "test_dictionary": ("test_a_claim_takes_little_room", "test_a_reply_takes_a_fifth_of_its_text"),
    "test_edited": ("test_whatever_is_edited_the_match_is_what_its_entries_make_it",),
    "test_faults": ("test_whatever_fails_is_told_and_loses_nothing",),
    "api/test_full_disk": ("test_a_full_disk_is_not_ready",),
    "test_hidden": (
        "test_what_is_ruled_and_said_holds_whatever_was_not_told",
        "test_it_holds_in_a_new_match",
    ),
    "test_home": (
        "test_two_evenings_in_two_folders_have_the_same_scores",
        "test_two_evenings_at_once_do_not_share_their_scores",
    ),
    "test_machine": ("test_without_what_macos_lacks_a_round_is_played",),
    "test_readme": ("test_a_backup_is_made_and_proved",),
    "test_restore": ("test_the_drill_of_the_handbook",),
    "operations/test_scale": (
        "test_what_is_predicted_by_the_true_costs_holds",
        "test_what_is_predicted_by_a_wrong_cost_does_not",
        "test_a_slow_hour_of_the_machine_is_no_error",
    ),
    "test_upgrades": (
        "test_a_release_can_use_what_the_next_one_has_added_to",
        "test_a_rolling_upgrade_loses_nothing",
    ),
    "operations/test_haproxy_cells": (
        "test_every_route_that_reads_is_answered_as_by_the_cell_itself",
        "test_every_route_that_changes_something_is_answered_as_by_the_cell_itself",
        "test_a_cell_that_is_dead_takes_no_other_with_it",
    ),
    "operations/test_pgbouncer": (
        "test_a_race_has_one_winner",
        "test_many_clients_are_answered_and_answered_the_same_again",
        "test_commands_work_through_the_pooler",
    ),
    "test_power": (
        "test_a_power_cut_loses_nothing_that_was_acknowledged",
        "test_a_power_cut_finds_what_careless_settings_lose",
    ),
    "live/test_hostile_bus": (
        "test_whoever_listens_is_woken_by_the_poll",
        "test_of_a_flood_little_is_heard",
        "test_a_flood_wakes_seldom",
        "test_of_large_messages_one_is_heard_in_a_second",
    ),
    "live/test_redis_bus": (
        "test_a_frozen_bus_holds_up_no_claim",
        "test_a_bus_that_comes_back_is_found",
        "test_postgresql_is_not_asked_to_tell",
    ),
    "live/test_slow": ("test_a_phone_that_does_not_read_is_dropped",),
    "ask/test_answers": ("test_what_clashes_with_the_askers_house_rules_is_left_out",),
    "ask/test_facts_golf": (
        "test_at_most_four_questions_settle_a_dispute",
        "test_questions_can_be_read_aloud",
        "test_a_ruling_is_the_judges_in_the_situation_that_was_answered",
        "test_what_does_not_matter_does_not",
        "test_a_match_that_comes_there_gets_the_same_ruling",
        "test_nothing_is_refused_for_cards_that_are_made_up",
    ),
    "ask/test_four_questions": (
        "test_every_answer_matters_and_four_are_enough",
        "test_nobody_is_asked_more_than_four_questions",
    ),
    "ask/test_lookup": ("test_no_phrasing_is_copied_from_the_paraphrases",),
    "ask/test_situations": ("test_whatever_is_answered_the_ruling_comes_in_four_questions",),
    "ask/test_unknown_golf": (
        "test_who_knows_nothing_gets_a_ruling_or_a_few_cases",
        "test_a_case_is_what_comes_of_its_answers",
    ),
    "records/test_other_versions": ("test_what_an_earlier_release_stored_comes_in",),
    "storage/test_migrations": (
        "test_a_migration_that_is_killed_leaves_all_or_nothing",
        "test_what_only_adds_is_told_from_what_does_more",
    ),
    "api/hostile/test_lost": ("test_phones_miss_nothing_while_nodes_are_killed",),
    "api/reads/test_long_matches": (
        "test_of_the_rounds_between_only_a_few_entries_are_read",
        "test_a_transcript_reads_one_round_for_an_edit",
    ),
    "api/reads/test_records": ("test_a_long_match_leaves_in_constant_memory",),
    "api/test_contract": (
        "test_what_is_asked_by_the_document_is_answered_by_it",
        "test_so_is_all_that_is_asked_by_it",
    ),
}
"""Some five seconds and more each, or twenty and more with all their parameters; on either database."""

PLAYS_A_JOURNEY = re.compile(r"J\d")
MEASURES = "test_measured"
"""Plays the journeys once more, by keyboard and by ear."""


def why(item: pytest.Item) -> str | None:
    """What a test belongs to that `make test` leaves out; None where it runs each time."""
    folder, name = item.path.parent, item.path.relative_to(TESTS).with_suffix("").as_posix()
    if needs_a_browser(item) and chromium() is None:
        return NO_BROWSER
    if "redis_server" in item.fixturenames and redis_server.binary() is None:
        return NO_REDIS
    if "pooler" in item.fixturenames and pgbouncer.binary() is None:
        return NO_POOLER
    if "installed_haproxy" in item.fixturenames and haproxy() is None:
        return NO_HAPROXY
    if {"eslint", "tsc"} & {*item.fixturenames} and not (ESLINT.exists() and API_TYPES.exists()):
        return NO_PACKAGES
    if "compiler" in item.fixturenames and c_compiler() is None:
        return NO_COMPILER
    if folder == TESTS / "page" and needs_a_browser(item) and not _is_of_every_run(item):
        return PAGE
    if _database(item) == "postgresql" and _is_of_any_database(name):
        return DATABASES
    if folder == TESTS / "corpus" and _is_left_of_the_corpus(item):
        return RECORDED
    if name in WHOLE_FILES_THAT_TAKE_LONG or item.originalname in TAKES_LONG.get(name, ()):
        return LONG
    return None


def needs_a_browser(item: pytest.Item) -> bool:
    return "browser" in item.fixturenames


def _database(item: pytest.Item) -> str | None:
    return item.callspec.params.get("database_url") if hasattr(item, "callspec") else None


def _is_of_any_database(name: str) -> bool:
    return name.startswith("api/") and name.removeprefix("api/") not in ON_BOTH_DATABASES_IN_EVERY_RUN


def _is_left_of_the_corpus(item: pytest.Item) -> bool:
    """Return whether it is left out: all answers on PostgreSQL; on SQLite those of the scenarios and those to
    every question."""
    chapter = item.callspec.params.get("name") if hasattr(item, "callspec") else None
    if chapter is None:
        return False
    is_asked_once = chapter.startswith("once/") and chapter not in QUESTIONS
    return item.originalname.endswith("postgresql") or not is_asked_once


def _is_of_every_run(item: pytest.Item) -> bool:
    plays_a_journey = PLAYS_A_JOURNEY.match(item.function.__doc__ or "") and item.path.stem != MEASURES
    named = OF_THE_PAGE_IN_EVERY_RUN.get(item.path.stem, ())
    return bool(plays_a_journey) or item.name in named or item.originalname in named


def sentence(left: Mapping[str, int]) -> str:
    """What was left out, in plain words."""
    parts = [f"{what}, {_tests(many)}" for what, many in left.items()]
    if len(parts) > 1:
        parts.append(f"{_tests(sum(left.values()))} in all")
    return f"left to make test-all: {'; '.join(parts)}" if parts else "nothing was left out"


def _tests(many: int) -> str:
    return f"{many:,} test{'' if many == 1 else 's'}"


def counted(reasons: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(reasons).items()))
