import { set } from './element.js';

/** Whether the browser supports popovers, which appear above all other elements. */
const hasPopovers = 'togglePopover' in HTMLElement.prototype;

/**
 * Opens and closes `element`, a panel over the screen.
 *
 * The focus moves into the panel and returns when it closes. While the panel is open, Escape calls
 * `close`, wherever the focus is.
 */
export class Panel {
  isOpen = false;
  #element;
  #close;
  #opener = null;

  constructor(element, close) {
    this.#element = element;
    this.#close = close;
    set(element, 'popover', hasPopovers ? 'manual' : null);
    element.hidden = !hasPopovers;
  }

  /** Opens or closes the panel; returns whether its state changed. */
  open(isOpen) {
    if (isOpen === this.isOpen) return false;
    this.isOpen = isOpen;
    const focused = document.activeElement;
    if (isOpen) this.#opener = focused;
    if (hasPopovers) this.#element.togglePopover(isOpen);
    else this.#element.hidden = !isOpen;
    if (isOpen) {
      document.addEventListener('keydown', this.#onkeydown);
      this.#element.focus({ preventScroll: true });
    } else {
      document.removeEventListener('keydown', this.#onkeydown);
      const isLost = focused === document.body || this.#element.contains(focused);
      if (isLost) this.#opener?.focus();
    }
    return true;
  }

  #onkeydown = ({ key }) => {
    // The user may have left the screen with the panel open.
    if (!this.#element.isConnected) document.removeEventListener('keydown', this.#onkeydown);
    else if (key === 'Escape' && !document.querySelector('dialog[open]')) this.#close();
  };
}
