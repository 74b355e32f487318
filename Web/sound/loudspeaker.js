/** The sample rate of replies, in Hz; the browser converts to the device's rate. */
const rate = 16_000;

/** The interval between measurements of the output latency, in milliseconds. */
const latencyEvery = 500;

/**
 * The time after which a context that has not started waits for the next user gesture, in
 * milliseconds.
 */
const wakesWithin = 400;

/**
 * The output for replies.
 *
 * Browsers allow playback only after a user gesture, so call `unlock` within one. `connect(line)`
 * receives the port to the audio thread when playback becomes possible, and `null` when it becomes
 * impossible.
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

  /** Starts the context; returns whether playback is possible. */
  async unlock() {
    try {
      this.#context ??= this.#begin();
      const woken = this.#context.resume();
      this.#node ??= this.#wire(this.#context);
      await Promise.race([woken, new Promise((done) => setTimeout(done, wakesWithin))]);
      await this.#node;
    } catch {
      // The next touch tries again; until then, replies are shown as text.
      this.#node = null;
    }
    await this.#follow();
    return this.#isConnected;
  }

  /** Stops playback and closes the context. */
  close() {
    clearInterval(this.#timer);
    this.#context?.close();
    [this.#context, this.#node, this.#isConnected] = [null, null, false];
  }

  #begin() {
    const made = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
    made.onstatechange = () => {
      // The system can suspend the context, for example for a phone call.
      if (made.state === 'suspended') made.resume().catch(() => {});
      this.#follow();
    };
    return made;
  }

  async #wire(context) {
    await context.audioWorklet.addModule('/sound/playback-worklet.js');
    // The loudspeaker may have been closed in the meantime.
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

/**
 * Whether the browser is Firefox. Its main thread queries the audio server's latency while holding
 * a lock that its audio thread needs, and the server may be waiting for that thread: the tab then
 * freezes permanently, more often on a busy machine.
 */
const isFirefox = 'mozInnerScreenX' in globalThis;

/** The assumed output latency of Firefox, in seconds: the value that it reports with PulseAudio. */
const assumedLatency = 0.044;

/** Returns the output latency, in seconds. */
function latency(context) {
  if (isFirefox) return assumedLatency;
  if (context.outputLatency > 0) return context.outputLatency;
  const { contextTime, performanceTime } = context.getOutputTimestamp?.() ?? {};
  if (!performanceTime) return context.baseLatency ?? 0;
  const sounding = contextTime + (performance.now() - performanceTime) / 1000;
  return Math.max(context.currentTime - sounding, 0);
}
