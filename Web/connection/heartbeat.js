/**
 * Detects dead connections that were never closed, for example after a network loss.
 *
 * All times are in milliseconds.
 */
const every = 5000;
const answerWithin = 8000;
const hurriedWithin = 2000;

export class Heartbeat {
  #beat;
  #die;
  #timer = 0;
  #deadline = 0;

  /** `beat(at)` requests an answer from the peer; `die()` is called if none arrives in time. */
  constructor(beat, die) {
    this.#beat = beat;
    this.#die = die;
  }

  start() {
    this.stop();
    this.#expect(answerWithin);
    this.#timer = setInterval(() => this.#ask(answerWithin), every);
  }

  stop() {
    clearInterval(this.#timer);
    this.#forget();
  }

  /** Records incoming data, which proves that the connection is alive. */
  heard() {
    this.#forget();
  }

  /** Checks the connection with a shorter deadline. */
  hurry() {
    this.#forget();
    this.#ask(hurriedWithin);
  }

  #ask(within) {
    this.#beat(performance.now());
    this.#expect(within);
  }

  #expect(within) {
    this.#deadline ||= setTimeout(() => this.#die(), within);
  }

  #forget() {
    clearTimeout(this.#deadline);
    this.#deadline = 0;
  }
}
