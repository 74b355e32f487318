import { button, element } from './element.js';
import { icon } from './icon.js';
import { recoveries } from './recoveries.js';

/** An inline message with its recovery actions. */
export class Banner {
  element;
  #act;
  #shown = 'null';
  #timer = 0;

  constructor(act) {
    this.#act = act;
    this.element = element('section', { class: 'banner', role: 'group', hidden: true });
  }

  draw(message) {
    const key = JSON.stringify(message ?? null);
    if (key === this.#shown) return;
    this.#shown = key;
    clearTimeout(this.#timer);
    this.element.hidden = !message;
    this.element.replaceChildren();
    if (message) this.#show(message);
  }

  #show(message) {
    if (message.seconds) {
      this.#timer = setTimeout(() => this.#act('dismissFailure'), 1000 * message.seconds);
    }
    this.element.append(
      element(
        'div',
        { class: 'banner-words' },
        icon('alert'),
        element('p', { text: message.text }),
        button(message.dismiss, () => this.#act('dismissFailure'), { class: 'button quiet' }),
      ),
    );
    if (message.actions.length === 0) return;
    this.element.append(element('div', { class: 'row' }, ...recoveries(message, this.#act)));
  }
}
