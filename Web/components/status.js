import { css } from '../look/color.js';
import { pulse } from '../look/pulse.js';
import { element, set } from './element.js';

/** A line that says what is going on, with a dot in front of it where the server paints one. */
export class Status {
  #dot = element('span', { class: 'dot', 'aria-hidden': 'true' });
  #text = element('span', { class: 'status-text' });

  constructor(members = {}) {
    this.element = element('span', { class: 'status', ...members }, this.#dot, this.#text);
  }

  draw({ text, color, dot, hasMovingEllipsis }) {
    set(this.#text, 'text', text);
    this.#text.style.color = css(color);
    this.#text.classList.toggle('moving', hasMovingEllipsis);
    this.#dot.hidden = !dot;
    pulse(this.#dot, dot?.pulse);
    if (!dot) return;
    this.#dot.style.setProperty('--dot-size', `${dot.size / 16}rem`);
    this.#dot.style.setProperty('--dot-color', css(dot.color));
  }
}
