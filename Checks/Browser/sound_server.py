"""A real sound server, with a microphone into which a test plays recorded speech."""

import shutil
import subprocess
import time

import numpy

import speech
from room import Room

RATE = 48_000

# The level of audio is measured in frames of 10 ms, by their peaks, from 0 to 1.
PIECE = RATE // 100
LOUD = 0.05

# The longest wait for the server and for audio, in seconds. No test waits for it to expire.
LIMIT = 30

# Audio played into `mouth` comes out of the microphone; the page's replies go into `speaker`. They
# are separate sinks, so that a reply does not reach the microphone. Rewinds are disabled, because a
# monitor loses the audio of a rewound sink. The source is remapped, because browsers do not list
# monitors as microphones.
SINK = "module-null-sink sink_name={} rate=48000 channels=1 norewinds=1"
MODULES = [
    SINK.format("mouth"),
    SINK.format("speaker"),
    "module-remap-source master=mouth.monitor source_name=microphone "
    "source_properties=device.description=Microphone",
]


def is_installed() -> bool:
    return all(shutil.which(name) for name in ("pulseaudio", "pactl", "paplay", "parec"))


class SoundServer:
    """PulseAudio without hardware; it ends with its room."""

    def __init__(self, room: Room):
        self.room = room
        socket = room.folder / "sound.socket"
        self.address = f"unix:{socket}"
        socket = f"module-native-protocol-unix auth-anonymous=1 socket={socket}"
        loads = [part for module in (socket, *MODULES) for part in ("-L", module)]
        self.server = room.starts(
            "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
            "--disallow-exit", "--fail", *loads)
        limit = time.monotonic() + LIMIT
        # The socket of another program can only be polled.
        while self._pactl("info").returncode:
            said = room.log("pulseaudio").read_text("utf-8", "replace")
            assert self.server.poll() is None and time.monotonic() < limit, f"no PulseAudio: {said}"
            time.sleep(0.02)
        self._pactl("set-default-sink", "speaker")
        self._pactl("set-default-source", "microphone")

    @property
    def environment(self) -> dict:
        """The variables through which a program finds the server."""
        return {"PULSE_SERVER": self.address}

    def _pactl(self, *arguments: str):
        return subprocess.run(["pactl", *arguments], env=self.room.environment(**self.environment),
                              capture_output=True, check=False)

    def says(self, number: str):
        """Says a recorded sentence into the microphone; returns when the sentence is over."""
        path = str(speech.RECORDINGS / f"{speech.NAME.format(number)}.wav")
        playing = self.room.starts("paplay", "--device=mouth", path, **self.environment)
        assert playing.wait() == 0, self.room.log("paplay").read_text("utf-8", "replace")

    def listens(self) -> "Listener":
        """Records the page's playback; returns once the recording has begun."""
        return Listener(self)


class Listener:
    """A recording of the loudspeaker."""

    def __init__(self, sound: SoundServer):
        self.path = sound.room.folder / "heard.raw"
        with open(self.path, "wb") as target:
            self.process = sound.room.starts(
                "parec", "--device=speaker.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le",
                "--latency-msec=20", stdout=target, **sound.environment)
        limit = time.monotonic() + LIMIT
        # The recording begins even if the loudspeaker is silent. Another program's file can only be
        # polled.
        while not self.path.stat().st_size:
            said = sound.room.log("parec").read_text("utf-8", "replace")
            assert self.process.poll() is None and time.monotonic() < limit, f"no recording: {said}"
            time.sleep(0.02)

    def hears_out(self):
        """Waits until half a second of silence follows something loud, and then ends the recording."""
        limit = time.monotonic() + LIMIT
        # Another program's file can only be polled.
        while not (loud := self._pieces()).any() or loud[-50:].any():
            assert time.monotonic() < limit, "nothing was heard, or no end of it"
            time.sleep(0.05)
        self.process.terminate()
        self.process.wait()

    def hears(self, seconds: float):
        """Waits until this much of the recording is loud, and then ends the recording."""
        limit = time.monotonic() + LIMIT
        # The recording, written by another program, can only be polled.
        while self._loud() < seconds:
            assert time.monotonic() < limit, f"only {self._loud()} s of {seconds} s were heard"
            time.sleep(0.05)
        self.process.terminate()
        self.process.wait()

    def _loud(self) -> float:
        """Returns the duration of the loud audio in the recording so far, in seconds."""
        return float(self._pieces().sum()) * PIECE / RATE

    def _pieces(self) -> numpy.ndarray:
        """Returns, for each piece of the recording so far, whether it is loud."""
        heard = numpy.fromfile(self.path, "<i2").astype("f") / 32_768
        pieces = heard[:len(heard) - len(heard) % PIECE].reshape(-1, PIECE)
        return abs(pieces).max(axis=1, initial=0) > LOUD
