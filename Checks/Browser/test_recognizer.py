"""The tests' own recognizer: its words show which audio arrived."""

import wave

import numpy
import pytest

import speech
from recognizer import RATE, Hearing, Recordings

SENTENCE = "he was not an ill disposed young man"


@pytest.fixture(scope="module")
def recordings():
    return Recordings()


def samples(number: str) -> numpy.ndarray:
    with wave.open(str(speech.RECORDINGS / f"{speech.NAME.format(number)}.wav")) as source:
        return numpy.frombuffer(source.readframes(source.getnframes()), "<i2")


@pytest.fixture(scope="module")
def sound():
    """The recorded sentence, as samples."""
    return samples(speech.SHORT)


def text(recordings, *parts) -> str:
    hearing = Hearing(recordings)
    hearing.hear(numpy.concatenate(parts).tobytes())
    return hearing.text


def seconds(time: float) -> int:
    return round(RATE * time)


@pytest.mark.parametrize("at, gap", [(0.45, 0.3), (0.7, 0.15), (0.75, 0.3)])
def test_a_gap_repeats_no_word(recordings, sound, at, gap):
    pause = numpy.zeros(seconds(gap), "<i2")
    words = text(recordings, sound[:seconds(at)], pause, sound[seconds(at):]).split()
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("at, lost", [(0.5, 0.07), (1, 0.15), (1.5, 0.3)])
def test_lost_audio_repeats_no_word(recordings, sound, at, lost):
    words = text(recordings, sound[:seconds(at)], sound[seconds(at + lost):]).split()
    assert len(set(words)) == len(words)
    assert set(words) <= set(SENTENCE.split())


def test_a_piece_of_other_speech_hides_no_word_beside_it(recordings, sound):
    other = samples(speech.LONG)[seconds(1):seconds(1.15)]
    parts = sound[:seconds(0.35)], other, sound[seconds(0.5):seconds(0.9)]
    assert text(recordings, *parts) == "he was not"


def test_audio_that_arrives_twice_is_heard_twice(recordings, sound):
    assert text(recordings, sound, sound) == f"{SENTENCE} {SENTENCE}"
    assert text(recordings, sound[:seconds(2)], sound[seconds(1):]).count("disposed") == 2
