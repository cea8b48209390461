"""Sentences: what to do, and why, as a good player would say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.advice.chances import honest, in_words
from canasta.advice.deed import Deed, move_of
from canasta.advice.evidence import LARGE, SLIGHT
from canasta.advice.proof import FactProof
from canasta.advice.scene import NATURALS
from canasta.cards import parse_kind
from canasta.tabletop.card_words import cards_in_words, one_card, several
from canasta.texts import has, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.advice.choosing import Grounds, Reasoning
    from canasta.advice.deed import Move
    from canasta.advice.evidence import Evidence
    from canasta.advice.fact import TableFact
    from canasta.advice.scene import Scene
    from canasta.deal.view import View
    from canasta.players.prospects import Prospect


GOES_ON: Final = ("meld", "add", "swap")  # after these the player still discards


class ProvenSentence(NamedTuple):
    """A sentence of advice, and what of the table it speaks of."""

    text: str
    proof: FactProof = FactProof()


class Speaker:
    """A voice that speaks of a scene, in one language; `names` of the players by seat, if they have any.

    `against` as in `Advisee`.
    """

    def __init__(self, scene: Scene, lang: str, names: Sequence[str] = (), against: str = "") -> None:
        self.scene = scene
        self.lang = lang
        self.names = names
        self.against_bot = against

    def reason(self, found: Reasoning) -> str:
        """The reason as one or two sentences."""
        return " ".join(each.text for each in self.sentences(found))

    def sentences(self, found: Reasoning) -> list[ProvenSentence]:
        """The sentences of the reason, each with its proof."""
        if found.situation:
            return [ProvenSentence(text(self.lang, f"fact-{found.situation}"))]
        said = [self.proven(each.fact) if each.fact else self._effect(each) for each in found.grounds]
        said = list({each.text: each for each in said}.values())
        if found.even is not None and len(said) < 2:
            alike = "" if said or found.contrast is None else self._alike(found.contrast)
            said.append(self._plain("reason-even", deed=self.begun(found.even, found.contrast)))
            said += [self._plain(alike)] if alike else []
        if not said and found.contrast is not None:
            said.append(self._better(found.contrast))
        if not said and found.toward:
            points, least = found.toward, self.scene.own.minimum
            reached = int(points >= least)
            said.append(self._plain("fact-open-toward", points=points, minimum=least, reached=reached))
        return said or [self._plain("reason-nothing-else")]

    def _alike(self, evidence: Evidence) -> str:
        """The common ground of two discards that are as good, as a key of the catalogue; empty without any."""
        deeds = [Deed(self.scene, each.action, closing=each.closing) for each in (evidence.best, evidence.other)]
        if not all(each.verb == "discard" and each.rank in NATURALS and not each.closing for each in deeds):
            return ""
        others = [side for side in self.scene.view.sides if side is not self.scene.own]
        single = all(self.scene.hand[each.rank] == 1 for each in deeds)
        unwanted = not any(self.scene.lengths(side, each.rank) for side in others for each in deeds)
        if not single:
            return "reason-even-unwanted" if unwanted else ""
        return "reason-even-single-unwanted" if unwanted else "reason-even-single"

    def proven(self, fact: TableFact) -> ProvenSentence:
        """The sentence of a fact, with its proof."""
        return ProvenSentence(self.fact(fact), fact.proof)

    def _plain(self, key: str, **told: str | int) -> ProvenSentence:
        return ProvenSentence(begin(text(self.lang, key, **told)))

    def against(self, found: Reasoning, heard: str) -> str:
        """A sentence about an action that was not advised: why it is worse, or that it is as good. `heard` was said."""
        blamed = self.blames(found)
        if blamed and blamed not in heard:
            return blamed
        if found.grounds:
            first = found.grounds[0]
            said = self.fact(first.fact) if first.fact else self._effect(first).text
            if said not in heard:
                return text(self.lang, "option-advised", why=said)
        gap = 0.0 if found.even is not None or found.contrast is None else found.contrast.gap
        return text(self.lang, f"option-{'even' if gap <= 0 else size_of(gap)}")

    def blames(self, found: Reasoning) -> str:
        """The first ground that speaks against the other action itself, as a sentence about it; empty without one."""
        for each in found.grounds:
            if each.fact is not None and each.fact.warns:
                return self.fact(each.fact, "against" if has(self.lang, f"against-{each.fact.id}") else "fact")
        return ""

    def fact(self, fact: TableFact, form: str = "fact") -> str:
        """The sentence of a fact."""
        lang, told = self.lang, dict(fact.told)
        for name in ("rank", "rank2"):
            if name in told:
                kind = parse_kind(str(told[name]))
                told[name] = several(lang, kind)
                told[f"{name}_one"] = one_card(lang, kind)
        told.pop("seat", None)
        if "mate" in told:
            told["mate"] = self._name(int(told["mate"]))
        return begin(text(lang, f"{form}-{fact.id}", **told, **self.people()))

    def people(self) -> dict[str, str | int]:
        """The players in words: `name` of the next one, `soon` who may go out, and how many there are of each kind."""
        scene, lang = self.scene, self.lang
        near = scene.nearly_out
        who = self._name(near[0]) if len(near) == 1 and self.names else ""
        return {
            "name": self._name(scene.next),
            "soon": begin(text(lang, "advice-soon", near=1 if who else 2, who=who)),
            "side": len(scene.rival.seats),
            "others": len(scene.opponents),
            "partners": len(scene.partners),
        }

    def _effect(self, grounds: Grounds) -> ProvenSentence:
        evidence, deed = grounds.evidence, self.deed(grounds.other, grounds.evidence)
        if grounds.effect != "taken":
            return self._plain(f"effect-{grounds.effect}", deed=deed, **self.people())
        chances = [honest(each.taken or 0.0, self.against_bot) for each in (evidence.best, evidence.other)]
        now, then = [in_words(self.lang, each) for each in chances]
        return self._plain("effect-taken", deed=deed, now=now, then=then, **self.people())

    def _better(self, evidence: Evidence) -> ProvenSentence:
        if evidence.gap < 0:
            return self._plain("reason-even", deed=self.begun(evidence.other, evidence))
        return self._plain(f"reason-better-{size_of(evidence.gap)}", deed=self.deed(evidence.other, evidence))

    def _name(self, seat: int) -> str:
        if self.names:
            return self.names[seat]
        return text(self.lang, "advice-partner" if seat in self.scene.partners else "advice-next-player")

    def deed(self, prospect: Prospect, beside: Evidence | None = None) -> str:
        """An action as the subject of a sentence: "descartar un rey", "discarding a king".

        Beside an action that it is set against it says if one of the two is only done earlier in the turn.
        """
        if prospect.closing:
            return text(self.lang, "deed-close")
        move = move_of(prospect.action)
        when = "any" if beside is None else _when(move.verb, move_of(beside.best.action).verb)
        return text(self.lang, f"deed-{code_of(move)}", when=when, **cards_of(self.scene.view, move, self.lang))

    def begun(self, prospect: Prospect, beside: Evidence | None = None) -> str:
        """The action of `deed` at the beginning of a sentence."""
        return begin(self.deed(prospect, beside))


def _when(verb: str, best: str) -> str:
    """The time of an action beside the best one: `before` a discard, `now` instead of laying cards, or `any`."""
    if best == "discard" and verb in GOES_ON:
        return "before"
    return "now" if verb == "discard" and best in GOES_ON else "any"


def advice(view: View, action: str, lang: str, *, closing: bool = False) -> str:
    """An action of ``view.legal`` as advice: "Draw from the stock."."""
    move = move_of(action)
    said = text(lang, f"hint-do-{code_of(move)}", **cards_of(view, move, lang))
    return text(lang, "hint-do-close", action=said.removesuffix(".")) if closing else said


def code_of(move: Move) -> str:
    """The end of the key of its sentences: the verb, or `take-top` for the pile taken with no card of the hand."""
    return "take-top" if move.verb == "take" and not move.cards else move.verb


def size_of(gap: float) -> str:
    """The size of a gap in points: `little`, `clear` or `much`."""
    return "little" if gap < SLIGHT else "clear" if gap < LARGE else "much"


def cards_of(view: View, move: Move, lang: str) -> dict[str, str | int]:
    """The cards of a move in words, and the rank of the meld that it changes, with `canasta` 1 if it is one."""
    told: dict[str, str | int] = {"cards": ""}
    if move.cards:
        told["cards"] = cards_in_words(lang, map(parse_kind, move.cards[:1] if move.verb == "swap" else move.cards))
    if move.verb == "swap":
        told["wild"] = one_card(lang, parse_kind(move.cards[1]))
    if move.verb in ("add", "swap") and move.meld is not None:
        meld = next(meld for meld in view.sides[view.turn % view.rules.sides].melds if meld.number == move.meld)
        told["ranks"] = text(lang, "event-wilds") if meld.rank == "wild" else several(lang, parse_kind(meld.rank))
        told["canasta"] = int(meld.canasta is not None)
    return told


def begin(words: str) -> str:
    """Words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
