import { element } from './element.js';

/** What a screen reader says: calmly after what it is saying, or at once. */
export class LiveRegion {
  #calm = element('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  #urgent = element('div', { class: 'unseen', role: 'alert', 'aria-live': 'assertive' });
  element = element('div', { class: 'live' }, this.#calm, this.#urgent);

  say(text, isUrgent = false) {
    const place = isUrgent ? this.#urgent : this.#calm;
    // The same words once more are said again only if they are new to the page.
    place.replaceChildren(element('p', { text }));
  }
}
