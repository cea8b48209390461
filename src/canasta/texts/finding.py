"""A search for texts by people's words: without accents, by the stems of words, with synonyms.

Each language has a `words.toml`: `stop` are words without meaning, `endings` those that a word may lose to show its
stem, `whole` words that lose nothing, lest they be taken for others, and each line of `same` has synonyms, of one word
or more.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from typing import Final

from canasta.texts import plain

_WORD: Final = re.compile(r"[a-z]{2}-[0-9x]+(?:\.[0-9]+)*|[a-z0-9]+")  # the id of a rule is one word
_STEM: Final = 3  # letters that a stem keeps at least
_BEGUN: Final = 4  # letters after which the beginning of a word stands for it
_LONGEST: Final = 4  # words of one way to say a thing
_TYPED: Final = 24  # parts of a search that are used
_SAME, _BEGINS, _NEARLY = 0.8, 0.6, 0.5  # a word that means it, that begins so, that is spelt nearly so
_FULL, _LENGTH = 1.2, 0.4  # how soon a word said again adds no more; how much a long text has to say more
_ABOUT, _TIMES = 6, 2  # the first words of a text name its subject: they count for more
_WORTH: Final = 0.35  # of the best: below that a text is no answer
_CLAUSE: Final = re.compile(r"[;:\n]|\. ")  # the ends of the clauses of a text
_TOLD, _PAIR = 1.5, 0.6  # the weight of the likest clause, and in it of two words that follow one another
_STRANGE: Final = 0.8  # of the rarest word: a word of the search that no text knows


class Vocabulary:
    """The vocabulary of one language."""

    def __init__(self, data: Mapping[str, str | Mapping[str, str]]) -> None:
        self._stop = frozenset(_listed(data["stop"]))
        self._whole = frozenset(_listed(data["whole"]))
        endings = "|".join(map(re.escape, _listed(data["endings"])))
        self._ended = re.compile(f"(.{{{_STEM},}}?)(?:{endings})?")  # the shortest stem: the longest ending
        self._same: dict[tuple[str, ...], set[str]] = {}
        same = data["same"]
        assert isinstance(same, Mapping)
        for meaning, ways in same.items():
            for way in ways.split(","):
                stems = tuple(self.stem(word) for word in _WORD.findall(plain(way)))
                self._same.setdefault(stems, set()).add(f"={meaning}")

    def stem(self, word: str) -> str:
        """A plain word without its longest ending."""
        found = None if word in self._whole else self._ended.fullmatch(word)
        return found[1] if found else word

    def parts(self, said: str) -> Iterator[tuple[str, frozenset[str]]]:
        """The parts of a text: a stem with all its meanings; a meaning of several words comes once more."""
        words = _WORD.findall(plain(said))
        stems = [self.stem(word) for word in words]
        for at, (word, stem) in enumerate(zip(words, stems, strict=True)):
            for length in range(2, min(_LONGEST, len(stems) - at) + 1):
                meant = self._same.get(tuple(stems[at : at + length]))
                if meant:
                    yield "", frozenset(meant)
            means = {*self._same.get((stem,), ()), *(["=number"] if word.isdecimal() else [])}
            if word not in self._stop:
                yield stem, frozenset(means)
            elif means:
                yield "", frozenset(means)


@dataclass(frozen=True, slots=True)
class _Clause:
    """A clause of a text: its features, and the pairs of those that follow one another."""

    features: frozenset[str]
    pairs: frozenset[tuple[str, str]]
    weight: float


class Finder:
    """A search over texts by key. Their order in `texts` decides between equals.

    What counts is how much a text says of the words searched for, and how near its likest clause comes to them.
    """

    def __init__(self, words: Vocabulary, texts: Mapping[str, str]) -> None:
        self._words = words
        self._counts = {key: self._counted(text) for key, text in texts.items()}
        holding = Counter(feature for counts in self._counts.values() for feature in counts)
        self._rare = {feature: math.log(1 + len(texts) / number) for feature, number in holding.items()}
        self._rarest = math.log(1 + len(texts))
        self._usual = sum(map(Counter.total, self._counts.values())) / max(len(texts), 1)
        self._clauses = {key: self._told(text) for key, text in texts.items()}

    def find(self, said: str) -> list[str]:
        """The keys of matching texts, the best first; none if nothing matches. A key finds its own text."""
        parts = self._parts(said)
        rated = {key: self._rated(key, parts) for key in self._counts}
        best = max(rated.values(), default=0.0)
        named = plain(said).strip()
        found = [key for key, score in rated.items() if plain(key) == named or score >= best * _WORTH > 0]
        return sorted(found, key=lambda key: (plain(key) != named, -rated[key]))

    def explained(self, said: str, key: str) -> float:
        """The share of the search, from 0 to 1, that the text of that key explains; 0 for one word among others.

        Words that only begin alike or are nearly spelt so explain nothing.
        """
        parts, counts = self._parts(said), self._counts[key]
        whole = sum(map(self._weight, parts))
        meant = [[(feature, sure) for feature, sure in part if counts[feature] and sure >= _SAME] for part in parts]
        shared = [max((sure * self._rare[feature] for feature, sure in part), default=0.0) for part in meant]
        alone = sum(map(bool, shared)) < min(2, len(parts))
        return 0.0 if alone or not whole else sum(shared) / whole

    def _parts(self, said: str) -> list[list[tuple[str, float]]]:
        return [self._understood(*part) for part in islice(self._words.parts(said[: 20 * _TYPED]), _TYPED)]

    def _weight(self, part: list[tuple[str, float]]) -> float:
        return max((sure * self._rare[feature] for feature, sure in part), default=_STRANGE * self._rarest)

    def _rated(self, key: str, parts: list[list[tuple[str, float]]]) -> float:
        counts = self._counts[key]
        about = sum(max((self._score(counts, *one) for one in part), default=0.0) for part in parts)
        if not about:
            return 0.0
        whole = sum(map(self._weight, parts))
        pairs = {(one, other) for before, after in pairwise(parts) for one, _ in before for other, _ in after}
        wanted = {feature for part in parts for feature, _ in part}
        near = (each for each in self._clauses[key] if not wanted.isdisjoint(each.features))
        return about + _TOLD * max((self._likeness(each, parts, pairs, whole) for each in near), default=0.0)

    def _likeness(
        self, clause: _Clause, parts: list[list[tuple[str, float]]], pairs: set[tuple[str, str]], whole: float
    ) -> float:
        """The weight that a clause and the words searched for have in common, less what either has for itself."""
        shared = sum(
            max((sure * self._rare[feature] for feature, sure in part if feature in clause.features), default=0.0)
            for part in parts
        )
        follow = sum(min(self._rare[one], self._rare[other]) for one, other in pairs & clause.pairs)
        return (shared + _PAIR * follow) * 2 * shared / (whole + max(clause.weight, shared))

    def _told(self, text: str) -> list[_Clause]:
        told = []
        for clause in _CLAUSE.split(text):
            parts = [[name for name in (*means, stem) if name] for stem, means in self._words.parts(clause)]
            pairs = {(one, other) for before, after in pairwise(parts) for one in before for other in after}
            weight = sum(max((self._rare[name] for name in part), default=0.0) for part in parts)
            told.append(_Clause(frozenset(name for part in parts for name in part), frozenset(pairs), weight))
        return told

    def _counted(self, text: str) -> Counter[str]:
        parts = list(self._words.parts(text))
        about = parts[:_ABOUT] * _TIMES + parts[_ABOUT:]
        return Counter(feature for stem, means in about for feature in (*means, stem) if feature)

    def _understood(self, stem: str, means: Iterable[str]) -> list[tuple[str, float]]:
        """The features of the texts that a part may mean, each with its probability."""
        known = [(meaning, _SAME) for meaning in means if meaning in self._rare]
        if stem in self._rare:
            known.append((stem, 1.0))
        if len(stem) >= _BEGUN:
            known += [(other, _BEGINS) for other in self._rare if other.startswith(stem) and other != stem]
        if not known and len(stem) > _BEGUN:
            known += [(other, _NEARLY) for other in get_close_matches(stem, self._rare, n=2, cutoff=0.8)]
        return known

    def _score(self, counts: Counter[str], feature: str, sure: float) -> float:
        times = counts[feature]
        long = 1 - _LENGTH + _LENGTH * counts.total() / self._usual
        return sure * self._rare[feature] * times * (_FULL + 1) / (times + _FULL * long) if times else 0.0


@cache
def words(lang: str) -> Vocabulary:
    """The vocabulary of that language."""
    path = Path(__file__).parent / lang / "words.toml"
    return Vocabulary(tomllib.loads(path.read_text(encoding="utf-8")))


def _listed(said: object) -> list[str]:
    return str(said).split()
