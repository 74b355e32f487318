/** Seconds to wait before the next attempt: soon at first, then longer, never in step with others. */
const first = 0.25;
const longest = 8;

export class Backoff {
  #attempts = 0;

  /** The wait before the next attempt, in milliseconds; each is about twice the one before. */
  next() {
    const whole = Math.min(first * 2 ** this.#attempts, longest);
    this.#attempts += 1;
    return 1000 * whole * (0.5 + Math.random() / 2);
  }

  reset() {
    this.#attempts = 0;
  }
}
