import { milliseconds } from '../look/theme.js';

/** Elements that handle input themselves, and elements with text to read and scroll. */
const used = 'button, a, .call-banner, .call-notice';
const read = '.call-lines, .call-preview';

/** The pointer movement beyond which a touch scrolls, in points. */
const still = 10;

/**
 * Makes a press anywhere in `area` press the microphone's `button` while `isOn()`. `act` receives
 * `press` or `hold`, and `release`.
 *
 * Interactive elements are excluded. Where a touch could scroll or select text, it counts only after
 * it has been held still, and is reported as `hold`.
 */
export function pressArea(area, button, act, isOn) {
  let pointer = null;
  let isDown = false;
  let timer = 0;
  let begin = null;

  const press = (gesture) => {
    isDown = true;
    button.classList.add('pressed');
    act(gesture);
  };

  const lift = (event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    clearTimeout(timer);
    if (!isDown) return;
    isDown = false;
    button.classList.remove('pressed');
    act('release');
  };

  area.addEventListener('pointerdown', (event) => {
    const isOff = !isOn() || button.getAttribute('aria-disabled') === 'true';
    if (event.button !== 0 || pointer !== null || isOff || event.target.closest(used)) return;
    pointer = event.pointerId;
    begin = event;
    if (event.target.closest(read) || scrolls()) {
      timer = setTimeout(() => press('hold'), milliseconds('--hold-seconds'));
    } else {
      area.setPointerCapture(pointer);
      press('press');
    }
  });
  area.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer || isDown) return;
    if (Math.hypot(event.x - begin.x, event.y - begin.y) > still) lift(event);
  });
  for (const type of ['pointerup', 'pointercancel']) area.addEventListener(type, lift);
  area.addEventListener('pointerleave', lift);
  area.addEventListener('contextmenu', (event) => {
    if (!event.target.closest(used)) event.preventDefault();
  });
}

function scrolls() {
  return document.documentElement.scrollHeight > innerHeight + 1;
}
