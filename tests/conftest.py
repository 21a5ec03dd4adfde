"""What all tests share."""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

# For the Pythons that tests start: they find the package as pytest does.
SRC = Path(__file__).resolve().parents[1] / "src"
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(SRC), os.environ.get("PYTHONPATH")]))

# Shared machines stall: slowness isn't a failure. CI tries more, and the same cases each time.
settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=50)
settings.register_profile("ci", parent=settings.get_profile("local"), derandomize=True, max_examples=100)
settings.load_profile("ci" if os.environ.get("CI") else "local")
