/**
 * Notices that a connection is dead although nobody closed it, as when the network has gone.
 *
 * All times in milliseconds.
 */
const every = 5000;
const answerWithin = 8000;
const hurriedWithin = 2000;

export class Heartbeat {
  #beat;
  #die;
  #timer = 0;
  #deadline = 0;

  /** `beat(at)` asks the other side for an answer; `die()` is called when none comes in time. */
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

  /** Something came: the connection lives. */
  heard() {
    this.#forget();
  }

  /** Finds out soon. */
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
