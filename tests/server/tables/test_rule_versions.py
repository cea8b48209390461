"""A table plays by the version of its rules that it was made with: the newest, unless one was asked for."""

from __future__ import annotations

from tests.changed_rules import later
from tests.server.tables.tables import Played

from canasta.server.tables import inputs
from canasta.server.wire.values import Settings


def test_another_version_is_other_rules_and_is_to_be_agreed_to_anew() -> None:
    house: dict[str, int | bool | str] = {"target": 9000}
    with later("tres-barajas", {}, version=2, earlier={1: {"late_plug": True}}):
        played = Played(Settings(rules="tres-barajas", version=1, house=house), people=2)
        played.do(1, inputs.Confirmed())
        played.do(0, inputs.SettingsChanged(Settings(rules="tres-barajas", version=1, house=house, pace=0)))
        assert played.table.unconfirmed == []
        played.do(0, inputs.SettingsChanged(Settings(rules="tres-barajas", version=2, house=house)))
        assert played.table.unconfirmed == [1]
