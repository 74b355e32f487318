const headerBytes = 8;

/**
 * Passes the audio of a reply from the socket to the audio thread, bypassing the page.
 *
 * `tell` receives the reports for the server: how much of the reply was heard, that it ended, or that
 * it cannot be played.
 */
export class ReplyLine {
  #tell;
  #port = null;
  #number = null;

  constructor(tell) {
    this.#tell = tell;
  }

  /**
   * Uses `port`, which leads to the audio thread, from now on; `null` means that playback is
   * unavailable.
   *
   * A reply uses a single port, so the rest of the current reply is discarded.
   */
  connect(port) {
    this.#port?.close();
    this.#port = port;
    if (port) port.onmessage = ({ data }) => this.#report(data);
    this.#fail();
  }

  /** Handles `play`, `fade`, `pause`, `resume`, `finish` and `stopPlayback` messages. */
  take({ event, ...message }) {
    if (message.type === 'play') this.#number = message.playback;
    if (message.playback !== this.#number) return;
    if (this.#port) this.#port.postMessage(message);
    else if (message.type === 'play') this.#fail();
    if (message.type === 'stopPlayback') this.#number = null;
  }

  /** Handles a binary message: playback number, number of the first sample, samples. */
  hear(data) {
    if (data.byteLength <= headerBytes) return;
    const header = new DataView(data);
    const playback = header.getUint32(0, true);
    if (playback !== this.#number || !this.#port) return;
    const first = header.getUint32(4, true);
    const samples = new Int16Array(data, headerBytes);
    this.#port.postMessage({ type: 'sound', playback, first, samples }, [data]);
  }

  /** Discards the rest of the reply after the connection was lost. Its text remains. */
  cut() {
    this.take({ type: 'stopPlayback', playback: this.#number });
  }

  #report({ playback, ...members }) {
    if (playback === this.#number) this.#tell({ type: 'playback', playback, ...members });
  }

  #fail() {
    if (this.#number === null) return;
    this.#tell({ type: 'playback', playback: this.#number, event: 'failed' });
    this.#number = null;
  }
}
