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
from difflib import get_close_matches
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from canasta.texts.spelling import plain

_WORD: Final = re.compile(r"[a-z]{2}-[0-9x]+(?:\.[0-9]+)*|[a-z0-9]+")  # the id of a rule is one word
_STEM: Final = 3  # letters that a stem keeps at least
_BEGUN: Final = 4  # letters after which the beginning of a word stands for it
_LONGEST: Final = 4  # words of one way to say a thing
_TYPED: Final = 24  # parts of a search that are used
_SAME, _BEGINS, _NEARLY = 0.8, 0.6, 0.5  # a word that means it, that begins so, that is spelt nearly so
_FULL, _LENGTH = 1.2, 0.4  # how soon a word said again adds no more; how much a long text has to say more
_ABOUT, _TIMES = 6, 2  # the first words of a text name its subject: they count for more
_WORTH: Final = 0.35  # of the best: below that a text is no answer


class Vocabulary:
    """The vocabulary of one language."""

    def __init__(self, data: Mapping[str, str | Mapping[str, str]]) -> None:
        self._stop = frozenset(_listed(data["stop"]))
        self._whole = frozenset(_listed(data["whole"]))
        self._endings = tuple(sorted(_listed(data["endings"]), key=len, reverse=True))
        self._same: dict[tuple[str, ...], set[str]] = {}
        same = data["same"]
        assert isinstance(same, Mapping)
        for meaning, ways in same.items():
            for way in ways.split(","):
                stems = tuple(self.stem(word) for word in _WORD.findall(plain(way)))
                self._same.setdefault(stems, set()).add(f"={meaning}")

    def stem(self, word: str) -> str:
        """A plain word without its longest ending."""
        if word in self._whole:
            return word
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= _STEM:
                return word[: -len(ending)]
        return word

    def parts(self, said: str) -> Iterator[tuple[str, frozenset[str]]]:
        """The parts of a text: a stem with all its meanings; a meaning of several words comes once more."""
        words = _WORD.findall(plain(said))
        stems = [self.stem(word) for word in words]
        for at, (word, stem) in enumerate(zip(words, stems, strict=True)):
            for length in range(2, min(_LONGEST, len(stems) - at) + 1):
                meant = self._same.get(tuple(stems[at : at + length]))
                if meant:
                    yield "", frozenset(meant)
            means = self._same.get((stem,), ())
            if word not in self._stop:
                yield stem, frozenset(means)
            elif means:
                yield "", frozenset(means)


class Finder:
    """A search over texts by key. Their order in `texts` decides between equals."""

    def __init__(self, words: Vocabulary, texts: Mapping[str, str]) -> None:
        self._words = words
        self._counts = {key: self._counted(text) for key, text in texts.items()}
        holding = Counter(feature for counts in self._counts.values() for feature in counts)
        self._rare = {feature: math.log(1 + len(texts) / number) for feature, number in holding.items()}
        self._usual = sum(map(Counter.total, self._counts.values())) / max(len(texts), 1)

    def find(self, said: str) -> list[str]:
        """The keys of matching texts, the best first; none if nothing matches. A key finds its own text."""
        parts = [self._understood(*part) for part in islice(self._words.parts(said[: 20 * _TYPED]), _TYPED)]
        scores = {
            key: sum(max((self._score(counts, *one) for one in part), default=0.0) for part in parts)
            for key, counts in self._counts.items()
        }
        best = max(scores.values(), default=0.0)
        named = plain(said).strip()
        found = [key for key, score in scores.items() if plain(key) == named or score >= best * _WORTH > 0]
        return sorted(found, key=lambda key: (plain(key) != named, -scores[key]))

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
