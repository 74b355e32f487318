/**
 * The filter taps per phase, half of them on each side of a sample. More taps give a sharper cutoff.
 */
const tapsPerPhase = 48;

/** The passband as a share of the lower rate: 7.2 kHz of 16 kHz. */
const passBand = 0.45;

/** The maximum number of filters. A ratio that needs more is approximated. */
const mostPhases = 512;

/**
 * Resamples a stream with a polyphase filter (windowed sinc).
 *
 * Output sample k corresponds to the input around k · from / to; the filter's delay is half its
 * length.
 */
export class Resampler {
  #up;
  #down;
  #filters;
  #room;
  #filled = tapsPerPhase - 1;
  #phase = 0;

  constructor(from, to) {
    [this.#up, this.#down] = ratio(to, from);
    this.#filters = phases(this.#up, Math.min(1, to / from));
    this.#room = new Float32Array(4096);
  }

  /** Processes `input` and calls `give` with each output sample. */
  process(input, give) {
    this.#append(input);
    let at = tapsPerPhase - 1;
    while (at < this.#filled) {
      const filter = this.#filters[this.#phase];
      let sum = 0;
      for (let tap = 0; tap < tapsPerPhase; tap += 1) sum += filter[tap] * this.#room[at - tap];
      give(sum);
      this.#phase += this.#down;
      at += Math.floor(this.#phase / this.#up);
      this.#phase %= this.#up;
    }
    this.#forget(at - tapsPerPhase + 1);
  }

  #append(input) {
    const needed = this.#filled + input.length;
    if (needed > this.#room.length) {
      const larger = new Float32Array(2 * needed);
      larger.set(this.#room.subarray(0, this.#filled));
      this.#room = larger;
    }
    this.#room.set(input, this.#filled);
    this.#filled = needed;
  }

  #forget(count) {
    const used = Math.min(count, this.#filled);
    this.#room.copyWithin(0, used, this.#filled);
    this.#filled -= used;
  }
}

/** Returns the ratio to : from in lowest terms, or the nearest ratio with few enough phases. */
function ratio(to, from) {
  let [a, b] = [to, from];
  while (b) [a, b] = [b, a % b];
  const [up, down] = [to / a, from / a];
  if (up <= mostPhases) return [up, down];
  return [mostPhases, Math.round((mostPhases * from) / to)];
}

function phases(up, share) {
  const length = tapsPerPhase * up;
  const cutoff = (passBand * share) / up;
  const whole = Float64Array.from({ length }, (_, index) => {
    const x = index - (length - 1) / 2;
    const angle = (2 * Math.PI * (index + 0.5)) / length;
    const window = 0.42 - 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle);
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    return window * sinc;
  });
  const sum = whole.reduce((total, value) => total + value, 0);
  return Array.from({ length: up }, (_, phase) =>
    Float32Array.from({ length: tapsPerPhase }, (_, tap) => (whole[tap * up + phase] * up) / sum),
  );
}
