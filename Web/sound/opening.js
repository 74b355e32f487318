/**
 * The opening that the server wants, and what became of it.
 *
 * `report(message, port)` tells the server; with `opened` comes the port that gives the sound.
 */
export class Opening {
  #report;
  #number = null;
  #sound = null;

  constructor(report) {
    this.#report = report;
  }

  /** Opens `source` for the server's wish `{opening, constraints, device}`. */
  async open(source, { opening, constraints, device }) {
    this.close();
    this.#number = opening;
    try {
      const sound = await source.open(constraints, () => this.#lose(opening), device);
      // The person may have let go before the microphone was there.
      if (this.#number !== opening) {
        sound.close();
        return;
      }
      this.#sound = sound;
      this.#say(opening, 'opened', {}, sound.port);
    } catch (error) {
      if (this.#number === opening) this.#number = null;
      this.#say(opening, 'failed', { reason: typeof error === 'string' ? error : 'unavailable' });
    }
  }

  /** Changes what is done to the sound of the opening, or its device. */
  constrain({ opening, constraints, device }) {
    if (opening === this.#number) this.#sound?.constrain(constraints, device);
  }

  /** Closes opening `number`, or whichever is open. */
  close(number = this.#number) {
    if (number === null || number !== this.#number) return;
    this.#number = null;
    this.#sound?.close();
    this.#sound = null;
    this.#say(number, 'closed');
  }

  #lose(number) {
    if (this.#number !== number) return;
    this.#number = null;
    this.#sound?.close();
    this.#sound = null;
    this.#say(number, 'lost');
  }

  #say(opening, event, members = {}, port = undefined) {
    this.#report({ type: 'microphone', opening, event, ...members }, port);
  }
}
