import { milliseconds, token } from '../look/theme.js';
import { button, element } from './element.js';
import { icon } from './icon.js';
import { recoveries } from './recoveries.js';

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** A message that slides in and out from below. Tapping it dismisses it. */
export class SlidingBanner {
  #act;
  #words;
  #shown = 'null';
  #leaving = null;
  element = element('section', { class: 'call-banner', role: 'group', hidden: true });

  constructor(act, words) {
    this.#act = act;
    this.#words = words;
    this.element.addEventListener('click', ({ target }) => {
      if (!target.closest('button')) act('dismissBanner');
    });
  }

  draw(message) {
    const key = JSON.stringify(message ?? null);
    if (key === this.#shown) return;
    this.#shown = key;
    this.#leaving?.cancel();
    this.#leaving = null;
    if (message) this.#show(message);
    else this.#leave();
  }

  #show(message) {
    this.element.hidden = false;
    this.element.replaceChildren(
      element(
        'div',
        { class: 'call-banner-words' },
        icon('alertFilled'),
        element('p', { text: message.text }),
        button('', () => this.#act('dismissBanner'), {
          class: 'button quiet round',
          'aria-label': message.dismiss ?? this.#words.dismiss,
        }),
      ),
      ...(message.actions.length
        ? [element('div', { class: 'row' }, ...recoveries(message, this.#act))]
        : []),
    );
    this.element.querySelector('.round').append(icon('close'));
    this.#slide([outside, {}]);
  }

  #leave() {
    const leaving = this.#slide([{}, outside]);
    if (!leaving) {
      this.#clear();
      return;
    }
    this.#leaving = leaving;
    leaving.onfinish = () => this.#clear();
  }

  #clear() {
    this.#leaving = null;
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  #slide(frames) {
    if (stillMotion.matches) return null;
    const easing = token('--banner-easing') || 'linear';
    return this.element.animate(frames, { duration: milliseconds('--banner-seconds'), easing });
  }
}

const outside = { transform: 'translateY(110%)', opacity: 0 };
