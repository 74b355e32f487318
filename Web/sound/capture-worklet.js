// Runs on the audio thread: converts its input to 16-bit samples at 16,000 Hz, in numbered chunks of
// 20 ms, and sends them directly to the connection's worker. It also reports each chunk to the page
// immediately, with its level if the engine's detector is available.
import { Ear } from './ear.js';
import { Resampler } from './resampler.js';

const rate = 16_000;
const pieceSamples = 320;

class Capture extends AudioWorkletProcessor {
  #resampler = new Resampler(sampleRate, rate);
  #piece = new Int16Array(pieceSamples);
  #filled = 0;
  #first = 0;
  #out = null;

  /** The audio that arrived before `out` was known. */
  #kept = [];
  #ear = null;
  #isOver = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }) => {
      if (data.out) this.#sendTo(data.out);
      else if (data.detector) this.#hearBy(data.detector);
      else this.#isOver = true;
    };
  }

  #sendTo(out) {
    this.#out = out;
    for (const message of this.#kept) this.#send(message);
    this.#kept = [];
  }

  /** Without a detector, the server's level is drawn. */
  #hearBy(detector) {
    try {
      this.#ear = new Ear(detector);
    } catch {
      this.#ear = null;
    }
  }

  process([[channel]]) {
    if (channel) this.#resampler.process(channel, (value) => this.#take(value));
    return !this.#isOver;
  }

  #take(value) {
    const bounded = Math.max(-1, Math.min(1, value));
    this.#piece[this.#filled] = Math.round(bounded * (bounded < 0 ? 32_768 : 32_767));
    this.#filled += 1;
    if (this.#filled < pieceSamples) return;
    const samples = this.#piece;
    // Runs before the samples are transferred.
    const heard = this.#ear?.hear(samples);
    this.#send({ first: this.#first, samples });
    this.#first += pieceSamples;
    this.port.postMessage({ ...heard, end: this.#first });
    this.#piece = new Int16Array(pieceSamples);
    this.#filled = 0;
  }

  #send(message) {
    if (this.#out) this.#out.postMessage(message, [message.samples.buffer]);
    else this.#kept.push(message);
  }
}

registerProcessor('capture', Capture);
