import { milliseconds } from '../look/theme.js';

/**
 * The maximum time between the release of a pointer and its click event, in milliseconds. Some
 * pointers send no click.
 */
const clickWithin = 400;

const keys = new Set([' ', 'Enter']);

/**
 * Turns pointer, keyboard, and assistive technology input on `button` into `press`, `release`, and
 * `activate`, and passes each to `act`.
 *
 * A pointer presses when it goes down. A key that is released quickly activates; a held key presses.
 * Every press is followed by exactly one release, even if the system cancels the pointer.
 */
export function gestures(button, act) {
  let pointer = null;
  let key = null;
  let timer = 0;
  let isKeyHeld = false;
  // A click without a pointer comes from another source, such as assistive technology.
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
    // A click with a `pointerType` came from a pointer, however long ago the pointer went down.
    if (!wasHandled && !event.pointerType && !isOff()) act('activate');
    wasHandled = false;
  });
}
