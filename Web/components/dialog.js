import { element } from './element.js';

/**
 * A modal dialog: a sheet or an alert.
 *
 * Escape calls `dismiss`. Focus moves to the first button and returns when the dialog closes.
 */
export class Dialog {
  #dismiss;

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
    this.element.replaceChildren(...parts.filter(Boolean));
    if (this.element.open) this.element.querySelector('input:checked, button')?.focus();
    else this.element.showModal();
  }

  hide() {
    if (this.element.open) this.element.close();
    this.element.replaceChildren();
  }
}
