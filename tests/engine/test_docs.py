"""The examples of docs/reference/engine.md run one after the other, the batch with fewer deals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.project.house import ROOT


@pytest.mark.unmeasured
def test_the_examples_of_the_engine_room_run() -> None:
    text = (ROOT / "docs" / "reference" / "engine.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block.replace("256", "8"), names)  # noqa: S102 - our own page
    assert names["deal"].over
    assert names["rows"].any()
    assert names["masks"].any()
    engine = ROOT / "src" / "canasta" / "engine"
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in [*engine.glob("*.py"), *(ROOT / "src/canasta/tabletop").glob("*.py")]
    )
    named = {call for part in re.findall(r"`([^`\n]+)`", text) for call in re.findall(r"(?<![\w.])([a-z]\w+)\(", part)}
    named |= {call for call in re.findall(r"`(?:\w+\.)+([a-z]\w+)`", text) if call not in ("py", "refusals")}
    assert {name for name in named if not re.search(rf"\b(?:def|class) {name}\b", sources)} <= {"range", "vars"}
    missing = [name for name in re.findall(r"`(\w+\.py)`", text) if not (ROOT / "src/canasta/engine" / name).is_file()]
    assert missing == []
