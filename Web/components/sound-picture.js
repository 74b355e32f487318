import { element } from './element.js';
import { Meter } from './meter.js';
import { Waveform } from './waveform.js';

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** The current microphone level, as a waveform, or as a meter with reduced motion. */
export class SoundPicture {
  #waveform = new Waveform();
  #meter = new Meter();
  element = element(
    'span',
    { class: 'sound-picture' },
    this.#waveform.element,
    this.#meter.element,
  );

  /** Draws the level with its bars; `sound` is `null` when nothing is being recorded. */
  draw(sound) {
    const isStill = stillMotion.matches;
    this.#waveform.draw(isStill ? null : sound?.bars, sound?.fullnesses);
    this.#meter.draw(isStill && sound ? sound.level : null, sound?.meterThickness);
  }
}
