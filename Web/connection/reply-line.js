const headerBytes = 8;

/**
 * The way of a reply's sound from the socket to the audio thread, past the page.
 *
 * `tell` gets what the server is to know: how far the reply was heard, that it ended, or that nothing
 * can be heard here.
 */
export class ReplyLine {
  #tell;
  #port = null;
  #number = null;

  constructor(tell) {
    this.#tell = tell;
  }

  /**
   * Leads to the audio thread by `port` from now on; null while there is no sound to be had.
   *
   * A reply goes over one port: what was not heard of it is lost with that.
   */
  connect(port) {
    this.#port?.close();
    this.#port = port;
    if (port) port.onmessage = ({ data }) => this.#report(data);
    this.#fail();
  }

  /** Takes `play`, `fade`, `pause`, `resume`, `finish` and `stopPlayback`. */
  take({ event, ...message }) {
    if (message.type === 'play') this.#number = message.playback;
    if (message.playback !== this.#number) return;
    if (this.#port) this.#port.postMessage(message);
    else if (message.type === 'play') this.#fail();
    if (message.type === 'stopPlayback') this.#number = null;
  }

  /** Takes a binary message: playback, number of the first sample, samples. */
  hear(data) {
    if (data.byteLength <= headerBytes) return;
    const header = new DataView(data);
    const playback = header.getUint32(0, true);
    if (playback !== this.#number || !this.#port) return;
    const first = header.getUint32(4, true);
    const samples = new Int16Array(data, headerBytes);
    this.#port.postMessage({ type: 'sound', playback, first, samples }, [data]);
  }

  /** The connection is cut: what was not heard is lost, and the reply is read on. */
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
