import { detector } from './detector.js';

/** The page's one audio context and what is wired in it; kept between recordings, so that the next starts at once. */
let context = null;
let ready = null;

/** How many want the context awake. */
let users = 0;

/** How long a context that was woken early waits for the opening that may follow, in ms. */
const warmFor = 3000;

/**
 * The context with the capture worklet in it, awake; made at the first use.
 *
 * Whoever has got it calls `rest()` once: it sleeps when nobody wants it awake any more.
 */
export async function audioContext() {
  users += 1;
  try {
    context ??= begin();
    ready ??= context.audioWorklet.addModule('/sound/capture-worklet.js');
    await ready;
    await context.resume();
    return context;
  } catch (error) {
    // What could not be loaded now may be there the next time.
    ready = null;
    rest();
    throw error;
  }
}

function begin() {
  const made = new AudioContext({ latencyHint: 'interactive' });
  // The system may still it, as for a call; a recording would stand still with it.
  made.onstatechange = () => {
    if (users > 0 && made.state !== 'running') made.resume().catch(() => {});
  };
  return made;
}

/** Makes everything ready before it is wanted, as early as a browser allows: at the first touch. */
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
 * Leads `source`, a node of `context`, to a capture; `follow` leads another one there in its place,
 * and `close` ends it.
 *
 * `port` gives `{first, samples}`, 16-bit mono at 16,000 a second, numbered through whatever it
 * follows. `heard` gives `{level, voice, end}`, what the engine's detector hears up to sample `end`;
 * nothing where there is no detector.
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

/** A browser that keeps modules from the audio thread has none there. */
async function lendEar({ port }) {
  const module = await detector;
  if (!module) return;
  try {
    port.postMessage({ detector: module });
  } catch {
    // The server still hears.
  }
}

/** One less wants the context; asleep it costs nothing. */
export function rest() {
  users -= 1;
  return users > 0 ? null : context?.suspend();
}

function warm() {
  audioContext().then(() => setTimeout(rest, warmFor), () => {});
}
