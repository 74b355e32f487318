/**
 * The first and the longest wait between connection attempts, in seconds. Waits are randomized so
 * that clients do not reconnect simultaneously.
 */
const first = 0.25;
const longest = 8;

export class Backoff {
  #attempts = 0;

  /** Returns the next wait in milliseconds, about twice the previous one up to the longest. */
  next() {
    const whole = Math.min(first * 2 ** this.#attempts, longest);
    this.#attempts += 1;
    return 1000 * whole * (0.5 + Math.random() / 2);
  }

  reset() {
    this.#attempts = 0;
  }
}
