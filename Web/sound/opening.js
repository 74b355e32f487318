/**
 * The opening that the server wants, and what became of it.
 *
 * `report(message, port)` tells the server; with `opened` comes the port that gives the sound.
 * `listen(port)` gets the one that tells what is heard in it, and null once it is over.
 */
export class Opening {
  #report;
  #listen;

  /** `{number, sound, change}`: its sound once it is open, and what it is to change by then. */
  #wanted = null;

  /** Up to this number all are over, whatever the server still asks. */
  #past = 0;

  constructor(report, listen) {
    this.#report = report;
    this.#listen = listen;
  }

  /** Opens `source` for the server's wish `{opening, constraints, device}`. */
  async open(source, { opening, constraints, device }) {
    if (opening <= this.#past) return;
    this.close();
    const wanted = { number: opening, sound: null, change: null };
    this.#wanted = wanted;
    try {
      const sound = await source.open(constraints, () => this.#lose(wanted), device);
      // The person may have let go before the microphone was there.
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

  /** Changes what is done to the sound of the opening, or its device. */
  constrain({ opening, constraints, device }) {
    const wanted = this.#wanted;
    if (opening !== wanted?.number) return;
    if (wanted.sound) wanted.sound.constrain(constraints, device);
    else wanted.change = { constraints, device };
  }

  /** Closes opening `number`, or whichever is open. */
  close(number = this.#wanted?.number) {
    if (this.#wanted && number === this.#wanted.number) this.#end('closed');
  }

  /** The page before this one had opening `number`, which is gone with it. */
  disown(number) {
    this.#past = number;
    this.#say(number, 'closed');
  }

  /** Another session begins, which knows nothing of the openings before it. */
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
