import { css, ground } from '../look/color.js';
import { size } from '../look/theme.js';
import { element, set } from './element.js';
import { gestures } from './gesture.js';
import { icon } from './icon.js';
import { Rings } from './rings.js';

let count = 0;

/** The microphone button, as the server paints it. */
export class MicButton {
  #rings = new Rings();
  #ground = element('span', { class: 'mic-ground' });
  #sign = element('span', { class: 'mic-sign' });
  #hint;
  #value;

  /** `kind` is a class for its size; `act` takes `press`, `release` and `activate`. */
  constructor(kind, act) {
    count += 1;
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
      this.#ground,
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

  /** The size of what follows the level, 1 at rest. */
  level(scale) {
    this.#rings.level(scale);
  }

  #paint({ icon: name, iconSize, iconColor, fill, shadow }) {
    const { style } = this.button;
    style.setProperty('--sign-size', size(iconSize));
    style.setProperty('--sign-color', css(iconColor));
    style.setProperty('--ground', ground(fill));
    style.setProperty(
      '--shadow',
      shadow ? `0 ${shadow.y}px ${shadow.blur}px ${css(shadow.color)}` : 'none',
    );
    if (this.#sign.dataset.icon === name) return;
    this.#sign.dataset.icon = name;
    this.#sign.replaceChildren(icon(name));
  }
}
