/** The full scale of a 16-bit sample. */
const full = 32_768;

/**
 * The engine's detector on the audio thread, with the same results as on the server.
 *
 * `hear` allocates only its result.
 */
export class Ear {
  #engine;
  #frame;

  /** `module` is the compiled detector. */
  constructor(module) {
    this.#engine = new WebAssembly.Instance(module).exports;
    this.#place();
  }

  /**
   * Processes 16-bit `samples`, a whole number of frames; returns `{level, voice}` at their end, each
   * from 0 to 1.
   */
  hear(samples) {
    // Growing the module's memory detaches the view.
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
