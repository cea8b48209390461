"""Matches saved in files and loaded from them. The file holds all the cards: it is for the host, not for players."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, ClassVar, Final

from canasta.files import write_whole
from canasta.match.decks import Player, ShuffledDeck, Source
from canasta.match.match import Match
from canasta.match.record import MAX_BYTES, read, write
from canasta.match.record.reader import Places
from canasta.match.record.values import SeatKind
from canasta.match.replay import from_record, rules_of
from canasta.match.shuffle import Sealed
from canasta.texts.errors import WordedError, reason, shortened

FORMAT: Final = "canasta save 1"


class SaveError(WordedError):
    """A file that holds no match, or that cannot be read or written."""

    family: ClassVar[str] = "save"
    cause: OSError | None = None

    @classmethod
    def of(cls, code: str, path: Path, cause: OSError) -> SaveError:
        """The error for a fault that the system reports of a file, in the language of the message."""
        error = cls(code, file=str(path), reason=reason(cause, "en"))
        error.cause = cause
        return error

    def message(self, lang: str) -> str:
        if self.cause is None:
            return super().message(lang)
        return SaveError(self.code, **{**self.data, "reason": reason(self.cause, lang)}).message(lang)


def save(match: Match, path: str | os.PathLike[str]) -> None:
    """Write the match to a file that only its owner may read, whole or not at all. Raises `SaveError`."""
    path = Path(path)
    try:
        write_whole(path, dumps(match))
    except OSError as error:
        raise SaveError.of("not-written", path, error) from None


def load(path: str | os.PathLike[str]) -> Match:
    """The match in a file, ready to be played on. Raises `SaveError`, and `RecordError` if its record does not hold."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SaveError.of("not-read", path, error) from None
    return loads(content)


def dumps(match: Match) -> str:
    """The match as text: its record with every secret and, until all are seated, the draw."""
    kept: dict[str, Any] = {"format": FORMAT, "seed": match.source.seed}
    if match.stage == "draw" and match.draw is not None:
        deck = match.draw.deck
        assert deck.sealed is not None
        kept["draw"] = {
            "secret": deck.sealed.secret.hex(),
            "contributions": deck.contributions,
            "picks": [[pick.player, pick.place] for pick in match.draw.picks],
        }
    kept["record"] = write(match.record(public=False)).splitlines()
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


def loads(content: str | bytes) -> Match:
    """The match that `dumps` made the text of. Raises `SaveError`, `RecordError`."""
    if len(content) > MAX_BYTES:
        raise SaveError("too-big", most=MAX_BYTES // 1_000_000)
    try:
        kept = json.loads(content)
    except (ValueError, RecursionError):
        raise SaveError("foreign", expected=FORMAT) from None
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise SaveError("foreign", expected=FORMAT)
    seed = _checked(kept, "seed", kept.get("seed") is None or isinstance(kept.get("seed"), str))
    lines = kept.get("record")
    fine = isinstance(lines, list) and all(isinstance(line, str) and "\n" not in line for line in lines)
    text = "".join(f"{line}\n" for line in _checked(kept, "record", fine))
    return from_record(text, seed=seed) if kept.get("draw") is None else _in_the_draw(kept, text, seed)


def _in_the_draw(kept: dict[str, Any], text: str, seed: str | None) -> Match:
    """A match whose players are not all seated yet."""
    record = read(text)
    rules = rules_of(record, Places(text))
    draw = kept["draw"]
    try:
        sealed = Sealed(record.match_id, 0, bytes.fromhex(draw["secret"]))
        deck = ShuffledDeck(rules.packs, sealed, [""] * rules.seats)
        players = [Player(seat.name, bot=seat.kind is SeatKind.BOT) for seat in record.seats]
        match = Match(rules, players, Source(record.match_id, seed, {0: deck}, seeded=seed is not None))
        for place, added in enumerate(draw["contributions"]):
            if added:
                match.contribute(place, added)
        for player, place in draw["picks"]:
            match.pick(player, place)
    except (WordedError, ValueError, TypeError, KeyError, LookupError):
        raise SaveError("damaged", name="draw", found=shortened(repr(draw))) from None
    if record.deals or match.stage != "draw":
        raise SaveError("damaged", name="draw", found=shortened(repr(draw)))
    return match


def _checked(kept: dict[str, Any], name: str, fine: bool) -> Any:
    if not fine:
        raise SaveError("damaged", name=name, found=shortened(repr(kept.get(name))))
    return kept.get(name)
