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
   * `reopen` reconnects, and is called when the user requests it. `announce` passes text to screen
   * readers, some of which miss a live region that appears together with its text.
   */
  constructor(reopen, announce) {
    [this.#reopen, this.#announce] = [reopen, announce];
    this.#later(words.connecting);
  }

  /**
   * Shows the state of the connection. For the state `over`, `code` is the server's reason, for which the
   * page may have a message in its own language, and `text` is the server's own message.
   */
  draw({ state, code, text }) {
    // Keeps a visible button, because without it, a session that is over could not be continued.
    if (!this.#button.hidden && ['offline', 'lost'].includes(state)) return;
    clearTimeout(this.#timer);
    // The announcement no longer applies.
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
    // The button may have lost focus while it was hidden.
    if (isOver && this.#isAgain && document.activeElement === document.body) this.#button.focus();
  }
}
