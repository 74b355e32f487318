import { element } from './element.js';

/** A soft light that grows with the level. */
export class Orb {
  #core = element('span', { class: 'orb-core' });
  element = element('span', { class: 'orb', 'aria-hidden': 'true', hidden: true }, this.#core);

  /** Draws the look of a level; `null` hides the orb when nothing is being recorded. */
  draw(look) {
    this.element.hidden = !look;
    if (!look) return;
    this.#core.style.transform = `scale(${look.orbScale})`;
  }
}
