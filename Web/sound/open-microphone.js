import { capture } from './audio-graph.js';

/** An open microphone, whose device and effects can change. */
export class OpenMicrophone {
  #context;
  #stream = null;
  #source = null;
  #wire = null;
  #wishes;
  #lost;
  #isOver = false;
  #change = Promise.resolve();

  /**
   * Captures `stream`, opened with `wishes`, in `context`; calls `lost` when the device disconnects.
   */
  constructor(context, stream, wishes, lost) {
    this.#context = context;
    this.#wishes = wishes;
    this.#lost = lost;
    this.#hear(stream);
  }

  get port() {
    return this.#wire.port;
  }

  get heard() {
    return this.#wire.heard;
  }

  /**
   * Applies `wishes` to the current track, or to a new stream from `reopen()` that continues the
   * numbering. If neither is possible, nothing changes.
   */
  constrain(wishes, reopen) {
    this.#change = this.#change.then(() => this.#follow(wishes, reopen)).catch(() => {});
    return this.#change;
  }

  close() {
    this.#isOver = true;
    this.#wire.close();
    letGo(this.#stream);
  }

  async #follow(wishes, reopen) {
    if (isSameDevice(wishes, this.#wishes)) {
      const [track] = this.#stream.getAudioTracks();
      await track.applyConstraints(wishes).catch(() => {});
      if (this.#isOver || isAsWished(track.getSettings(), wishes)) return;
    }
    const stream = await reopen();
    if (this.#isOver) {
      stop(stream);
      return;
    }
    const old = this.#stream;
    this.#wishes = wishes;
    this.#hear(stream);
    letGo(old);
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
