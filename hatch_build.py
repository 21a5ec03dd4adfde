"""Build the browser client into the wheel.

An editable install leaves it to `make web`. TAMAYA_WEB=prebuilt takes what lies in
src/tamaya/server/static as it is, for builders without a network.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import npm

STATIC = Path("src/tamaya/server/static")


class WebBuildHook(BuildHookInterface[Any]):
    """Run `npm ci` and `npm run build` before a wheel is packed."""

    def wanted(self) -> bool:
        """Say whether this build needs the client built."""
        return self.target_name == "wheel" and os.environ.get("TAMAYA_WEB") != "prebuilt"

    def dependencies(self) -> list[str]:
        """Ask for PyPI's Node where the machine has none that is new enough."""
        return npm.requirements() if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless this is an editable install."""
        if version == "editable":
            return
        if self.wanted():
            npm.npm("ci")
            npm.npm("run", "build")
        if self.target_name == "wheel" and not (Path(self.root) / STATIC / "index.html").is_file():
            raise FileNotFoundError(f"{STATIC}/index.html: the client wasn't built")
