"""A compiler that keeps the machine busy."""

import contextlib
import os
import signal
import subprocess
import tempfile
import threading
from pathlib import Path

# The sources of a module that has no dependencies.
SOURCES = sorted(map(str, (Path(__file__).parents[2] / "Sources/HarkDetection").rglob("*.swift")))


def end(process):
    """Kills a program and all the programs that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


@contextlib.contextmanager
def compiler():
    """Compiles the same module again and again until the block ends; yields its thread, which ends
    early if the compiler fails."""
    is_over = threading.Event()
    running = []

    def compile_again(folder):
        while not is_over.is_set():
            running[:] = [subprocess.Popen(
                ["swiftc", "-O", "-wmo", "-parse-as-library", "-module-name", "HarkDetection",
                 "-package-name", "hark", "-c", *SOURCES, "-o", f"{folder}/detection.o"],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, process_group=0)]
            if running[0].wait() and not is_over.is_set():
                print("The compiler that keeps the machine busy has failed.", flush=True)
                return

    with tempfile.TemporaryDirectory(prefix="hark-") as folder:
        thread = threading.Thread(target=compile_again, args=(folder,))
        thread.start()
        try:
            yield thread
        finally:
            is_over.set()
            for process in running:
                end(process)
            thread.join()
