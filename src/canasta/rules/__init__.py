"""The rules of the game as data: the model of a rule set, the five of the book, and house rules that change them."""

from canasta.rules.build import Book, add, forms, games, get, names, rules_of, versions
from canasta.rules.errors import HouseRuleError, RulesError, RuleSetError
from canasta.rules.model import Rules
from canasta.rules.model import print_by as _print_by
from canasta.rules.sets import RuleSet

__all__ = [
    "Book",
    "HouseRuleError",
    "RuleSet",
    "RuleSetError",
    "Rules",
    "RulesError",
    "add",
    "forms",
    "games",
    "get",
    "names",
    "rules_of",
    "versions",
]


def _in_code(rules: Rules) -> str:
    from canasta.rules.house import in_code  # seldom needed, and it loads all switches

    return in_code(rules)


_print_by(_in_code)
