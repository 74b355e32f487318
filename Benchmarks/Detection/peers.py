"""The detectors that Hark is compared with, called in their own libraries through `CPeerLoops`.

Each class loads its library when it is created. `fresh()` returns a new detector: a function from
samples to answers and the CPU seconds used.
"""

import array
import ctypes
import os
import sysconfig
from importlib import metadata
from pathlib import Path

PACKAGES = Path(sysconfig.get_paths()["purelib"])
POINTER = ctypes.c_void_p


def loops():
    """Loads the loops from the file named by the environment variable LOOPS."""
    library = ctypes.CDLL(os.environ["LOOPS"])
    for name in ("energy", "webrtc", "ten", "rnnoise", "silero"):
        getattr(library, f"hark_{name}_loop").restype = ctypes.c_double
    return library


def address(samples: array.array) -> POINTER:
    return POINTER(samples.buffer_info()[0])


def of(library, name: str) -> POINTER:
    """Returns the address of a function."""
    return ctypes.cast(getattr(library, name), POINTER)


class Peer:
    """A third-party detector."""

    frame = 160
    """The number of samples in a frame, at 16 kHz."""

    package = None
    """The name of its PyPI package, whose version is reported."""

    def __init__(self, loops):
        self.loops = loops
        self.releases = []
        """The functions that free the created detectors."""

    def forget(self):
        """Frees all detectors."""
        for release in self.releases:
            release()
        self.releases.clear()

    def version(self) -> str:
        return f"{self.package} {metadata.version(self.package)}" if self.package else ""

    @staticmethod
    def prepared(samples: array.array) -> array.array:
        """Converts audio to this detector's input format; this time is not measured."""
        return samples

    def fresh(self):
        raise NotImplementedError

    def heard(self, samples: array.array, loop) -> tuple[array.array, float]:
        """Runs `loop(samples, count, answers)` and returns the answers and the CPU seconds."""
        answers = array.array("f", bytes(4 * (len(samples) // self.unit + 1)))
        seconds = loop(address(samples), ctypes.c_size_t(len(samples)), address(answers))
        if seconds < 0:
            raise RuntimeError(f"{self.package} refused a frame")
        return answers[:-1], seconds

    @property
    def unit(self) -> int:
        """The number of samples in a frame of `prepared` audio."""
        return self.frame


class Energy(Peer):
    """The simplest detector, which compares the level with the noise floor."""

    def fresh(self):
        return lambda samples: self.heard(samples, self.loops.hark_energy_loop)


class WebRTC(Peer):
    """WebRTC's detector; the answer is the mean of the binary answers of several modes."""

    package = "webrtcvad-wheels"

    def __init__(self, loops, modes=(0, 1, 2, 3)):
        super().__init__(loops)
        import _webrtcvad

        self.modes = modes
        self.library = ctypes.CDLL(_webrtcvad.__file__)

    def state(self, mode: int) -> POINTER:
        state = POINTER()
        refused = (
            self.library.WebRtcVad_Create(ctypes.byref(state))
            or self.library.WebRtcVad_Init(state)
            or self.library.WebRtcVad_set_mode(state, mode)
        )
        if refused:
            raise RuntimeError("WebRTC's detector cannot be made")
        self.releases.append(lambda: self.library.WebRtcVad_Free(state))
        return state

    def fresh(self):
        states = (POINTER * len(self.modes))(*[self.state(mode) for mode in self.modes])
        process = of(self.library, "WebRtcVad_Process")
        return lambda samples: self.heard(
            samples,
            lambda *sound: self.loops.hark_webrtc_loop(
                process, states, len(self.modes), ctypes.c_size_t(self.frame), *sound
            ),
        )


class TEN(Peer):
    frame = 256
    package = "ten-vad"

    def __init__(self, loops):
        super().__init__(loops)
        self.library = ctypes.CDLL(str(PACKAGES / "ten_vad/lib/Linux/x64/libten_vad.so"))

    def fresh(self):
        state = POINTER()
        length = ctypes.c_size_t(self.frame)
        if self.library.ten_vad_create(ctypes.byref(state), length, ctypes.c_float(0.5)):
            raise RuntimeError("TEN's detector cannot be made")
        self.releases.append(lambda: self.library.ten_vad_destroy(ctypes.byref(state)))
        process = of(self.library, "ten_vad_process")
        return lambda samples: self.heard(
            samples, lambda *sound: self.loops.hark_ten_loop(process, state, length, *sound)
        )


class RNNoise(Peer):
    """A detector whose frames are 480 samples at 48 kHz, in the range of 16-bit integers."""

    package = "pyrnnoise"
    unit = 480

    def __init__(self, loops):
        super().__init__(loops)
        self.library = ctypes.CDLL(str(PACKAGES / "pyrnnoise/librnnoise.so"))
        self.library.rnnoise_create.restype = POINTER

    @staticmethod
    def prepared(samples: array.array) -> array.array:
        import numpy
        from scipy.signal import resample_poly

        sound = resample_poly(numpy.asarray(samples, numpy.float64), 3, 1)
        return array.array("f", sound.astype(numpy.float32).tobytes())

    def fresh(self):
        state = POINTER(self.library.rnnoise_create(None))
        self.releases.append(lambda: self.library.rnnoise_destroy(state))
        process = of(self.library, "rnnoise_process_frame")
        return lambda samples: self.heard(
            samples, lambda *sound: self.loops.hark_rnnoise_loop(process, state, *sound)
        )
