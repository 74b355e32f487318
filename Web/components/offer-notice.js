import { button, element, showText } from './element.js';

/** Something to know about a form, and what can be done about it. */
export class OfferNotice {
  #text = element('p', { class: 'offer-text' });
  #offers = element('div', { class: 'row' });
  #shown = '';
  #act;

  /** `kind` tells one from another in the page's styles. */
  constructor(act, kind) {
    this.#act = act;
    this.element = element(
      'section',
      { class: `offer ${kind}`, role: 'status', hidden: true },
      this.#text,
      this.#offers,
    );
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
