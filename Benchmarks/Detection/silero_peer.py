"""Silero's detector in onnxruntime, called through its C interface, so that neither Python's time nor
NumPy's memory is measured."""

import array
import ctypes
from importlib import metadata

from peers import PACKAGES, POINTER, Peer, address

NAMES = ctypes.POINTER(ctypes.c_char_p)
POINTERS = ctypes.POINTER(POINTER)
FLOAT, INT64 = 1, 7


class OnnxRuntime:
    """The required functions of onnxruntime's function table, by index. The indices are stable,
    because programs built for an older version must run with a newer one."""

    PLACES = {
        "CreateEnv": (3, ctypes.c_int, ctypes.c_char_p, POINTERS),
        "CreateSession": (7, POINTER, ctypes.c_char_p, POINTER, POINTERS),
        "CreateSessionOptions": (10, POINTERS),
        "SetIntraOpNumThreads": (24, POINTER, ctypes.c_int),
        "SetInterOpNumThreads": (25, POINTER, ctypes.c_int),
        "CreateTensorWithDataAsOrtValue": (
            49, POINTER, POINTER, ctypes.c_size_t, ctypes.POINTER(ctypes.c_int64),
            ctypes.c_size_t, ctypes.c_int, POINTERS,
        ),
        "CreateCpuMemoryInfo": (69, ctypes.c_int, ctypes.c_int, POINTERS),
    }  # fmt: skip
    RUN, MESSAGE, RELEASE_SESSION = 9, 2, 95

    class Base(ctypes.Structure):
        _fields_ = [("table", ctypes.CFUNCTYPE(POINTER, ctypes.c_uint32))]

    def __init__(self):
        file = next((PACKAGES / "onnxruntime/capi").glob("libonnxruntime.so.*"))
        library = ctypes.CDLL(str(file))
        library.OrtGetApiBase.restype = ctypes.POINTER(self.Base)
        self.table = ctypes.cast(library.OrtGetApiBase().contents.table(1), POINTERS)
        self.run = self.table[self.RUN]

    def made(self, name: str, *arguments) -> POINTER:
        """Calls a function that creates an object, and returns the object."""
        made = POINTER()
        self.do(name, *arguments, ctypes.byref(made))
        return made

    def release_session(self, session: POINTER):
        ctypes.CFUNCTYPE(None, POINTER)(self.table[self.RELEASE_SESSION])(session)

    def do(self, name: str, *arguments):
        place, *types = self.PLACES[name]
        status = ctypes.CFUNCTYPE(POINTER, *types)(self.table[place])(*arguments)
        if status:
            message = ctypes.CFUNCTYPE(ctypes.c_char_p, POINTER)(self.table[self.MESSAGE])
            raise RuntimeError(f"onnxruntime: {message(status).decode()}")


class Loop(ctypes.Structure):
    """The Python counterpart of `struct hark_silero`."""

    _fields_ = [
        (name, POINTER)
        for name in ("run", "session", "inputs", "outputs", "input", "state", "next_state", "answer")
    ]


class Silero(Peer):
    """A detector with its own session, as in the package's own class."""

    frame = 512
    package = "silero-vad"

    def __init__(self, loops):
        super().__init__(loops)
        self.onnx = OnnxRuntime()
        self.environment = self.onnx.made("CreateEnv", 3, b"detection")
        self.options = self.onnx.made("CreateSessionOptions")
        self.onnx.do("SetIntraOpNumThreads", self.options, 1)
        self.onnx.do("SetInterOpNumThreads", self.options, 1)
        self.memory = self.onnx.made("CreateCpuMemoryInfo", 0, 0)
        self.model = str(PACKAGES / "silero_vad/data/silero_vad.onnx").encode()

    def version(self) -> str:
        return f"{super().version()} in onnxruntime {metadata.version('onnxruntime')}"

    def tensor(self, values: array.array, shape: tuple, kind: int) -> POINTER:
        size = len(values) * values.itemsize
        sides = (ctypes.c_int64 * len(shape))(*shape)
        return self.onnx.made(
            "CreateTensorWithDataAsOrtValue",
            self.memory, address(values), size, sides, len(shape), kind,
        )  # fmt: skip

    def fresh(self):
        session = self.onnx.made("CreateSession", self.environment, self.model, self.options)
        self.releases.append(lambda: self.onnx.release_session(session))
        sound, state, after, answer = (array.array("f", bytes(4 * n)) for n in (576, 256, 256, 1))
        rate = array.array("q", [16_000])
        inputs = (POINTER * 3)(
            self.tensor(sound, (1, 576), FLOAT),
            self.tensor(state, (2, 1, 128), FLOAT),
            self.tensor(rate, (), INT64),
        )
        outputs = (POINTER * 2)(
            self.tensor(answer, (1, 1), FLOAT), self.tensor(after, (2, 1, 128), FLOAT)
        )
        loop = Loop(
            self.onnx.run, session, ctypes.cast(inputs, POINTER), ctypes.cast(outputs, POINTER),
            *map(address, (sound, state, after, answer)),
        )  # fmt: skip

        # These stay referenced, because the loop holds only their addresses.
        def hear(samples, _kept=(sound, state, after, answer, rate, inputs, outputs)):
            return self.heard(
                samples, lambda *rest: self.loops.hark_silero_loop(ctypes.byref(loop), *rest)
            )

        return hear
