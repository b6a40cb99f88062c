"""What a table plays by: its agreement, differences, presets and house rules."""


from referee.codec import dump
from referee.match.model.game import Game
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import chosen_house_rules, chosen_options, page
from referee.presenters.links import article_link, difference_link
from referee.presenters.rulebooks import _present_voices
from referee.presenters.rulings import Told
from referee.rulings.differences import Difference
from referee.rulings.house import HouseRule


def present_agreement(game: Game, match: Match) -> Told:
    """The rules in force as they are read before the first deal, and those of the next one if others."""
    coming = match.next_rules
    return {
        **_present_rules(game, match, match.rules),
        "next": None if coming is None else _present_rules(game, match, coming),
    }


def _present_rules(game: Game, match: Match, rules: Rules) -> Told:
    preset = game.presets[rules.preset]
    return {
        "preset": preset.id,
        "title": preset.title,
        "lines": list(preset.lines),
        "target": rules.target,
        "options": [
            {
                "difference": difference.id,
                "question": difference.question,
                "option": option.id,
                "text": option.text,
                "sources": list(option.sources),
                "departs": option is not difference.default,
                "link": difference_link(game, difference),
            }
            for difference, option in chosen_options(game, rules)
        ],
        "house_rules": [
            {
                "id": rule.id,
                "title": rule.article.title,
                "text": rule.article.text,
                "settled": dump(settled),
                "link": article_link(game, rule.article.id),
            }
            for rule, settled in chosen_house_rules(game, rules)
        ],
        "page": page(game, match, rules),
    }


def present_difference(game: Game, difference: Difference) -> Told:
    """A question on which the sources disagree or a table picks, with all its answers."""
    return {
        "id": difference.id,
        "link": difference_link(game, difference),
        "question": difference.question,
        "why": difference.why,
        "default": difference.default.id,
        "options": [
            {
                "option": option.id,
                "text": option.text,
                "sources": list(option.sources),
                "articles": [article.id for article in option.articles],
                "said_by": _present_voices(option.sources),
                "article_links": [article_link(game, article.id) for article in option.articles],
            }
            for option in difference.options
        ],
    }


def present_presets(game: Game) -> list[Told]:
    return [
        {
            "id": preset.id,
            "game": game.name,
            "title": preset.title,
            "lines": list(preset.lines),
            "target": game.target.usual,
            "differences": dump(preset.differences),
            "house_rules": dump(preset.house_rules),
        }
        for preset in game.presets.values()
    ]


def present_house_rules(game: Game) -> list[Told]:
    return [_present_house_rule(game, rule) for rule in game.house_rules]


def _present_house_rule(game: Game, rule: HouseRule) -> Told:
    article = rule.article
    # That two clash is said of one of them, and told of both.
    clashes = {other.id: other.clashes[rule.id] for other in game.house_rules if rule.id in other.clashes}
    return {
        "id": rule.id,
        "game": game.name,
        "title": article.title,
        "text": article.text,
        "sources": list(article.sources),
        "article": article.id,
        "link": article_link(game, article.id),
        "parameters": [
            {
                "name": name,
                "question": parameter.question,
                "default": dump(parameter.default),
                "among": list(parameter.among),
                "several": parameter.several,
                "text": parameter.fault is not None,
                "longest": parameter.longest,
            }
            for name, parameter in rule.parameters.items()
        ],
        "clashes": [
            {"with": other, "because": reason} for other, reason in (clashes | dict(rule.clashes)).items()
        ],
    }
