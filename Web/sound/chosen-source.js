import { Microphone } from './microphone.js';
import { RecordedSample } from './recorded-sample.js';

const microphone = new Microphone();
let watched = null;
let chosen = { kind: 'microphone' };

/** The page's one microphone, watched from its first use on. */
export async function theMicrophone() {
  watched ??= microphone.watch();
  await watched;
  return microphone;
}

/** What the person chose: `{kind: 'microphone', device}` or `{kind: 'sample', name, title}`. */
export function choice() {
  return chosen;
}

/** Chooses where sound comes from until the page is left. */
export function choose(next) {
  chosen = next;
}

/** The source that was chosen. */
export async function chosenSource() {
  if (chosen.kind === 'sample') return new RecordedSample(chosen.name);
  const source = await theMicrophone();
  source.deviceId = chosen.device ?? null;
  return source;
}
