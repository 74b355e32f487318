import { element } from './element.js';

/** Announces text to screen readers: politely after the current announcement, or immediately. */
export class LiveRegion {
  #calm = element('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  #urgent = element('div', { class: 'unseen', role: 'alert', 'aria-live': 'assertive' });
  element = element('div', { class: 'live' }, this.#calm, this.#urgent);

  say(text, isUrgent = false) {
    const place = isUrgent ? this.#urgent : this.#calm;
    // Repeated text is announced again only if its element is new.
    place.replaceChildren(element('p', { text }));
  }
}
