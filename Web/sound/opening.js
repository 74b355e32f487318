/**
 * The opening that the server requests, and its outcome.
 *
 * `report(message, port)` sends a message to the server; for `opened`, `port` delivers the audio.
 * `listen(port)` receives the port that delivers the page's own level, or `null` after the opening.
 */
export class Opening {
  #report;
  #listen;

  /** `{number, sound, change}`: the open source, and a change requested before it was open. */
  #wanted = null;

  /** Openings up to this number are over, even if the server still requests them. */
  #past = 0;

  constructor(report, listen) {
    this.#report = report;
    this.#listen = listen;
  }

  /** Opens `source` for the server's request `{opening, constraints, device}`. */
  async open(source, { opening, constraints, device }) {
    if (opening <= this.#past) return;
    this.close();
    const wanted = { number: opening, sound: null, change: null };
    this.#wanted = wanted;
    try {
      const sound = await source.open(constraints, () => this.#lose(wanted), device);
      // The user may have released the button before the microphone opened.
      if (this.#wanted !== wanted) {
        sound.close();
        return;
      }
      wanted.sound = sound;
      if (wanted.change) sound.constrain(wanted.change.constraints, wanted.change.device);
      this.#listen(sound.heard);
      this.#say(opening, 'opened', {}, sound.port);
    } catch (error) {
      if (this.#wanted !== wanted) return;
      this.#wanted = null;
      this.#say(opening, 'failed', { reason: typeof error === 'string' ? error : 'unavailable' });
    }
  }

  /** Changes the effects or the device of an opening. */
  constrain({ opening, constraints, device }) {
    const wanted = this.#wanted;
    if (opening !== wanted?.number) return;
    if (wanted.sound) wanted.sound.constrain(constraints, device);
    else wanted.change = { constraints, device };
  }

  /** Closes opening `number`, by default the current one. */
  close(number = this.#wanted?.number) {
    if (this.#wanted && number === this.#wanted.number) this.#end('closed');
  }

  /** Reports opening `number` of the previous page as closed. */
  disown(number) {
    this.#past = number;
    this.#say(number, 'closed');
  }

  /** Discards the opening and its number, which mean nothing to a new session. */
  forget() {
    this.#past = 0;
    this.#wanted?.sound?.close();
    this.#wanted = null;
    this.#listen(null);
  }

  #lose(wanted) {
    if (this.#wanted === wanted) this.#end('lost');
  }

  #end(event) {
    const { number, sound } = this.#wanted;
    this.#wanted = null;
    sound?.close();
    this.#listen(null);
    this.#say(number, event);
  }

  #say(opening, event, members = {}, port = undefined) {
    this.#report({ type: 'microphone', opening, event, ...members }, port);
  }
}
