import { css } from '../look/color.js';
import { pulse, turn } from '../look/pulse.js';
import { element } from './element.js';

/** The rings around a button, from the inside out. They animate only transform and opacity. */
export class Rings {
  element = element('span', { class: 'rings', 'aria-hidden': 'true' });
  #followers = [];

  draw(rings) {
    const places = this.#places(rings.length);
    rings.forEach((ring, index) => paint(places[index], ring));
    this.#followers = places.filter((_, index) => rings[index].followsLevel);
    if (this.#followers.length === 0) this.level(1);
  }

  level(scale = 1) {
    for (const { style } of this.#followers) style.transform = `scale(${scale})`;
  }

  #places(count) {
    while (this.element.childElementCount > count) this.element.lastChild.remove();
    while (this.element.childElementCount < count) {
      this.element.append(element('span', { class: 'ring' }));
    }
    return [...this.element.children];
  }
}

function paint(place, ring) {
  const { style } = place;
  style.setProperty('--ring-color', css(ring.color));
  style.setProperty('--ring-width', `${ring.width}px`);
  style.setProperty('--ring-offset', `${ring.offset}px`);
  style.setProperty('--ring-line', ring.isDashed ? 'dashed' : 'solid');
  if (!ring.followsLevel) style.transform = '';
  if (ring.turnSeconds) turn(place, ring.turnSeconds);
  else pulse(place, ring.pulse);
}
