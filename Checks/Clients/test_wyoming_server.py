"""Hark as a recognizer and voice for Home Assistant, tested with the package of its protocol's authors."""

import array
import asyncio
import wave

import openai
import pytest
from wyoming.asr import Transcribe, Transcript, TranscriptChunk, TranscriptStart, TranscriptStop
from wyoming.audio import AudioChunk, AudioStart, AudioStop, wav_to_chunks
from wyoming.client import AsyncTcpClient
from wyoming.error import Error
from wyoming.info import Describe, Info
from wyoming.ping import Ping, Pong
from wyoming.tts import (
    Synthesize, SynthesizeChunk, SynthesizeStart, SynthesizeStop, SynthesizeStopped, SynthesizeVoice)

import recordings
from serving import Hark, Place, wait_until


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A server, and its port for Wyoming."""
    with Place() as port:
        server = Hark(tmp_path_factory.mktemp("home"), "--wyoming", f"127.0.0.1:{port}")
        yield server, port
        server.stop()
        said = server.log.read_text()
        assert not said, said


def asked(port, events, last=None):
    """Sends events over one connection, and returns all answers up to one of the class `last`, or up
    to the end of the connection."""

    async def ask():
        async with AsyncTcpClient("127.0.0.1", port) as client:
            for event in events:
                await client.write_event(event.event())
            answers = []
            while (event := await client.read_event()) is not None:
                answers.append(event)
                if last and last.is_type(event.type):
                    break
            return answers

    return asyncio.run(ask())


def spoken(file):
    """The events of a recording, as Home Assistant sends them."""
    with wave.open(str(file), "rb") as sound:
        return [Transcribe(language="en"),
                *wav_to_chunks(sound, 1_024, start_event=True, stop_event=True)]


def heard(port, events):
    """Returns the transcript of a recording, whose pieces must be its text."""
    answers = asked(port, events, TranscriptStop)
    assert TranscriptStart.is_type(answers[0].type) and TranscriptStop.is_type(answers[-1].type)
    whole = Transcript.from_event(answers[-2])
    pieces = [TranscriptChunk.from_event(answer).text for answer in answers[1:-2]]
    assert "".join(pieces) == whole.text
    return whole


def sound(answers):
    """The samples of an answer, whose format must be 16 kHz, 16 bit, mono."""
    start = AudioStart.from_event(answers[0])
    assert (start.rate, start.width, start.channels) == (16_000, 2, 1)
    chunks = [AudioChunk.from_event(answer) for answer in answers if AudioChunk.is_type(answer.type)]
    return array.array("h", b"".join(chunk.audio for chunk in chunks))


def test_it_describes_its_models_and_voices(home):
    info = Info.from_event(asked(home[1], [Describe()], Info)[-1])
    (ears,), (voice,) = info.asr, info.tts
    assert ears.installed and ears.supports_transcript_streaming
    assert [model.languages for model in ears.models] == [["en-US"]]
    assert all(model.attribution.url.startswith("https://") for model in ears.models)
    assert voice.installed and voice.supports_synthesize_streaming
    assert {"alloy", "nova"} <= {one.name for one in voice.voices}
    assert all(one.languages and one.attribution.name for one in voice.voices)


def over_http(server, file):
    client = openai.OpenAI(base_url=f"{server.url}/v1", api_key="any")
    return client.audio.transcriptions.create(model="whisper-1", file=file, language="en").text


def test_a_recording_becomes_the_text_that_http_returns(home):
    server, port = home
    whole = heard(port, spoken(recordings.LONG))
    assert recordings.SOME_OF_LONG <= set(whole.text.lower().split())
    assert whole.text == over_http(server, recordings.LONG)
    assert whole.language == "en-US"


def test_a_text_becomes_speech_that_is_heard_as_over_http(home, tmp_path):
    server, port = home
    samples = sound(asked(port, [Synthesize(text="He was not an ill disposed young man.")], AudioStop))
    assert len(samples) > 16_000 and max(map(abs, samples)) > 1_000
    file = tmp_path / "speech.wav"
    with wave.open(str(file), "wb") as target:
        target.setparams((1, 2, 16_000, 0, "NONE", ""))
        target.writeframes(samples.tobytes())
    assert heard(port, spoken(file)).text == over_http(server, file)


def test_a_text_in_pieces_is_the_speech_of_the_whole(home):
    port = home[1]
    voice = SynthesizeVoice(name="nova")
    whole = asked(port, [Synthesize(text="He was not. She was.", voice=voice)], AudioStop)
    pieces = asked(
        port,
        [SynthesizeStart(voice=voice), SynthesizeChunk(text="He was not. "),
         SynthesizeChunk(text="She was."), Synthesize(text="He was not. She was.", voice=voice),
         SynthesizeStop()], SynthesizeStopped)
    # eSpeak NG's audio of a text differs by a few samples from one time to the next.
    assert sound(whole) and abs(len(sound(pieces)) - len(sound(whole))) < 160
    assert sum(AudioStop.is_type(answer.type) for answer in pieces) == 1
    other = asked(
        port, [Synthesize(text="He was not. She was.", voice=SynthesizeVoice(name="onyx"))], AudioStop)
    assert sound(other) != sound(whole)


def test_a_ping_is_answered(home):
    assert Pong.from_event(asked(home[1], [Ping(text="a")], Pong)[-1]).text == "a"


@pytest.mark.parametrize("events, code", [
    ([Transcribe(language="fi"), AudioStart(rate=16_000, width=2, channels=1)], "unsupported_language"),
    ([AudioStart(rate=16_000, width=4, channels=1)], "invalid_audio"),
    ([AudioStop()], "out_of_order"),
    ([Synthesize(text="Hei.", voice=SynthesizeVoice(name="bob"))], "invalid_value"),
    ([Synthesize(text="a" * 4_097)], "string_above_max_length"),
])
def test_what_it_refuses_is_one_sentence_and_the_end(home, events, code):
    answers = asked(home[1], events)
    error = Error.from_event(answers[-1])
    assert error.code == code and error.text.endswith(".")
    assert len(answers) == 1


def test_a_client_that_leaves_during_a_recording_leaves_nothing(home):
    server, port = home

    async def leave():
        async with AsyncTcpClient("127.0.0.1", port) as client:
            for event in spoken(recordings.SHORT)[:20]:
                await client.write_event(event.event())
            await client.write_event(Ping(text="a").event())
            assert Pong.is_type((await client.read_event()).type)
            assert server.metric("hark_uploads_coming") == 1

    asyncio.run(leave())
    heard(port, spoken(recordings.SHORT))
    wait_until(lambda: not server.open_files and server.metric("hark_uploads_coming") == 0)
