"""Tokens of avoided devices: the server reads them, and nobody else learns who is who."""

from __future__ import annotations

from canasta.server.company.apart import KnownDevice, Sealer, device_of

KEY, SECRET = "k" * 43, b"s" * 32


def test_a_token_is_read_with_the_secret_that_made_it() -> None:
    device = device_of(KEY)
    token = Sealer(SECRET).seal(device, b"n" * 12)
    assert len(token) == 48
    assert Sealer(SECRET).opened([token]) == [device]
    assert Sealer(b"t" * 32).opened([token]) == []
    assert Sealer(SECRET).opened(["A" * 48, token[:-1] + ("A" if token[-1] != "A" else "B")]) == []


def test_two_tokens_for_one_device_look_different() -> None:
    tokens = [Sealer(SECRET).seal(device_of(KEY), nonce * 12) for nonce in (b"n", b"m")]
    assert tokens[0][16:] != tokens[1][16:]
    assert device_of(KEY) not in "".join(tokens)


def test_both_ways() -> None:
    ana, luis, eva = KnownDevice("ana", ["luis"]), KnownDevice("luis"), KnownDevice("eva")
    assert ana.is_apart([luis.device], luis.avoid)
    assert luis.is_apart([ana.device], ana.avoid)
    assert not eva.is_apart([ana.device, luis.device], [*ana.avoid, *luis.avoid])
