import { element } from './element.js';

/** Announces texts to screen readers: politely after the current announcement, or immediately. */
export class LiveRegion {
  #calm = element('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  #urgent = element('div', { class: 'unseen', role: 'alert', 'aria-live': 'assertive' });
  element = element('div', { class: 'live' }, this.#calm, this.#urgent);

  say(texts, isUrgent) {
    const place = isUrgent ? this.#urgent : this.#calm;
    // Repeated text is announced again only if its element is new.
    place.replaceChildren(...texts.map((text) => element('p', { text })));
  }
}
