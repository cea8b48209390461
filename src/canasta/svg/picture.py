"""A picture: elements of SVG with a size and a title, as text, as a file and in a notebook.

Slides are pictures one after the other, as plain HTML that works in a page and in a file of its own too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Final
from xml.etree.ElementTree import Element, tostring

from canasta.texts import default_language, text
from canasta.texts.errors import WordedError

SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SANS: Final = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif"


class PictureError(WordedError):
    """A picture that cannot be drawn of what was given."""

    family = "svg"


def element(name: str, *inside: Element | str, **given: str | float) -> Element:
    """An element; of attributes, `font_size` is ``font-size``, and numbers have at most two decimals.

    Characters that XML does not know, as in a name with a NUL, are shown as U+FFFD.
    """
    made = Element(name)
    for key, value in given.items():
        made.set(key.replace("_", "-"), value if isinstance(value, str) else f"{round(value, 2):g}")
    for each in inside:
        if isinstance(each, str):
            made.text = _NO_XML.sub("\ufffd", each)
        else:
            made.append(each)
    return made


def words(said: str, x: float, y: float, size: float, colour: str, **more: str | float) -> Element:
    """A line of text on the baseline `y`, from `x` on, or as ``text_anchor`` says."""
    return element("text", said, x=x, y=y, font_size=size, fill=colour, font_family=SANS, **more)


class Picture:
    """A picture of `width` by `height` pixels, which may be shown at any size; `title` says in words what it shows.

    `drawings` are the symbols that its parts refer to by name. A name stands for the same drawing in every picture.
    """

    __slots__ = ("_parts", "drawings", "height", "title", "width")

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        parts: Iterable[Element],
        drawings: Mapping[str, Element] = MappingProxyType({}),
    ) -> None:
        self.width: float = width
        self.height: float = height
        self.title: str = title
        self.drawings: Mapping[str, Element[str]] = drawings
        self._parts = tuple(parts)

    def __str__(self) -> str:
        """The picture as one `svg` element, for a file or a page of HTML."""
        return self.markup(self.drawings)

    def __repr__(self) -> str:
        return f"<Picture of {self.width:g} × {self.height:g}: {self.title}>"

    def _repr_svg_(self) -> str:
        return str(self)

    def markup(self, drawings: Mapping[str, Element]) -> str:
        """The picture with those drawings only; without any where `shared_drawings` are in the same page."""
        size = f"0 0 {round(self.width, 2):g} {round(self.height, 2):g}"
        given = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "role": "img"}
        parts = (element("defs", *drawings.values()), *self._parts) if drawings else self._parts
        root = element("svg", element("title", self.title), *parts, **given, width=self.width, height=self.height)
        return tostring(root, encoding="unicode")

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the picture as a file of SVG. Raises `OSError`."""
        Path(file).write_text(f"{self}\n", encoding="utf-8")


def shared_drawings(pictures: Iterable[Picture]) -> str:
    """HTML that shows nothing and holds the drawings of all these pictures once, for a page that has their `markup`."""
    drawings = {name: drawing for picture in pictures for name, drawing in picture.drawings.items()}
    return f'<div style="position:absolute" aria-hidden="true">{Picture(0, 0, "", (), drawings)}</div>'


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
