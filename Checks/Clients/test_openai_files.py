"""OpenAI's own package, unchanged, with human speech."""

import io
import re
import wave

import openai
import pytest

import recordings


def words(text):
    return set(re.findall("[a-z']+", text.lower()))


def test_a_file_becomes_text(client):
    """The first example in OpenAI's documentation."""
    with open(recordings.LONG, "rb") as file:
        said = client.audio.transcriptions.create(model="whisper-1", file=file)
    assert recordings.SOME_OF_LONG <= words(said.text)
    assert said.usage.type == "duration" and said.usage.seconds == 8


@pytest.mark.parametrize("form", ["text", "srt", "vtt"])
def test_text_formats(client, form):
    with open(recordings.LONG, "rb") as file:
        said = client.audio.transcriptions.create(
            model="pocketsphinx", file=file, response_format=form)
    assert isinstance(said, str) and recordings.SOME_OF_LONG <= words(said)
    assert said.startswith("WEBVTT\n") == (form == "vtt")
    times = re.findall(r"\d\d:\d\d:(\d\d[.,]\d{3}) --> \d\d:\d\d:(\d\d[.,]\d{3})", said)
    assert bool(times) == (form != "text")
    for start, end in times:
        assert 0 <= float(start.replace(",", ".")) < float(end.replace(",", ".")) <= 7.2


def test_words_have_their_places(client):
    with open(recordings.LONG, "rb") as file:
        said = client.audio.transcriptions.create(
            model="whisper-1", file=file, response_format="verbose_json", language="en",
            temperature=0, prompt="Dashwood", timestamp_granularities=["word", "segment"])
    assert said.language == "english" and 7 < said.duration < 7.2
    assert " ".join(word.word for word in said.words) == said.text
    assert " ".join(part.text for part in said.segments) == said.text
    starts = [word.start for word in said.words]
    assert starts == sorted(starts) and 0 <= starts[0] < 1 < starts[-1] < 7.2
    assert all(word.start < word.end for word in said.words)
    assert all(0 <= word.probability <= 1 for word in said.words)
    assert all(part.avg_logprob < 0 for part in said.segments)


def test_how_sure_it_is(client):
    with open(recordings.SHORT, "rb") as file:
        said = client.audio.transcriptions.create(
            model="gpt-4o-transcribe", file=file, include=["logprobs"])
    assert " ".join(entry.token for entry in said.logprobs) == said.text
    assert all(entry.logprob <= 0 for entry in said.logprobs)


def test_text_streams_while_it_is_found(client, room):
    """Five recordings with pauses arrive in several parts that add up to the text."""
    with open(recordings.joined(room), "rb") as file:
        events = list(client.audio.transcriptions.create(
            model="gpt-4o-mini-transcribe", file=file, stream=True))
    *pieces, last = events
    assert [piece.type for piece in pieces] == ["transcript.text.delta"] * len(pieces)
    assert len(pieces) >= 4
    assert last.type == "transcript.text.done"
    assert "".join(piece.delta for piece in pieces) == last.text
    assert recordings.SOME_OF_LONG <= words(last.text)


def test_an_asynchronous_client(hark):
    import asyncio

    async def run():
        async with openai.AsyncOpenAI(base_url=f"{hark.url}/v1", api_key="any") as client:
            said = await client.audio.transcriptions.create(
                model="whisper-1", file=recordings.SHORT)
            return said.text

    assert {"he", "was", "not"} <= words(asyncio.run(run()))


@pytest.mark.parametrize(
    "form, head", [("mp3", None), ("opus", b"OggS"), ("flac", b"fLaC"), ("wav", b"RIFF"),
                   ("pcm", None)])
def test_speech_in_every_format(client, form, head):
    """The recognizer also understands the synthesized speech."""
    sound = client.audio.speech.create(
        model="tts-1", voice="alloy", response_format=form,
        input="He was not an ill disposed young man, unless to be rather cold hearted.")
    bytes_ = sound.read()
    assert head is None or bytes_.startswith(head)
    if form == "mp3":
        assert bytes_[0] == 0xFF and bytes_[1] & 0xE0 == 0xE0
    if form == "pcm":
        assert 3 < len(bytes_) / 48_000 < 6
        made = io.BytesIO()
        with wave.open(made, "wb") as target:
            target.setparams((1, 2, 24_000, 0, "NONE", ""))
            target.writeframes(bytes_)
        bytes_ = made.getvalue()
    said = client.audio.transcriptions.create(
        model="whisper-1", file=(f"said.{form}", bytes_), response_format="verbose_json")
    assert 3 < said.duration < 6
    assert not getattr(said, "problem", None)
    assert {"he", "was"} <= words(said.text)


def test_speech_without_a_format_is_mp3(client):
    sound = client.audio.speech.create(model="tts-1", voice="nova", input="Good morning.")
    assert sound.response.headers["content-type"] == "audio/mpeg"


def test_speech_streams(client):
    """A long text arrives in many parts."""
    text = "He was not an ill disposed young man. " * 60
    with client.audio.speech.with_streaming_response.create(
            model="tts-1", voice={"id": "en-gb"}, input=text, response_format="pcm") as sound:
        pieces = list(sound.iter_bytes())
    assert len(pieces) > 10 and sum(map(len, pieces)) > 48_000 * 60


def test_faster_is_shorter(client):
    def length(speed):
        return len(client.audio.speech.create(
            model="tts-1", voice="echo", input="He was not an ill disposed young man.",
            response_format="pcm", speed=speed).read())

    assert length(4) < length(2) < length(1) < length(0.5) < length(0.25)
    assert 3 < length(0.25) / length(1) < 5


@pytest.mark.parametrize(
    "voice", "alloy ash ballad cedar coral echo fable marin nova onyx sage shimmer verse".split())
def test_every_voice_speaks(client, voice):
    sound = client.audio.speech.create(
        model="tts-1-hd", voice=voice, input="Good morning.", response_format="pcm").read()
    assert 0.5 < len(sound) / 48_000 < 4


def test_models(client):
    names = [model.id for model in client.models.list()]
    assert {"whisper-1", "tts-1", "pocketsphinx"} <= set(names)
    assert client.models.retrieve("whisper-1").id == "whisper-1"


def test_errors_are_its_own(client):
    with pytest.raises(openai.NotFoundError) as caught:
        client.audio.transcriptions.create(model="none", file=recordings.SHORT)
    assert caught.value.code == "model_not_found" and caught.value.param == "model"
    assert "whisper-1" in caught.value.message
    with pytest.raises(openai.BadRequestError) as caught:
        client.audio.transcriptions.create(model="whisper-1", file=recordings.SHORT, language="de")
    assert caught.value.code == "unsupported_language" and "en-US" in caught.value.message
    with pytest.raises(openai.BadRequestError) as caught:
        client.audio.transcriptions.create(model="whisper-1", file=("talk.wav", b"some text"))
    assert caught.value.code == "invalid_audio"
    with pytest.raises(openai.BadRequestError):
        client.audio.speech.create(model="tts-1", voice="nobody", input="a")
    with pytest.raises(openai.BadRequestError):
        client.audio.speech.create(model="tts-1", voice="alloy", input="a" * 4_097)
