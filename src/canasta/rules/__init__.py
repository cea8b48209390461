"""The rules of the game as data: what a rule set is, the five of the book, and the house rules that change them."""

from canasta.rules.build import Book, add, forms, get, names, stored, versions
from canasta.rules.errors import HouseRuleError, RulesError, RuleSetError
from canasta.rules.model import Rules
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
    "get",
    "names",
    "stored",
    "versions",
]
