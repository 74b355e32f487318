import { css } from '../look/color.js';
import { pulse, turn } from '../look/pulse.js';
import { element, set } from './element.js';
import { fadeTo } from './fading.js';

/**
 * The diameter of the orb at rest, in points; the glow and the rings are measured from its edge.
 *
 * It does not scale with the text size, because a larger orb would take space from the text.
 */
const diameter = 148;

/**
 * The call orb: a ball with a glow, surrounded by rings.
 *
 * Changes of level, brightness, and glow animate only transform and opacity.
 */
export class CallOrb {
  #rings = element('span', { class: 'orb-rings' });
  #halo = element('span', { class: 'orb-halo' });
  #breath = element('span', { class: 'orb-breath' }, this.#halo);
  #colors = element('span', { class: 'orb-colors' });
  #sheen = element('span', { class: 'orb-sheen' });
  #shade = element('span', { class: 'orb-shade' });
  #light = element('span', { class: 'orb-light' });
  #ball = element(
    'span',
    { class: 'orb-ball' },
    this.#colors,
    this.#sheen,
    element('span', { class: 'orb-gloss' }),
    this.#shade,
    this.#light,
  );
  #body = element('span', { class: 'orb-body' }, this.#breath, this.#ball);
  element = element('div', { class: 'call-orb', role: 'img' }, this.#rings, this.#body);

  constructor() {
    this.element.style.setProperty('--orb-size', `${diameter}px`);
  }

  draw(orb) {
    set(this.element, 'aria-label', orb.label);
    this.element.style.setProperty('--glow-color', css(orb.glowColor));
    this.element.style.setProperty('--core', css(orb.core));
    fadeTo(this.#colors, css(orb.core), () => {
      const layer = element('span', { class: 'orb-color' });
      layer.style.setProperty('--core', css(orb.core));
      return layer;
    });
    this.#halo.style.opacity = orb.glowOpacity;
    this.#shape(orb);
    pulse(this.#breath, orb.pulse);
    turn(this.#sheen, orb.turnSeconds);
    this.#drawRings(orb.rings);
  }

  /** Draws the sound level. */
  level({ orbScale, orbBrightness, orbGlowRadius, orbGlowOpacity }) {
    this.#shape({ scale: orbScale, brightness: orbBrightness, glowRadius: orbGlowRadius });
    if (orbGlowOpacity !== undefined) this.#halo.style.opacity = orbGlowOpacity;
  }

  #shape({ scale, brightness, glowRadius }) {
    this.#body.style.transform = `scale(${scale})`;
    this.#halo.style.transform = `scale(${1 + (2 * glowRadius) / diameter})`;
    this.#shade.style.opacity = Math.max(1 - brightness, 0);
    this.#light.style.opacity = Math.max(brightness - 1, 0);
  }

  #drawRings(rings) {
    const places = this.#rings.children;
    while (places.length > rings.length) this.#rings.lastChild.remove();
    while (places.length < rings.length) {
      const wave = element('span', { class: 'orb-wave' });
      this.#rings.append(element('span', { class: 'orb-ring' }, wave));
    }
    rings.forEach((ring, index) => {
      const { style, firstChild } = places[index];
      style.setProperty('--ring-size', `${diameter + ring.size}px`);
      style.setProperty('--ring-color', css(ring.color));
      style.setProperty('--ring-opacity', ring.opacity);
      pulse(firstChild, ring.pulse);
    });
  }
}
