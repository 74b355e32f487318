import { Microphone } from './microphone.js';
import { RecordedSample } from './recorded-sample.js';

const microphone = new Microphone();
let watched = null;
let chosen = { kind: 'microphone' };

/** Returns the page's only microphone, which is watched from its first use. */
export async function theMicrophone() {
  watched ??= microphone.watch();
  await watched;
  return microphone;
}

/** Returns the user's choice: `{kind: 'microphone', device}` or `{kind: 'sample', name, title}`. */
export function choice() {
  return chosen;
}

/** Sets the audio source until the page is closed. */
export function choose(next) {
  chosen = next;
}

/** Returns the selected source. */
export async function chosenSource() {
  if (chosen.kind === 'sample') return new RecordedSample(chosen.name);
  const source = await theMicrophone();
  source.deviceId = chosen.device ?? null;
  return source;
}
