import json
import subprocess
import sys

START = "from tamaya.cli.main import main; main()"


def test_bench_kernel_prints_one_json_object() -> None:
    command = [sys.executable, "-c", START, "bench", "kernel", "--batch", "16", "--seconds", "0.05", "--json"]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = json.loads(answer.stdout)
    assert figures["batch"] == 16
    assert figures["bytes_per_game"] <= 512
    assert min(figures[name] for name in ("steps_per_s", "steps_per_s_observed", "compile_s")) > 0
