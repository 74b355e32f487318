import { element } from './element.js';

/**
 * Something that wants an answer before the page goes on: a sheet or an alert.
 *
 * Escape gives `dismiss`. The focus goes to its first button and comes back afterwards.
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

  /** Shows `parts` under the name that the element with the id `label` holds. */
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
