"""The examples of README.md run as they stand, each in a Python of its own."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


class Readme(unittest.TestCase):
    def test_its_examples_run(self) -> None:
        examples = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
        self.assertEqual(len(examples), 3)
        for example in examples:
            with self.subTest(example=example):
                run = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
                self.assertEqual((run.returncode, run.stderr), (0, ""))
