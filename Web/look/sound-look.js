const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** What a sound looks like, by the engine's own numbers. */
export class SoundLook {
  #engine;

  /** From the compiled detector; null without one. */
  static async make(module) {
    if (!module) return null;
    const { exports } = await WebAssembly.instantiate(module);
    return new SoundLook(exports);
  }

  constructor(engine) {
    this.#engine = engine;
    // What is not the engine's has thrown by now.
    this.begin();
    this.draw({ level: 0, voice: 0 }, true);
  }

  /** A recording begins. */
  begin() {
    this.#engine.beginRecording();
  }

  /** Keeps what was heard for the bars, so many samples into the recording. */
  remember({ level, voice }, position) {
    this.#engine.remember(level, voice, position);
  }

  /** A level and a voice as a `level` of the server's has them; bars only `withBars`. */
  draw({ level, voice }, withBars) {
    const engine = this.#engine;
    engine.look(level, voice, Number(stillMotion.matches));
    return {
      level,
      ringScale: engine.ringScale(),
      meterThickness: engine.meterThickness(),
      orbGlowOpacity: engine.orbGlowOpacity(),
      orb: {
        orbScale: engine.orbScale(),
        orbBrightness: engine.orbBrightness(),
        orbGlowRadius: engine.orbGlowRadius(),
      },
      ...(withBars ? this.#bars() : { bars: [] }),
    };
  }

  #bars() {
    const engine = this.#engine;
    engine.drawBars();
    const read = (place) => [...new Float32Array(engine.memory.buffer, place, engine.barCount())];
    return { bars: read(engine.barHeights()), fullnesses: read(engine.barFullnesses()) };
  }
}
