/** Returns examples of requests to the server at `address`, in several languages. */
export function examples(address, needsKey) {
  const curlKey = needsKey ? ` \\\n  -H "Authorization: Bearer $HARK_KEY"` : '';
  const pythonKey = needsKey ? 'os.environ["HARK_KEY"]' : '"any"';
  const pythonImport = needsKey ? 'import os\n\n' : '';
  const headers = needsKey ? '\n  headers: { Authorization: `Bearer ${key}` },' : '';
  const socket = address.replace(/^http/, 'ws');
  const swiftKey = needsKey ? ', key: Secret(key)' : '';
  return [
    {
      title: 'curl',
      code: `curl ${address}/v1/audio/transcriptions -F file=@talk.wav -F model=whisper-1${curlKey}

curl ${address}/v1/audio/speech -H 'Content-Type: application/json' \\
  -d '{"model":"tts-1","voice":"nova","input":"Good morning."}' -o morning.mp3${curlKey}`,
    },
    {
      title: 'The openai package',
      code: `${pythonImport}from openai import OpenAI

client = OpenAI(base_url="${address}/v1", api_key=${pythonKey})
with open("talk.wav", "rb") as file:
    for event in client.audio.transcriptions.create(model="whisper-1", file=file, stream=True):
        if event.type == "transcript.text.delta":
            print(event.delta, end="", flush=True)`,
    },
    {
      title: 'A browser',
      code: `const form = new FormData();
form.append('model', 'whisper-1');
form.append('file', input.files[0]);
const answer = await fetch('/v1/audio/transcriptions', {
  method: 'POST',
  body: form,${headers}
});
console.log((await answer.json()).text);`,
    },
    {
      title: 'Speech as it is spoken',
      code: `# ${socket}/v1/realtime?intent=transcription
import asyncio, base64${needsKey ? ', os' : ''}
from openai import AsyncOpenAI

async def hear(pcm):  # 24,000 samples a second, 16 bits each, one channel
    client = AsyncOpenAI(base_url="${address}/v1", api_key=${pythonKey})
    async with client.realtime.connect(extra_query={"intent": "transcription"}) as connection:
        for start in range(0, len(pcm), 4800):
            audio = base64.b64encode(pcm[start : start + 4800]).decode()
            await connection.input_audio_buffer.append(audio=audio)
        async for event in connection:
            if event.type == "conversation.item.input_audio_transcription.completed":
                print(event.transcript)`,
    },
    {
      title: 'Swift',
      code: `import HarkServices

let recognizer = OpenAIRealtimeRecognizer(
  OpenAIRecognitionSettings(
    baseURL: "${address}/v1", model: "hark"${swiftKey}))`,
    },
  ];
}
