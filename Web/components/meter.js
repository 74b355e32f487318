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
   * Takes a level from 0 to 1, or `null` to hide the meter, and the thickness of the segments. Noise
   * makes them thin.
   */
  draw(level, thickness = 1) {
    this.element.hidden = level === null;
    this.element.style.setProperty('--meter-thickness', thickness);
    const lit = Math.round((level ?? 0) * count);
    this.#parts.forEach((part, index) => part.classList.toggle('lit', index < lit));
  }
}
