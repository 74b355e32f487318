import { css } from '../look/color.js';
import { pulse } from '../look/pulse.js';
import { size } from '../look/theme.js';
import { element, set } from './element.js';

/** A status line, preceded by a dot if the server sends one. */
export class Status {
  #dot = element('span', { class: 'dot', 'aria-hidden': 'true' });
  #text = element('span', { class: 'status-text' });

  element = element('span', { class: 'status' }, this.#dot, this.#text);

  draw({ text, color, dot }) {
    set(this.#text, 'text', text);
    this.#text.style.color = css(color);
    this.#dot.hidden = !dot;
    pulse(this.#dot, dot?.pulse);
    if (!dot) return;
    this.#dot.style.setProperty('--dot-size', size(dot.size));
    this.#dot.style.setProperty('--dot-color', css(dot.color));
  }
}
