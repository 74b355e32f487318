import { Dialog } from './dialog.js';
import { button, element } from './element.js';
import { recoveries } from './recoveries.js';

/** A modal message that stays until the user dismisses it. */
export class Alert {
  #act;
  #dialog;
  #shown = 'null';

  constructor(act) {
    this.#act = act;
    this.#dialog = new Dialog('alert', 'alertdialog', () => act('dismissFailure'));
    this.element = this.#dialog.element;
  }

  draw(message) {
    const key = JSON.stringify(message ?? null);
    if (key === this.#shown) return;
    this.#shown = key;
    if (message) this.#show(message);
    else this.#dialog.hide();
  }

  #show(message) {
    this.#dialog.show(
      'alert-text',
      element('p', { id: 'alert-text', class: 'alert-text', text: message.text }),
      element(
        'div',
        { class: 'stack' },
        ...recoveries(message, this.#act),
        button(message.dismiss, () => this.#act('dismissFailure'), { class: 'button quiet' }),
      ),
    );
  }
}
