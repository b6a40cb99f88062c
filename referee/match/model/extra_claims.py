"""The extra claims of house rules with their texts, as a part of the kit."""

from collections.abc import Iterable
from typing import Any

from referee.match.model.kit import KitExtra, KitInput
from referee.match.model.rule_texts import label_of_extra, question_of_input
from referee.match.model.state import Rules
from referee.rulings.house import Extra, HouseRule


def extra_claims_of_house_rules(
    house_rules: Iterable[HouseRule[Any, Any]], rules: Rules
) -> tuple[KitExtra, ...]:
    """The extra claims that players can send because of the house rules that the table has chosen."""
    chosen = (rule for rule in house_rules if rule.id in rules.house_rules)
    return tuple(_extra_with_texts(rule, extra) for rule in chosen for extra in rule.extras)


def _extra_with_texts(rule: HouseRule[Any, Any], extra: Extra) -> KitExtra:
    asks = (
        KitInput(asked.field, question_of_input(rule, extra, asked), asked.faces, asked.least)
        for asked in extra.asks
    )
    return KitExtra(extra.claim, label_of_extra(rule, extra), tuple(asks), extra.offered)
