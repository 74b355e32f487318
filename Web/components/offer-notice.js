import { button, element, showText } from './element.js';

/** A notice about a form, with its actions. */
export class OfferNotice {
  #text = element('p', { class: 'offer-text' });
  #offers = element('div', { class: 'row' });
  #shown = '';
  #act;

  /** `kind` is a class for styling. */
  constructor(act, kind) {
    this.#act = act;
    this.element = element('section', { class: `offer ${kind}`, hidden: true }, this.#text, this.#offers);
  }

  draw({ denial = null, notice = null, refusal = null, offers = [] }) {
    const text = refusal ?? denial?.text ?? notice;
    this.element.hidden = !text && offers.length === 0;
    showText(this.#text, text);
    const key = JSON.stringify(offers);
    if (key === this.#shown) return;
    this.#shown = key;
    this.#offers.replaceChildren(
      ...offers.map(({ action, title }) =>
        button(title, () => this.#act(action), { class: 'button quiet' }),
      ),
    );
  }
}
