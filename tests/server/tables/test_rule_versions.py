"""A table plays by the version of its rules that it was made with; one that says none, by the first."""

from __future__ import annotations

from tests.server.tables.tables import Played

from canasta.server.tables import inputs
from canasta.server.tables.settings import dated
from canasta.server.tables.table import TABLE_LOG
from canasta.server.wire.values import Settings

OLD = b'[null,{"did":"made","settings":{"rules":"tres-barajas","ceremony":"short"}}]'  # as it was stored


def test_a_stored_table_that_says_no_version_plays_by_the_first() -> None:
    table = TABLE_LOG.fold("abcdefghij", "5eed" * 16, [(OLD, 1000.0)])
    assert table.rules.edition == "tres-barajas@1"
    assert table.rules.late_plug
    played = Played(table.settings)
    assert played.begin().table.match is not None
    again = TABLE_LOG.fold("abcdefghij", "5eed" * 16, played.log)
    assert again.match is not None
    assert again.match.rules.edition == "tres-barajas@1"


def test_what_is_asked_for_gets_the_newest_version_unless_it_names_one() -> None:
    for asked, version in (
        (Settings(rules="15.000"), 3),
        (Settings(rules="tres-barajas", version=1), 1),
        (Settings(rules="Tres barajas@1"), 1),
    ):
        settings = dated(asked)
        assert (settings.rules, settings.version) == ("tres-barajas", version)
        assert Played(settings).table.rules.version == version
        stored = inputs.to_json(None, inputs.TableMade(settings))
        assert f'"version":{version}'.encode() in stored


def test_another_version_is_other_rules_and_is_to_be_agreed_to_anew() -> None:
    house: dict[str, int | bool | str] = {"target": 9000}
    played = Played(Settings(rules="tres-barajas", version=1, house=house), people=2)
    played.do(1, inputs.Confirmed())
    played.do(0, inputs.SettingsChanged(Settings(rules="tres-barajas", version=1, house=house, pace=0)))
    assert played.table.unconfirmed == []
    played.do(0, inputs.SettingsChanged(Settings(rules="tres-barajas", version=2, house=house)))
    assert played.table.unconfirmed == [1]
