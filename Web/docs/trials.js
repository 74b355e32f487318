import { button, element, enable } from '../components/element.js';

const text = {
  file: 'A sound file',
  transcribe: 'Transcribe',
  input: 'A text to be spoken',
  speak: 'Speak',
  sample: 'Good morning. How are you today?',
  key: 'A key',
};

const keyInput = element('input', {
  type: 'password',
  autocomplete: 'off',
  'aria-label': text.key,
  placeholder: text.key,
});

/** Creates the field for the key of a server that requires one. The key is not stored. */
export function keyField() {
  return element('div', { class: 'try' }, keyInput);
}

/** Returns the authorization header, if the user has entered a key. */
function authorization() {
  const key = keyInput.value.trim();
  return key ? { Authorization: `Bearer ${key}` } : {};
}

/** Creates a form that transcribes a file and shows the text as it arrives. */
export function transcriptionTrial() {
  const file = element('input', { type: 'file', 'aria-label': text.file, accept: 'audio/*' });
  const words = element('p', { 'aria-live': 'polite' });
  const go = button(text.transcribe, () => run(go, words, () => transcribe(file.files[0], words)));
  return element('div', {}, element('div', { class: 'try' }, file, go), words);
}

/** Creates a form that speaks the entered text. */
export function speechTrial() {
  const input = element('input', { type: 'text', 'aria-label': text.input, value: text.sample });
  const trouble = element('p', { 'aria-live': 'polite' });
  const go = button(text.speak, () => run(go, trouble, () => speak(input.value)));
  return element('div', {}, element('div', { class: 'try' }, input, go), trouble);
}

/** Runs `work` with `go` disabled, and shows an error in `place`. */
async function run(go, place, work) {
  enable(go, false);
  place.textContent = '';
  try {
    await work();
  } catch (error) {
    place.textContent = error.message;
  }
  enable(go, true);
}

async function transcribe(file, words) {
  const form = new FormData();
  form.append('model', 'whisper-1');
  form.append('stream', 'true');
  if (file) form.append('file', file);
  const answer = await checked(
    await fetch('/v1/audio/transcriptions', {
      method: 'POST',
      headers: authorization(),
      body: form,
    }),
  );
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop();
    for (const event of events) take(event, words);
  }
}

function take(event, words) {
  if (event.startsWith(': ')) {
    if (event.startsWith(': queued')) words.textContent = event.slice(2);
    return;
  }
  const said = JSON.parse(event.slice('data: '.length));
  if (said.error) throw new Error(said.error.message);
  if (said.type === 'transcript.text.delta') {
    words.textContent = words.textContent.replace(/^queued.*$/, '') + said.delta;
  }
  if (said.type === 'transcript.text.done') words.textContent = said.text || '…';
}

async function speak(input) {
  // Browsers allow playback only in a context created during the click, not after a request.
  const player = new AudioContext();
  try {
    await play(input, player);
  } catch (error) {
    player.close();
    throw error;
  }
}

async function play(input, player) {
  const answer = await checked(
    await fetch('/v1/audio/speech', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization() },
      body: JSON.stringify({ model: 'tts-1', voice: 'alloy', input }),
    }),
  );
  const source = new AudioBufferSourceNode(player, {
    buffer: await player.decodeAudioData(await answer.arrayBuffer()),
  });
  source.connect(player.destination);
  source.addEventListener('ended', () => player.close());
  source.start();
}

async function checked(answer) {
  if (!answer.ok) throw new Error((await answer.json()).error.message);
  return answer;
}
