import { milliseconds } from '../look/theme.js';

/** The click behind a pointer comes within this time, in milliseconds; some pointers have none. */
const clickWithin = 400;

const keys = new Set([' ', 'Enter']);

/**
 * Turns touch, pen, mouse, keys and assistive technology on `button` into `press`, `release` and
 * `activate`; `act` is called with one of these words.
 *
 * A pointer presses when it comes down. A key activates when it comes up at once, and presses when it
 * is held. Whatever was pressed is released once, also when the system takes the pointer away.
 */
export function gestures(button, act) {
  let pointer = null;
  let key = null;
  let timer = 0;
  let isKeyHeld = false;
  // A click that follows no pointer comes from elsewhere, as from assistive technology.
  let wasHandled = false;
  let clickTimer = 0;
  const isOff = () => button.getAttribute('aria-disabled') === 'true';

  const show = (isPressed) => button.classList.toggle('pressed', isPressed);

  const lift = (event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    clickTimer = setTimeout(() => (wasHandled = false), clickWithin);
    show(false);
    act('release');
  };

  const letGo = (isTap) => {
    clearTimeout(timer);
    if (key === null) return;
    key = null;
    show(false);
    if (isKeyHeld) act('release');
    else if (isTap) act('activate');
    isKeyHeld = false;
  };

  button.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pointer !== null || isOff()) return;
    pointer = event.pointerId;
    button.setPointerCapture(pointer);
    clearTimeout(clickTimer);
    wasHandled = true;
    show(true);
    act('press');
  });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    button.addEventListener(type, lift);
  }
  button.addEventListener('contextmenu', (event) => event.preventDefault());

  button.addEventListener('keydown', (event) => {
    if (!keys.has(event.key)) return;
    event.preventDefault();
    if (event.repeat || key !== null || isOff()) return;
    key = event.key;
    show(true);
    timer = setTimeout(() => {
      isKeyHeld = true;
      act('press');
    }, milliseconds('--hold-seconds'));
  });
  button.addEventListener('keyup', (event) => {
    if (!keys.has(event.key)) return;
    event.preventDefault();
    if (event.key === key) letGo(true);
  });
  button.addEventListener('blur', () => letGo(false));

  button.addEventListener('click', (event) => {
    event.preventDefault();
    // Where a browser says what was clicked with, it was a pointer, however long ago it came down.
    if (!wasHandled && !event.pointerType && !isOff()) act('activate');
    wasHandled = false;
  });
}
