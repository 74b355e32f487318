import { element } from './element.js';

/** The default width of a bar as a share of its slot. The rest is the gap. */
const fullness = 0.6;

/**
 * The minimum width of a slot, in points. If there is little room, only the newest bars are drawn.
 */
const leastStep = 4;

/** The most recent levels as bars on a canvas, redrawn only when new levels arrive. */
export class Waveform {
  element = element('canvas', { class: 'waveform', 'aria-hidden': 'true', hidden: true });
  #bars = [];
  #fullnesses = [];
  #frame = 0;

  /**
   * Draws bars with heights from 0 to 1, oldest first; `fullnesses` are the shares of their slots
   * that they fill. Hides the canvas if there are no bars.
   */
  draw(bars, fullnesses = []) {
    const isShown = bars?.length > 0;
    this.element.hidden = !isShown;
    if (!isShown) return;
    this.#bars = bars;
    this.#fullnesses = fullnesses;
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = 0;
    const { element: canvas } = this;
    const { width, height } = fit(canvas);
    const pen = canvas.getContext('2d');
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = getComputedStyle(canvas).color;
    const most = Math.max(1, Math.floor(canvas.clientWidth / leastStep));
    const bars = this.#bars.slice(-most);
    const fullnesses = this.#fullnesses.slice(-most);
    const step = width / bars.length;
    bars.forEach((bar, index) => {
      const thick = step * (fullnesses[index] ?? fullness);
      const tall = Math.max(bar * height, thick);
      pen.beginPath();
      pen.roundRect(index * step + (step - thick) / 2, (height - tall) / 2, thick, tall, thick / 2);
      pen.fill();
    });
  }
}

/** Matches the canvas resolution to the device pixels of its element. */
function fit(canvas) {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const height = Math.round(canvas.clientHeight * devicePixelRatio);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return { width, height };
}
