import { servedList } from '../connection/served-list.js';
import { audioContext, capture, rest } from './audio-graph.js';

/** Returns the recordings that the server offers, an array of `{name, title}`. */
export function recordedSamples() {
  return servedList('/samples/index.json');
}

/**
 * A recording that replaces the microphone, played in real time through the same path.
 *
 * It needs no permission and is followed by silence.
 */
export class RecordedSample {
  onpermission = () => {};

  constructor(name) {
    this.name = name;
  }

  async permission() {
    return 'granted';
  }

  async ask() {
    return 'granted';
  }

  async open() {
    const context = await audioContext();
    const buffer = await this.#load(context).catch(() => null);
    if (!buffer) {
      rest();
      throw 'unavailable';
    }
    const source = new AudioBufferSourceNode(context, { buffer });
    const silence = new ConstantSourceNode(context, { offset: 0 });
    const both = new GainNode(context);
    source.connect(both);
    silence.connect(both);
    const wire = capture(context, both);
    silence.start();
    source.start();
    return {
      port: wire.port,
      heard: wire.heard,
      // A recording neither stalls nor has constraints.
      watch: () => {},
      constrain: () => {},
      close() {
        source.stop();
        silence.stop();
        wire.close();
        rest();
      },
    };
  }

  async #load(context) {
    const answer = await fetch(`/samples/${encodeURIComponent(this.name)}.wav`);
    return answer.ok ? context.decodeAudioData(await answer.arrayBuffer()) : null;
  }
}
