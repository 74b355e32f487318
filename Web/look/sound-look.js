const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The appearance of audio, computed by the engine. */
export class SoundLook {
  #engine;

  /** Instantiates the compiled detector; returns `null` if there is none. */
  static async make(module) {
    if (!module) return null;
    const { exports } = await WebAssembly.instantiate(module);
    return new SoundLook(exports);
  }

  constructor(engine) {
    this.#engine = engine;
    // Throws if the module is not the engine's.
    this.begin();
    this.draw({ level: 0, voice: 0 }, true);
  }

  /** Begins a recording. */
  begin() {
    this.#engine.beginRecording();
  }

  /** Stores a level for the bars, `position` samples into the recording. */
  remember({ level, voice }, position) {
    this.#engine.remember(level, voice, position);
  }

  /**
   * Returns the look of a level and a voice probability as the members of a server `level` message,
   * with bars if `withBars` is true.
   */
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
