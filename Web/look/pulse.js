import { milliseconds, token } from './theme.js';

/** What moves an element now, so that a redraw lets it run on. */
const running = new WeakMap();

/**
 * Moves `element` as the server's pulse says, by transform and opacity alone; null brings it to rest.
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

/** For people who want less motion the server's pulses stand still. */
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

/** Leads from where a pulse stands back to rest. */
function finish(element, animation, next) {
  const { transform, opacity } = getComputedStyle(element);
  animation.cancel();
  if (next) return;
  const duration = milliseconds('--pulse-end-seconds');
  const easing = token('--pulse-end-easing') || 'linear';
  element.animate([{ transform, opacity }, {}], { duration, easing });
}

/** Turns `element` once in so many seconds, for ever; null lets it stand. */
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
