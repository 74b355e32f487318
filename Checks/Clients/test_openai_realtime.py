"""OpenAI's own package, unchanged, in a realtime transcription session with a real server."""

import asyncio
import base64

import pytest

TRANSCRIPTION = "conversation.item.input_audio_transcription"
WORDS = {"mr", "john", "dashwood", "leisure", "to", "consider", "how", "much", "power", "young", "man"}

UNFINISHED = 6 * 48_000
"""The number of bytes after which the first sentence, 7 s long, is still unfinished."""


def session(turns):
    return {
        "type": "transcription",
        "audio": {
            "input": {
                "format": {"type": "audio/pcm", "rate": 24000},
                "transcription": {"model": "hark", "language": "en"},
                "turn_detection": turns,
            }
        },
    }


async def say(connection, sound):
    """Sends a tenth of a second at a time."""
    for start in range(0, len(sound), 4800):
        audio = base64.b64encode(sound[start : start + 4800]).decode()
        await connection.input_audio_buffer.append(audio=audio)


async def events_until(connection, is_last):
    events = []
    async for event in connection:
        events.append(event)
        assert event.type != "error", event
        if is_last(events):
            break
    return events


def has(kind):
    return lambda events: events[-1].type == kind


def completed(events):
    return [event for event in events if event.type == TRANSCRIPTION + ".completed"]


def check_deltas(events):
    """Checks that the deltas of each turn add up to its text."""
    for end in completed(events):
        pieces = [
            event.delta
            for event in events
            if event.type == TRANSCRIPTION + ".delta" and event.item_id == end.item_id
        ]
        assert "".join(pieces) == end.transcript
        assert end.usage.type == "duration" and end.usage.seconds > 0


def check_words(events):
    heard = set(" ".join(end.transcript for end in completed(events)).split())
    assert len(WORDS - heard) <= 3, heard


@pytest.mark.parametrize("query", [{"intent": "transcription"}, {"intent": "transcription", "model": "m"}])
def test_server_vad(talker, doubtful, speech, query):
    async def run():
        async with talker(server=doubtful).realtime.connect(extra_query=query) as connection:
            turns = {
                "type": "server_vad",
                "threshold": 0.5,
                "prefix_padding_ms": 300,
                "silence_duration_ms": 500,
            }
            await connection.session.update(session=session(turns))
            # Words arrive before the end of their sentence is spoken.
            await say(connection, speech[:UNFINISHED])
            events = await events_until(connection, has(TRANSCRIPTION + ".delta"))
            assert "input_audio_buffer.speech_stopped" not in [event.type for event in events]
            await say(connection, speech[UNFINISHED:])
            both = await events_until(connection, lambda seen: len(completed(seen)) == 2)
            return events + both

    events = asyncio.run(run())
    types = [event.type for event in events]
    assert types[:2] == ["session.created", "session.updated"]
    assert types.count("input_audio_buffer.speech_started") >= 2
    committed = [event for event in events if event.type == "input_audio_buffer.committed"]
    assert [event.previous_item_id for event in committed] == [None] + [
        event.item_id for event in committed[:-1]
    ]
    check_deltas(events)
    check_words(events)


def test_commits(talker, speech):
    async def run():
        async with talker().realtime.connect(
            extra_query={"intent": "transcription"}
        ) as connection:
            await connection.session.update(session=session(None))
            await say(connection, speech)
            await connection.input_audio_buffer.commit()
            return await events_until(connection, completed)

    events = asyncio.run(run())
    assert "input_audio_buffer.speech_started" not in [event.type for event in events]
    check_deltas(events)
    check_words(events)


def test_semantic_vad(talker, speech):
    async def run():
        async with talker().realtime.connect(
            extra_query={"intent": "transcription"}
        ) as connection:
            await connection.session.update(
                session=session({"type": "semantic_vad", "eagerness": "high"})
            )
            await say(connection, speech + bytes(4 * 48_000))
            return await events_until(connection, completed)

    check_deltas(asyncio.run(run()))


def test_interims_are_told_to_those_who_ask(talker, speech):
    async def run():
        async with talker().realtime.connect(
            extra_query={"intent": "transcription"}
        ) as connection:
            await connection.session.update(session={**session(None), "hark": {"interim": True}})
            await say(connection, speech[: 48_000 * 4])
            interims = await events_until(connection, has("hark.interim"))
            await connection.input_audio_buffer.commit()
            return interims + await events_until(connection, completed)

    types = [event.type for event in asyncio.run(run())]
    assert TRANSCRIPTION + ".delta" not in types


def test_client_secret(talker, speech):
    async def run():
        secret = await talker().realtime.client_secrets.create(
            expires_after={"anchor": "created_at", "seconds": 60}, session=session(None)
        )
        assert secret.value.startswith("ek_")
        async with talker(secret.value).realtime.connect(
            extra_query={"intent": "transcription"}
        ) as connection:
            created = await connection.recv()
            assert created.type == "session.created"
            assert created.session.audio.input.turn_detection is None

    asyncio.run(run())


def test_a_slip_is_an_error_event(talker):
    async def run():
        async with talker().realtime.connect(
            extra_query={"intent": "transcription"}
        ) as connection:
            await connection.recv()
            await connection.send({"type": "input_audio_buffer.commit", "event_id": "slip"})
            event = await connection.recv()
            assert event.type == "error"
            assert event.error.code == "input_audio_buffer_commit_empty"
            assert event.error.event_id == "slip"

    asyncio.run(run())
