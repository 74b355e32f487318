import { words } from '../words.js';
import { button, element, set } from './element.js';

/** The minimum duration of an interruption that is shown, in milliseconds. */
const patience = 700;

/** Shows that the connection is lost and that the user's input is preserved. */
export class LinkNotice {
  #text = element('p', {});
  #button = button(words.reconnect, () => this.#again(), { hidden: true });
  element = element(
    'div',
    { class: 'notice', role: 'status', hidden: true },
    this.#text,
    this.#button,
  );
  #reopen;
  #timer = 0;
  #isAgain = false;

  /** `reopen` connects again, and is called when the user requests it. */
  constructor(reopen) {
    this.#reopen = reopen;
    this.#later(words.connecting);
  }

  /** Shows the state of the connection; `text` is the reason for the state `over`. */
  draw({ state, text }) {
    // Keeps a visible button, because without it, a session that is over could not be continued.
    if (!this.#button.hidden && ['offline', 'lost'].includes(state)) return;
    clearTimeout(this.#timer);
    if (state === 'open') [this.element.hidden, this.#isAgain] = [true, false];
    if (state === 'offline') this.#show(words.offline);
    if (state === 'lost') this.#later(navigator.onLine ? words.lost : words.offline);
    if (state === 'over') this.#show(text, true);
  }

  #again() {
    this.#isAgain = true;
    this.#show(words.connecting);
    this.#reopen();
  }

  #later(text) {
    this.#timer = setTimeout(() => this.#show(text), patience);
  }

  #show(text, isOver = false) {
    set(this.#text, 'text', text);
    this.#button.hidden = !isOver;
    this.element.hidden = false;
    // The button may have lost the focus while it was hidden.
    if (isOver && this.#isAgain && document.activeElement === document.body) this.#button.focus();
  }
}
