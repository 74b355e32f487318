import { css } from '../look/color.js';
import { pulse } from '../look/pulse.js';
import { size } from '../look/theme.js';
import { element, set } from './element.js';

/** The agent's avatar: the first letter of the name, surrounded by a ring while the agent speaks. */
export class Avatar {
  #letter = element('span', { class: 'avatar-letter' });
  #ring = element('span', { class: 'avatar-ring', hidden: true });
  element = element('span', { class: 'avatar', 'aria-hidden': 'true' }, this.#ring, this.#letter);

  /** `ring` is the ring sent by the server, or `null`. */
  draw(name, ring) {
    set(this.#letter, 'text', [...name][0]);
    this.#ring.hidden = !ring;
    pulse(this.#ring, ring?.pulse);
    if (!ring) return;
    this.#ring.style.setProperty('--ring-color', css(ring.color));
    this.#ring.style.setProperty('--ring-width', size(ring.width));
  }
}
