/** The time without audio after which a capture has stalled, in milliseconds. */
const stalledAfter = 3000;

/** The number of checks in that time. */
const checks = 3;

/**
 * Detects a capture that has stopped delivering audio without an event, as in Firefox on a busy
 * machine.
 *
 * It counts checks instead of time. After the page has been starved or frozen, one check is due, and the
 * audio that has arrived in the meantime is delivered before the next one.
 */
export class CaptureWatch {
  #context;
  #stalled;

  /** Whether audio has arrived since the last check. */
  #hasHeard = false;
  #silentChecks = 0;
  #isAgain = false;
  #timer = 0;

  /**
   * Watches a capture in `context`, whose audio is reported on `heard`; calls `stalled(isAgain)` when
   * the capture has stalled, and `isAgain` is true if no audio has arrived since the last stall. A
   * hidden page and a suspended context may deliver no audio.
   */
  constructor(context, heard, stalled) {
    this.#context = context;
    this.#stalled = stalled;
    heard.addEventListener('message', () => (this.#hasHeard = true));
    this.#wait();
  }

  close() {
    clearTimeout(this.#timer);
  }

  #wait() {
    this.#timer = setTimeout(() => this.#check(), stalledAfter / checks);
  }

  #check() {
    this.#wait();
    const { state } = this.#context;
    // The system suspends a context, for example for a phone call, and may refuse to resume it then.
    if (state !== 'running') this.#context.resume().catch(() => {});
    const isSilent = !this.#hasHeard && !document.hidden && state === 'running';
    if (this.#hasHeard) this.#isAgain = false;
    this.#hasHeard = false;
    this.#silentChecks = isSilent ? this.#silentChecks + 1 : 0;
    if (this.#silentChecks < checks) return;
    const isAgain = this.#isAgain;
    [this.#isAgain, this.#silentChecks] = [true, 0];
    this.#stalled(isAgain);
  }
}
