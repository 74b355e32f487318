import { css } from '../look/color.js';
import { pulse } from '../look/pulse.js';
import { size } from '../look/theme.js';
import { element } from './element.js';
import { fadeTo } from './fading.js';

/** The status of a call and the current speaker. New text moves in from below. */
export class CallStatus {
  #dot = element('span', { class: 'dot', 'aria-hidden': 'true' });
  #words = element('span', { class: 'call-status-words' });
  element = element('p', { class: 'call-status' }, this.#dot, this.#words);

  /** `speaker` is the name of the current speaker, or `null`. */
  draw({ text, color, dot, hasMovingEllipsis }, speaker) {
    this.#words.style.color = css(color);
    fadeTo(this.#words, `${speaker} ${text} ${hasMovingEllipsis}`, () =>
      element(
        'span',
        { class: 'call-status-text' },
        speaker && element('strong', { class: 'call-speaker', text: speaker }),
        speaker && ' ',
        ...(hasMovingEllipsis ? moving(text) : [text]),
      ),
    );
    this.#dot.hidden = !dot;
    pulse(this.#dot, dot?.pulse);
    if (!dot) return;
    this.#dot.style.setProperty('--dot-size', size(dot.size));
    this.#dot.style.setProperty('--dot-color', css(dot.color));
  }
}

/** Splits `text` into its words and one element for each trailing dot. */
function moving(text) {
  const [, words, dots] = /^(.*?)(\.*|…)$/s.exec(text);
  return [words, ...[...dots].map((dot) => element('span', { class: 'ellipsis-dot', text: dot }))];
}
