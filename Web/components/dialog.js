import { element } from './element.js';
import { LiveRegion } from './live-region.js';

/** The open dialogs, in the order of their opening. */
const open = new Set();

/** Returns the open dialog above all others; `undefined` if none is open. */
export function topDialog() {
  // The user may have left a screen with its dialog open.
  return [...open].filter((one) => one.element.isConnected).at(-1);
}

/**
 * A modal dialog: a sheet or an alert.
 *
 * Escape calls `dismiss`. Focus moves to the first button and returns when the dialog closes.
 */
export class Dialog {
  #dismiss;

  /** The only live region that screen readers perceive while the dialog is above all others. */
  live;

  constructor(kind, role, dismiss) {
    this.#dismiss = dismiss;
    this.element = element('dialog', { class: `dialog ${kind}`, role, 'aria-modal': 'true' });
    this.element.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.#dismiss?.();
    });
  }

  /** Shows `parts`, labeled by the element whose id is `label`. */
  show(label, ...parts) {
    this.element.setAttribute('aria-labelledby', label);
    // Earlier announcements are not repeated.
    this.live = new LiveRegion();
    this.element.replaceChildren(...parts.filter(Boolean), this.live.element);
    open.add(this);
    if (this.element.open) this.element.querySelector('input:checked, button')?.focus();
    else this.element.showModal();
  }

  hide() {
    open.delete(this);
    if (this.element.open) this.element.close();
    this.element.replaceChildren();
  }
}
