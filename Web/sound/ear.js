/** What a 16-bit sample of full scale is. */
const full = 32_768;

/**
 * The engine's ear on the audio thread: it hears what the server will hear, and says the same of it.
 *
 * Nothing is allocated while it hears.
 */
export class Ear {
  #engine;
  #frame;

  /** Takes the compiled detector. */
  constructor(module) {
    this.#engine = new WebAssembly.Instance(module).exports;
    this.#place();
  }

  /** Hears 16-bit `samples`, whole frames of them; `{level, voice}`, each 0…1, at their end. */
  hear(samples) {
    // The memory of a module that grows is another one.
    if (this.#frame.length === 0) this.#place();
    const frame = this.#frame;
    let voice = 0;
    for (let first = 0; first < samples.length; first += frame.length) {
      for (let at = 0; at < frame.length; at += 1) frame[at] = samples[first + at] / full;
      voice = this.#engine.hear();
    }
    return { level: this.#engine.level(), voice };
  }

  #place() {
    const { memory, frame, frameLength } = this.#engine;
    this.#frame = new Float32Array(memory.buffer, frame(), frameLength());
  }
}
