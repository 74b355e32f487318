import { css, ground } from '../look/color.js';
import { size } from '../look/theme.js';
import { element, set } from './element.js';
import { fadeTo, replace } from './fading.js';
import { gestures } from './gesture.js';
import { icon } from './icon.js';
import { Rings } from './rings.js';

let count = 0;

/** The microphone button, in the appearance sent by the server. */
export class MicButton {
  #rings = new Rings();
  #grounds = element('span', { class: 'mic-grounds' });
  #sign = element('span', { class: 'mic-sign' });
  #hint;
  #value;
  #change;

  /**
   * `kind` is a class that sets the size; `act` receives `press`, `release`, and `activate`. With
   * `fades`, appearance changes crossfade.
   */
  constructor(kind, act, { fades = false } = {}) {
    count += 1;
    this.#change = fades ? fadeTo : replace;
    this.#hint = element('span', { id: `mic-hint-${count}`, hidden: true });
    this.#value = element('span', { id: `mic-value-${count}`, hidden: true });
    this.button = element(
      'button',
      {
        type: 'button',
        class: `mic ${kind}`,
        'aria-describedby': `${this.#hint.id} ${this.#value.id}`,
      },
      this.#rings.element,
      this.#grounds,
      this.#sign,
    );
    this.element = element('span', { class: 'mic-place' }, this.button, this.#hint, this.#value);
    gestures(this.button, act);
  }

  draw(look) {
    this.element.hidden = look.isHidden;
    set(this.button, 'aria-label', look.label);
    set(this.button, 'aria-pressed', String(look.isSelected));
    set(this.button, 'aria-disabled', look.isEnabled ? null : 'true');
    set(this.button, 'data-state', look.state);
    set(this.#hint, 'text', look.hint);
    set(this.#value, 'text', look.value);
    this.#paint(look);
    this.#rings.draw(look.rings);
  }

  /** Sets the scale of the rings that follow the level, 1 at rest. */
  level(scale) {
    this.#rings.level(scale);
  }

  #paint({ icon: name, iconSize, iconColor, fill, shadow }) {
    const { style } = this.button;
    style.setProperty('--sign-size', size(iconSize));
    style.setProperty('--sign-color', css(iconColor));
    const shade = shadow ? `0 ${shadow.y}px ${shadow.blur}px ${css(shadow.color)}` : 'none';
    this.#change(this.#grounds, `${ground(fill)} ${shade}`, () => {
      const made = element('span', { class: 'mic-ground' });
      made.style.setProperty('--ground', ground(fill));
      made.style.setProperty('--shadow', shade);
      return made;
    });
    this.#sign.dataset.icon = name;
    this.#change(this.#sign, name, () => icon(name));
  }
}
