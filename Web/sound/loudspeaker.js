/** Replies come with so many samples a second; the browser brings them to the device's rate. */
const rate = 16_000;

/** How often it is looked up how long sound takes to the ear, in ms. */
const latencyEvery = 500;

/** A context that has not woken by then waits for a touch, in ms. */
const wakesWithin = 400;

/**
 * Where replies are heard.
 *
 * Browsers let a page sound only after the person has touched it, so `unlock` belongs into a gesture.
 * `connect(line)` gets the port to the audio thread once it can sound, and null once it cannot.
 */
export class Loudspeaker {
  #connect;
  #context = null;
  #node = null;
  #timer = 0;
  #isConnected = false;

  constructor(connect) {
    this.#connect = connect;
  }

  /** Wakes it; true where it can sound now. */
  async unlock() {
    try {
      this.#context ??= this.#begin();
      const woken = this.#context.resume();
      this.#node ??= this.#wire(this.#context);
      await Promise.race([woken, new Promise((done) => setTimeout(done, wakesWithin))]);
      await this.#node;
    } catch {
      // The next touch tries again; until then replies are read.
      this.#node = null;
    }
    await this.#follow();
    return this.#isConnected;
  }

  /** Falls silent for good. */
  close() {
    clearInterval(this.#timer);
    this.#context?.close();
    [this.#context, this.#node, this.#isConnected] = [null, null, false];
  }

  #begin() {
    const made = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
    made.onstatechange = () => {
      // The system may still it, as for a call of its own.
      if (made.state === 'suspended') made.resume().catch(() => {});
      this.#follow();
    };
    return made;
  }

  async #wire(context) {
    await context.audioWorklet.addModule('/sound/playback-worklet.js');
    // It may have been closed meanwhile.
    if (context !== this.#context) return null;
    const node = new AudioWorkletNode(context, 'playback', {
      numberOfInputs: 0,
      outputChannelCount: [1],
    });
    node.connect(context.destination);
    clearInterval(this.#timer);
    const tell = () => node.port.postMessage({ latency: latency(context) });
    this.#timer = setInterval(tell, latencyEvery);
    tell();
    return node;
  }

  async #follow() {
    const node = await this.#node;
    const canSound = Boolean(node) && this.#context?.state === 'running';
    if (canSound === this.#isConnected) return;
    this.#isConnected = canSound;
    if (!canSound) {
      node?.port.postMessage({ line: null });
      this.#connect(null);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    node.port.postMessage({ line: port1 }, [port1]);
    this.#connect(port2);
  }
}

/** Seconds from the audio thread to the ear. */
function latency(context) {
  if (context.outputLatency > 0) return context.outputLatency;
  const { contextTime, performanceTime } = context.getOutputTimestamp?.() ?? {};
  if (!performanceTime) return context.baseLatency ?? 0;
  const sounding = contextTime + (performance.now() - performanceTime) / 1000;
  return Math.max(context.currentTime - sounding, 0);
}
