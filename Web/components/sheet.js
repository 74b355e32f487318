import { Dialog } from './dialog.js';
import { button, element } from './element.js';
import { icon } from './icon.js';

/** The rationale that the page shows before the browser requests microphone permission. */
export class Sheet {
  #act;
  #dialog;
  #shown = '';

  constructor(act) {
    this.#act = act;
    this.#dialog = new Dialog('sheet', 'dialog', () => act('declineRationale'));
    this.element = this.#dialog.element;
  }

  draw(rationale) {
    const key = JSON.stringify(rationale);
    if (key === this.#shown) return;
    this.#shown = key;
    if (rationale) this.#show(rationale);
    else this.#dialog.hide();
  }

  #show({ title, text, accept, acceptLabel, decline, declineLabel }) {
    this.#dialog.show(
      'sheet-title',
      element('span', { class: 'sheet-sign' }, icon('microphoneFilled')),
      element('h2', { id: 'sheet-title', text: title }),
      element('p', { text }),
      element(
        'div',
        { class: 'stack' },
        button(accept, () => this.#act('acceptRationale'), {
          class: 'button primary',
          'aria-label': named(accept, acceptLabel),
        }),
        button(decline, () => this.#act('declineRationale'), {
          class: 'button quiet',
          'aria-label': named(decline, declineLabel),
        }),
      ),
    );
  }
}

/**
 * Returns the name of a button. It contains the visible text, so that voice control finds the button by
 * that text.
 */
function named(text, label) {
  return label.toLowerCase().includes(text.toLowerCase()) ? label : `${text}: ${label}`;
}
