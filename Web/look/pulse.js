import { milliseconds, token } from './theme.js';

/** The current animation of each element, so that a redraw does not restart it. */
const running = new WeakMap();

/**
 * Animates `element` with the server's pulse, using only transform and opacity; `null` returns it
 * to rest.
 */
export function pulse(element, pulse) {
  const wanted = isStill(pulse) ? null : pulse;
  element.style.opacity = pulse && !wanted ? pulse.opacity[0] : '';
  const key = JSON.stringify(wanted ?? null);
  const now = running.get(element);
  if (now?.key === key) return;
  if (wanted) running.set(element, { key, animation: begin(element, wanted) });
  else running.delete(element);
  if (now) finish(element, now.animation, wanted);
}

/** Returns whether the pulse is constant, as the server's pulses are with reduced motion. */
function isStill(pulse) {
  return pulse?.scale[0] === pulse?.scale[1] && pulse?.opacity[0] === pulse?.opacity[1];
}

function begin(element, { scale, opacity, seconds, easing, reverses, delay }) {
  const frames = [0, 1].map((end) => ({
    transform: `scale(${scale[end]})`,
    opacity: opacity[end],
  }));
  return element.animate(frames, {
    duration: 1000 * seconds,
    delay: 1000 * (delay ?? 0),
    easing: easing ?? 'linear',
    direction: reverses ? 'alternate' : 'normal',
    iterations: Infinity,
    fill: 'backwards',
  });
}

/** Ends a pulse, with a transition back to rest unless another pulse follows. */
function finish(element, animation, next) {
  const { transform, opacity } = getComputedStyle(element);
  animation.cancel();
  if (next) return;
  const duration = milliseconds('--pulse-end-seconds');
  const easing = token('--pulse-end-easing') || 'linear';
  element.animate([{ transform, opacity }, {}], { duration, easing });
}

/** Rotates `element` continuously, once every `seconds`; `null` stops it. */
export function turn(element, seconds) {
  const now = running.get(element);
  if (now?.seconds === seconds) return;
  now?.animation.cancel();
  if (!seconds) {
    running.delete(element);
    return;
  }
  const animation = element.animate([{}, { transform: 'rotate(1turn)' }], {
    duration: 1000 * seconds,
    iterations: Infinity,
  });
  running.set(element, { seconds, animation });
}
