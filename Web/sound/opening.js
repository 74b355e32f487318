/**
 * How long a press may wait for the server's request, in milliseconds. The server accepts at most two
 * seconds of audio from before its request.
 */
const earlyFor = 1800;

/** How long the press may wait after the server has confirmed it, in milliseconds. */
const confirmedFor = 500;

/**
 * The opening that the server requests, and its outcome.
 *
 * `report(message, port)` sends a message to the server; for `opened`, `port` delivers the audio.
 * `listen(port)` receives the port that delivers the page's own level, or `null` after the opening.
 */
export class Opening {
  #report;
  #listen;

  /** `{number, attempt, sound, change}`: the open source, and a change requested before it was open. */
  #wanted = null;

  /** `{attempt, timer, until, isConfirmed}`: the source that a press opened before the server's request. */
  #early = null;

  /** The last request `{constraints, device}`, which the next one probably repeats. */
  #request;

  /** Openings up to this number are over, even if the server still requests them. */
  #past = 0;

  /**
   * `isProcessed` indicates whether the server's first request is expected to ask for audio
   * processing.
   */
  constructor(report, listen, isProcessed) {
    this.#report = report;
    this.#listen = listen;
    const [noiseSuppression, autoGainControl] = [isProcessed, isProcessed];
    const constraints = { echoCancellation: false, noiseSuppression, autoGainControl };
    this.#request = { constraints, device: null };
  }

  /**
   * Opens `source` at a press that the server will answer with a request, and keeps its audio until
   * then. Does nothing if the browser could prompt the user.
   */
  prepare(source) {
    // The server may still request the source that the previous press opened, unless it has
    // confirmed that press.
    if (this.#early?.isConfirmed) this.drop();
    if (this.#wanted || this.#early || !source.isAllowed) return;
    const attempt = new Attempt(source, this.#request, () => this.drop());
    const timer = setTimeout(() => this.drop(), earlyFor);
    this.#early = { attempt, timer, until: performance.now() + earlyFor, isConfirmed: false };
  }

  /**
   * Records that the server has confirmed the press; its request follows immediately, or not
   * at all.
   */
  confirm() {
    const early = this.#early;
    if (!early || early.isConfirmed) return;
    early.isConfirmed = true;
    clearTimeout(early.timer);
    const left = early.until - performance.now();
    early.timer = setTimeout(() => this.drop(), Math.min(confirmedFor, left));
  }

  /** Closes the source that a press has opened, because the server does not request it. */
  drop() {
    this.#takeEarly()?.end();
  }

  /** Opens `source` for the server's request `{opening, constraints, device}`. */
  async open(source, { opening, constraints, device }) {
    if (opening <= this.#past) return;
    const early = this.#takeEarly();
    this.close();
    const request = { constraints, device };
    this.#request = request;
    const isKept = early?.source === source;
    if (!isKept) early?.end();
    const attempt = isKept ? early : new Attempt(source, request);
    const wanted = { number: opening, attempt, sound: null, change: null };
    this.#wanted = wanted;
    attempt.lost = () => this.#lose(wanted);
    try {
      const sound = await attempt.sound;
      // The user may have released the button before the microphone opened.
      if (this.#wanted !== wanted) return;
      wanted.sound = sound;
      const change = wanted.change ?? (isEqual(attempt.request, request) ? null : request);
      if (change) sound.constrain(change.constraints, change.device);
      this.#listen(sound.heard);
      sound.watch();
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

  /** The number of the current opening; 0 if there is none. */
  get number() {
    return this.#wanted?.number ?? 0;
  }

  /** Closes opening `number`; by default, everything that is open. */
  close(number = null) {
    if (number === null) this.drop();
    if (this.#wanted && (number ?? this.#wanted.number) === this.#wanted.number) this.#end('closed');
  }

  /** Reports opening `number` of the previous page as closed. */
  disown(number) {
    this.#past = number;
    this.#say(number, 'closed');
  }

  /** Discards the opening and its number, which have no meaning in a new session. */
  forget() {
    this.#past = 0;
    this.drop();
    this.#wanted?.attempt.end();
    this.#wanted = null;
    this.#listen(null);
  }

  #takeEarly() {
    const early = this.#early;
    this.#early = null;
    clearTimeout(early?.timer);
    return early?.attempt;
  }

  #lose(wanted) {
    if (this.#wanted === wanted) this.#end('lost');
  }

  #end(event) {
    const { number, attempt } = this.#wanted;
    this.#wanted = null;
    attempt.end();
    this.#listen(null);
    this.#say(number, event);
  }

  #say(opening, event, members = {}, port = undefined) {
    this.#report({ type: 'microphone', opening, event, ...members }, port);
  }
}

/**
 * An attempt to open a source for `request`. The promise `sound` resolves to the opened source; `lost` is
 * called if the source stops by itself.
 */
class Attempt {
  #over = new AbortController();

  constructor(source, request, lost = null) {
    this.source = source;
    this.request = request;
    this.lost = lost;
    const { constraints, device } = request;
    this.sound = source.open(constraints, () => this.lost(), device, this.#over.signal);
    // Prevents an unhandled rejection; if the server requests the source, `open` reports the
    // failure.
    this.sound.catch(() => {});
  }

  /** Closes the source, now or once it is open. */
  end() {
    this.#over.abort();
    this.sound.then((sound) => sound.close(), () => {});
  }
}

function isEqual(one, other) {
  const names = Object.keys(other.constraints);
  return one.device === other.device
    && names.every((name) => one.constraints[name] === other.constraints[name]);
}
