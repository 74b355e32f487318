import { capture } from './audio-graph.js';
import { CaptureWatch } from './capture-watch.js';

/**
 * An open microphone, whose device and effects can change.
 *
 * If it stalls, it is opened again, and the numbering continues. If it remains stalled, it is lost.
 */
export class OpenMicrophone {
  #context;
  #stream = null;
  #source = null;
  #wire = null;
  #wishes;
  #request;
  #lost;
  #watch = null;
  #isOver = false;
  #change = Promise.resolve();

  /**
   * Captures `stream`, opened with `wishes`, in `context`; calls `lost` when the device disconnects
   * or remains stalled. `request(wishes)` opens another stream.
   */
  constructor(context, stream, wishes, request, lost) {
    this.#context = context;
    this.#wishes = wishes;
    this.#request = request;
    this.#lost = lost;
    this.#hear(stream);
  }

  /** Watches for a stall; `heard` must deliver from now on. */
  watch() {
    this.#watch = new CaptureWatch(this.#context, this.heard, (isAgain) => {
      if (isAgain) this.#lost();
      else this.#reopen();
    });
  }

  get port() {
    return this.#wire.port;
  }

  get heard() {
    return this.#wire.heard;
  }

  /**
   * Applies `wishes` to the current track, or to a new stream that continues the numbering. If neither
   * is possible, nothing changes.
   */
  constrain(wishes) {
    this.#change = this.#change.then(() => this.#follow(wishes)).catch(() => {});
    return this.#change;
  }

  close() {
    this.#isOver = true;
    this.#watch?.close();
    this.#wire.close();
    letGo(this.#stream);
  }

  async #follow(wishes) {
    if (isSameDevice(wishes, this.#wishes)) {
      const [track] = this.#stream.getAudioTracks();
      await track.applyConstraints(wishes).catch(() => {});
      if (this.#isOver) return;
      if (isAsWished(track.getSettings(), wishes)) {
        this.#wishes = wishes;
        return;
      }
    }
    const old = this.#stream;
    await this.#open(wishes);
    letGo(old);
  }

  async #open(wishes) {
    const stream = await this.#request(wishes);
    if (this.#isOver) {
      stop(stream);
      return;
    }
    this.#wishes = wishes;
    this.#hear(stream);
  }

  #reopen() {
    this.#change = this.#change
      .then(() => {
        // A browser may give a second stream the audio of a first one that is still open.
        letGo(this.#stream);
        return this.#open(this.#wishes);
      })
      .catch(() => this.#lost());
  }

  #hear(stream) {
    this.#stream = stream;
    stream.getAudioTracks()[0].onended = this.#lost;
    this.#source = this.#context.createMediaStreamSource(stream);
    if (this.#wire) this.#wire.follow(this.#source);
    else this.#wire = capture(this.#context, this.#source);
  }
}

function letGo(stream) {
  stream.getAudioTracks()[0].onended = null;
  stop(stream);
}

function isSameDevice(one, other) {
  return one.deviceId?.exact === other.deviceId?.exact;
}

/**
 * Returns whether a track applies the requested effects. Effects that it does not report count as
 * applied.
 */
function isAsWished(settings, { echoCancellation, noiseSuppression, autoGainControl }) {
  const effects = { echoCancellation, noiseSuppression, autoGainControl };
  return Object.entries(effects).every(([name, isOn]) => (settings[name] ?? isOn) === isOn);
}

/** Stops every track of `stream`. */
export function stop(stream) {
  stream.getTracks().forEach((track) => track.stop());
}
