import { element } from './element.js';

/** The number of segments. */
const count = 12;

/** A segmented level meter, for users who prefer reduced motion. */
export class Meter {
  element = element('span', { class: 'meter', 'aria-hidden': 'true', hidden: true });
  #parts = Array.from({ length: count }, () => element('span', { class: 'meter-part' }));

  constructor() {
    this.element.append(...this.#parts);
  }

  /**
   * Draws a level from 0 to 1, or hides the meter if it is `null`. Noise makes the segments thin.
   */
  draw(level, thickness = 1) {
    this.element.hidden = level === null;
    this.element.style.setProperty('--meter-thickness', thickness);
    const lit = Math.round((level ?? 0) * count);
    this.#parts.forEach((part, index) => part.classList.toggle('lit', index < lit));
  }
}
