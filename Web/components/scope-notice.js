import { button, element, showText } from './element.js';

/** Where one may dictate in a form, where that is worth a word, and what can be done about it. */
export class ScopeNotice {
  #text = element('p', { class: 'scope-text' });
  #offers = element('div', { class: 'row' });
  #shown = '';
  #act;

  constructor(act) {
    this.#act = act;
    this.element = element(
      'section',
      { class: 'scope', role: 'status', hidden: true },
      this.#text,
      this.#offers,
    );
  }

  draw({ denial, notice, refusal, offers }) {
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
