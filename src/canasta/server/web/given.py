"""What handlers are given besides what was asked: dependencies that `create_app` fills in, by name."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from canasta.server.live.hub import Hub
from canasta.server.web.config import Config
from canasta.server.web.limits import Keeper

Spoken: TypeAlias = NamedDependency[str]
TheHub: TypeAlias = NamedDependency[Hub]
TheConfig: TypeAlias = NamedDependency[Config]
TheKeeper: TypeAlias = NamedDependency[Keeper]
