import { detector } from './detector.js';

/**
 * The page's only audio context and its worklet, reused so that the next recording starts
 * immediately.
 */
let context = null;
let ready = null;

/** The number of users that keep the context running. */
let users = 0;

/** The timer that suspends an unused context. */
let timer = 0;

/**
 * How long an unused context keeps running, in milliseconds. Restarting it takes up to 0.2 s, and
 * the audio during that time is lost. A running context drains a phone's battery.
 */
const warmFor = 30_000;

/**
 * Returns the running context with the capture worklet, created on first use.
 *
 * After each successful call, call `rest()` once.
 */
export async function audioContext() {
  users += 1;
  clearTimeout(timer);
  try {
    context ??= begin();
    ready ??= context.audioWorklet.addModule('/sound/capture-worklet.js');
    await ready;
    await context.resume();
    return context;
  } catch (error) {
    // A failed load is retried on the next call.
    ready = null;
    rest();
    throw error;
  }
}

function begin() {
  const made = new AudioContext({ latencyHint: 'interactive' });
  // The system can suspend the context, for example for a phone call, which would stall a recording.
  made.onstatechange = () => {
    if (users > 0 && made.state !== 'running') made.resume().catch(() => {});
  };
  return made;
}

/**
 * Prepares the context before it is needed, as early as the browser allows: at the first user
 * gesture.
 */
export function warmUp() {
  if (navigator.userActivation?.hasBeenActive) {
    warm();
    return;
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, warm, { once: true, capture: true });
  }
}

/**
 * Connects `source`, a node of `context`, to a new capture. `follow` replaces the source, and `close`
 * ends the capture.
 *
 * `port` delivers `{first, samples}`, 16-bit mono at 16,000 Hz, numbered continuously across
 * sources. `heard` delivers `{level, voice, end}`, the results of the engine's detector up to
 * sample `end`; without a detector, only `{end}`.
 */
export function capture(context, source) {
  const node = new AudioWorkletNode(context, 'capture', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage({ out: port1 }, [port1]);
  lendEar(node);
  let current = source;
  current.connect(node);
  return {
    port: port2,
    heard: node.port,
    follow(next) {
      current.disconnect(node);
      current = next;
      current.connect(node);
    },
    close() {
      current.disconnect(node);
      node.port.postMessage({ isOver: true });
    },
  };
}

/** Sends the detector to the audio thread, which some browsers do not allow. */
async function lendEar({ port }) {
  const module = await detector;
  if (!module) return;
  try {
    port.postMessage({ detector: module });
  } catch {
    // The server's level is drawn instead.
  }
}

/** Releases the context, which is suspended `warmFor` after its last user has released it. */
export function rest() {
  users -= 1;
  if (users === 0) timer = setTimeout(() => context?.suspend(), warmFor);
}

/** Starts the context, if the browser allows that by now. */
export function warm() {
  audioContext().then(rest, () => {});
}
