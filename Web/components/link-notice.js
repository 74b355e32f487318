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
    { class: 'notice', role: 'status', 'aria-live': 'off', hidden: true },
    this.#text,
    this.#button,
  );
  #reopen;
  #announce;
  #timer = 0;
  #isAgain = false;

  /**
   * `reopen` connects again, and is called if the user asks for it. `announce` tells screen readers, of
   * which some miss a live region that appears with its text.
   */
  constructor(reopen, announce) {
    [this.#reopen, this.#announce] = [reopen, announce];
    this.#later(words.connecting);
  }

  /**
   * Takes the state of the connection, and the reason if it is `over`: the server's `code`, for which the
   * page may have words in its own language, and the server's own `text`.
   */
  draw({ state, code, text }) {
    // Without the button, a session that is over could not be continued.
    if (!this.#button.hidden && ['offline', 'lost'].includes(state)) return;
    clearTimeout(this.#timer);
    // What was announced no longer holds.
    if (state === 'open' && !this.element.hidden) this.#announce('');
    if (state === 'open') [this.element.hidden, this.#isAgain] = [true, false];
    if (state === 'offline') this.#show(words.offline);
    if (state === 'lost') this.#later(navigator.onLine ? words.lost : words.offline);
    if (state === 'over') this.#show(words[`over.${code}`] ?? text, true);
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
    if (this.element.hidden || this.#text.textContent !== text) this.#announce(text);
    set(this.#text, 'text', text);
    this.#button.hidden = !isOver;
    this.element.hidden = false;
    // The button may have lost the focus while it was hidden.
    if (isOver && this.#isAgain && document.activeElement === document.body) this.#button.focus();
  }
}
