import { topDialog } from './dialog.js';
import { LiveRegion } from './live-region.js';

/**
 * How long an announcement waits for the screen that follows it if a dialog is open, in
 * milliseconds.
 */
const patience = 1000;

/**
 * Announces the page's texts where screen readers perceive them: a modal dialog hides the rest of the
 * page from them.
 *
 * The server sends an announcement before the screen that it belongs to, which may close the dialog.
 * If a dialog is open, announcements therefore wait for the next screen, and then go to the page, or to
 * the dialog if it remains open.
 */
export class Announcer {
  #live = new LiveRegion();
  #waiting = [];
  #timer = 0;
  element = this.#live.element;

  say(text, isUrgent = false) {
    this.#waiting.push({ text, isUrgent });
    // Later announcements do not overtake earlier ones.
    if (this.#waiting.length > 1) return;
    if (topDialog()) this.#timer = setTimeout(() => this.#sayAll(), patience);
    else this.#sayAll();
  }

  /** Continues after a screen has been drawn. */
  drawn() {
    if (!this.#waiting.length) return;
    // Some screen readers miss a text that appears in the same frame as its live region.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#sayAll()));
  }

  #sayAll() {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = [];
    const live = topDialog()?.live ?? this.#live;
    for (const isUrgent of [false, true]) {
      const texts = waiting.filter((one) => one.isUrgent === isUrgent).map(({ text }) => text);
      if (texts.length) live.say(texts, isUrgent);
    }
  }
}
