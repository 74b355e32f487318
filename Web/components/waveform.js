import { element } from './element.js';

/** The share of a bar's place that it fills unless something else is said, the rest being the gap. */
const fullness = 0.6;

/** The least room for a bar, in points: where there is little, only the newest are drawn. */
const leastStep = 4;

/** The last levels as bars on a canvas; it is drawn only when new ones come. */
export class Waveform {
  element = element('canvas', { class: 'waveform', 'aria-hidden': 'true', hidden: true });
  #bars = [];
  #fullnesses = [];
  #frame = 0;

  /** Takes heights of 0…1, oldest first, and the share of its place that each fills; none hides it. */
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

/** Gives the canvas as many dots as the screen shows in its place. */
function fit(canvas) {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const height = Math.round(canvas.clientHeight * devicePixelRatio);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return { width, height };
}
