import { element } from './element.js';

/** How many parts it has. */
const count = 12;

/** The level as parts that light up where they are: for people who want less motion. */
export class Meter {
  element = element('span', { class: 'meter', 'aria-hidden': 'true', hidden: true });
  #parts = Array.from({ length: count }, () => element('span', { class: 'meter-part' }));

  constructor() {
    this.element.append(...this.#parts);
  }

  /** Takes a level of 0…1, null hiding it, and how thick the parts are: noise makes them thin. */
  draw(level, thickness = 1) {
    this.element.hidden = level === null;
    this.element.style.setProperty('--meter-thickness', thickness);
    const lit = Math.round((level ?? 0) * count);
    this.#parts.forEach((part, index) => part.classList.toggle('lit', index < lit));
  }
}
