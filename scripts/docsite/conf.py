"""The settings of Sphinx for both languages of the site; the environment says which of them is built."""

import os
import tomllib

from docsite_stage import ELSEWHERE, FRONT, LANGUAGES, twins

from canasta import __version__
from canasta.rules.rulebook import rule_sets

language = os.environ["CANASTA_DOCS_LANGUAGE"]
project = "Canasta"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
default_role = "py:obj"  # docstrings name things in single back quotes
suppress_warnings = [
    "misc.highlighting_failure",  # samples shorten their JSON with an ellipsis
    "myst.header",  # a page of questions may begin with a deeper heading
]

myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
myst_url_schemes = {"http": None, "https": None, "other": {"url": "{{path}}#{{fragment}}", "classes": ["internal"]}}

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
python_display_short_literal_types = True
python_maximum_signature_line_length = 90

today = __version__  # in place of a date: the same sources give the same manual page
_COMMAND: tuple[str, str, str, list[str], int] = ("reference/cli", "canasta", "play, teach and score canasta", [], 1)
man_pages = [_COMMAND]

html_theme = "furo"
html_title = "Canasta"
html_static_path = ["static"]
html_css_files = ["own.css"]
html_favicon = "static/icon.svg"
html_logo = None
templates_path = ["templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "languages.html",
        "sidebar/scroll-end.html",
    ]
}
html_search_scorer = os.fspath(FRONT / "scorer.js")
html_use_index = False
html_domain_indices = False
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options: dict[str, object] = {"top_of_page_buttons": []}
pygments_style = "tango"
pygments_dark_style = "monokai"
html_context = {
    "other_language": tomllib.loads((FRONT / "words.toml").read_text(encoding="utf-8"))[language]["other"],
    "other_lang": next(lang for lang in LANGUAGES if lang != language),
    "other_place": ELSEWHERE[language],
    "twins": twins(language) | {f"rules/{name}": f"rules/{name}" for name in ("index", *rule_sets())},
}
