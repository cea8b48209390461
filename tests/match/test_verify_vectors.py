"""The page is tested with what the program of this very version says."""

from __future__ import annotations

from tests.match.verify_vectors import FILE, vectors, written


def test_the_vectors_of_the_page_are_what_the_program_says() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tests.match.verify_vectors"


def test_the_vectors_show_every_code() -> None:
    codes = {finding["code"] for vector in vectors() for finding in vector.get("findings", ())}
    refused = {vector["no_record"] for vector in vectors() if "no_record" in vector}
    assert refused == {"foreign", "no-match"}
    assert codes == {
        *("added", "bot-added", "going-on", "kept-back", "no-commitment", "no-order", "commitment-differs"),
        *("order-differs", "number", "damaged", "seeded", "cut-differs"),
    }
