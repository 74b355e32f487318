/** The page's one audio context and what is wired in it; kept between recordings, so that the next starts at once. */
let context = null;
let ready = null;

/** The context with the capture worklet in it; made at the first use, asleep between recordings. */
export async function audioContext() {
  context ??= new AudioContext({ latencyHint: 'interactive' });
  ready ??= context.audioWorklet.addModule(new URL('./capture-worklet.js', import.meta.url));
  await ready;
  await context.resume();
  return context;
}

/** Makes everything ready before it is wanted, as early as a browser allows: at the first touch. */
export function warmUp() {
  if (navigator.userActivation?.hasBeenActive) {
    audioContext().then(rest, () => {});
    return;
  }
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => audioContext().catch(() => {}), { once: true, capture: true });
  }
}

/**
 * Leads `source`, a node of `context`, to a capture; `close` ends it.
 *
 * `port` gives `{first, samples}`, 16-bit mono at 16,000 a second.
 */
export function capture(context, source) {
  const node = new AudioWorkletNode(context, 'capture', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage({ out: port1 }, [port1]);
  source.connect(node);
  return {
    port: port2,
    close() {
      source.disconnect(node);
      node.port.postMessage({ isOver: true });
    },
  };
}

/** Lets the context sleep; it costs nothing then. */
export function rest() {
  return context?.suspend();
}
