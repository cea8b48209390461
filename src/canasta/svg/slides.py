"""Slides: pictures one after the other, as plain HTML that works in a notebook, in a page and in a file of its own."""

from __future__ import annotations

import os
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from canasta.svg.picture import SANS, Picture, PictureError, shared_drawings
from canasta.texts import default_language, text

# Only what stands around the button is touched, so several pieces in one page do not disturb each other.
_GO: Final = (
    "const box=this.closest('.canasta-slides'),all=[...box.querySelectorAll('figure')],bar=box.querySelector('input');"
    "bar.value=Math.max(1,Math.min(all.length,{to}));all.forEach((one,place)=>one.hidden=place+1!=bar.value);"
    "box.querySelector('output').value=box.dataset.place.replace('#',bar.value)"
)


class Slides:
    """Pictures that are shown one at a time, each with its caption. Raises `PictureError` where there is none."""

    def __init__(self, pictures: Iterable[tuple[Picture, str]], title: str, lang: str | None = None) -> None:
        self.title = title
        self.lang: str = lang or default_language()
        self.pictures: tuple[tuple[Picture, str], ...] = tuple(pictures)
        if not self.pictures:
            raise PictureError("slides-empty")

    def __len__(self) -> int:
        return len(self.pictures)

    def __repr__(self) -> str:
        return f"<Slides, {len(self)} pictures: {self.title}>"

    def __str__(self) -> str:
        """One element of HTML, for a page that may hold several."""
        place = text(self.lang, "svg-slides-place", place="#", of=len(self))
        bar = _tag("input", type="range", min="1", max=str(len(self)), value="1", oninput=_going("+bar.value"))
        return _tag(
            "div",
            shared_drawings(picture for picture, _ in self.pictures),
            *(_figure(picture, caption, hidden=number > 0) for number, (picture, caption) in enumerate(self.pictures)),
            _tag("button", escape(text(self.lang, "svg-slides-back")), type="button", onclick=_going("+bar.value-1")),
            bar.replace("<input", f'<input aria-label="{escape(self.title)}"', 1),
            _tag("button", escape(text(self.lang, "svg-slides-on")), type="button", onclick=_going("+bar.value+1")),
            f" <output>{escape(place.replace('#', '1'))}</output>",
            **{"class": "canasta-slides", "lang": self.lang, "data-place": place},
            style=f"max-width:760px;font-family:{SANS}",
        )

    def _repr_html_(self) -> str:
        return str(self)

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the slides as a page of HTML that needs nothing else. Raises `OSError`."""
        title = escape(self.title)
        head = f'<!doctype html><html lang="{self.lang}"><meta charset="utf-8"><title>{title}</title>'
        style = "<style>body{margin:16px auto;max-width:760px}h1{font:600 22px sans-serif}</style>"
        Path(file).write_text(f"{head}{style}<h1>{title}</h1>{self}\n", encoding="utf-8")


def _figure(picture: Picture, caption: str, *, hidden: bool) -> str:
    shown = f"{picture.markup({})}<figcaption>{escape(caption)}</figcaption>"
    return f'<figure style="margin:0 0 8px"{" hidden" if hidden else ""}>{shown}</figure>'


def _tag(name: str, *inside: str, **given: str) -> str:
    attributes = "".join(f' {key}="{escape(value)}"' for key, value in given.items())
    return f"<{name}{attributes}>" + (f"{''.join(inside)}</{name}>" if inside else "")


def _going(to: str) -> str:
    return _GO.replace("{to}", to)
