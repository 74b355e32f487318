import { words } from '../words.js';
import { button, element } from './element.js';

/** Interruptions shorter than this are not shown, in milliseconds. */
const patience = 700;

/** Shows that the connection is lost and that the user's input is preserved. */
export class LinkNotice {
  element = element('div', { class: 'notice', role: 'status', hidden: true });
  #reopen;
  #timer = 0;

  constructor(reopen) {
    this.#reopen = reopen;
    this.#later(words.connecting);
  }

  draw({ state, text }) {
    clearTimeout(this.#timer);
    if (state === 'open') this.element.hidden = true;
    if (state === 'offline') this.#show(words.offline);
    if (state === 'lost') this.#later(navigator.onLine ? words.lost : words.offline);
    if (state === 'over') this.#show(text, button(words.reconnect, () => this.#again()));
  }

  #again() {
    this.#show(words.connecting);
    this.#reopen();
  }

  #later(text) {
    this.#timer = setTimeout(() => this.#show(text), patience);
  }

  #show(text, ...more) {
    this.element.replaceChildren(element('p', { text }), ...more);
    this.element.hidden = false;
  }
}
