"""schemathesis generates requests from the server's API description and checks the responses."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import jsonschema_rs
import pytest

import recordings

CHECKS = ",".join([
    "not_a_server_error", "status_code_conformance", "content_type_conformance",
    "response_headers_conformance", "response_schema_conformance",
])


def test_every_answer_is_as_the_document_says(hark, room):
    command = Path(sys.executable).parent / "schemathesis"
    ended = subprocess.run(
        [command, "run", f"{hark.url}/openapi.json", "--checks", CHECKS, "--max-examples",
         os.environ.get("HARK_EXAMPLES", "10"), "--request-timeout", "300", "--seed", "4275",
         "--suppress-health-check", "all", "--no-color"],
        capture_output=True, text=True, cwd=room)
    assert ended.returncode == 0, ended.stdout[-6_000:] + ended.stderr[-2_000:]


TRANSCRIPTS = {
    "Transcript": [{}, {"include": ["logprobs"]}],
    "VerboseTranscript": [
        {"response_format": "verbose_json"},
        {"response_format": "verbose_json", "timestamp_granularities": ["word", "segment"]},
    ],
}


@pytest.mark.parametrize("schema", TRANSCRIPTS)
def test_transcripts_are_as_the_document_says(hark, client, schema):
    """Generated files contain no words, so these responses are checked separately."""
    document = json.load(urllib.request.urlopen(f"{hark.url}/openapi.json"))
    validator = jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{schema}", "components": document["components"]})
    for fields in TRANSCRIPTS[schema]:
        answer = client.audio.transcriptions.with_raw_response.create(
            model="whisper-1", file=recordings.SHORT, **fields)
        said = json.loads(answer.http_response.text)
        assert said["text"]
        validator.validate(said)
