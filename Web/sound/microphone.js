import { audioContext, rest, warmUp } from './audio-graph.js';
import { OpenMicrophone, stop } from './open-microphone.js';

/** How long the stream of an answered question waits for the opening that follows, in ms. */
const keptFor = 3000;

/** What a browser says of a device that is not there. */
const gone = new Set(['OverconstrainedError', 'NotFoundError']);

/** What the protocol calls the effects that a browser has names of its own for. */
const effectNames = {
  echoCancellation: 'echoCancellation',
  noiseSuppression: 'noiseSuppression',
  automaticGain: 'autoGainControl',
};

/**
 * The browser's microphone as a source of sound: its permission, its devices, its openings.
 *
 * `onpermission(status)` and the event `devices` tell of changes; the status is `granted`, `prompt`,
 * `denied` or `unavailable`.
 */
export class Microphone extends EventTarget {
  onpermission = () => {};

  /** The chosen device; null is the system's own choice. */
  deviceId = null;

  #asked = null;
  #query = null;

  async watch() {
    navigator.mediaDevices?.addEventListener('devicechange', () => this.#tellDevices());
    try {
      this.#query = await navigator.permissions.query({ name: 'microphone' });
      this.#query.onchange = async () => this.onpermission(await this.permission());
    } catch {
      // A browser that cannot be asked about it will ask the person when the microphone is opened.
    }
    if (this.#query?.state === 'granted') warmUp();
  }

  async permission() {
    if (!navigator.mediaDevices?.getUserMedia) return 'unavailable';
    return this.#query?.state ?? 'prompt';
  }

  /** Brings up the browser's question; the answer is the new status. */
  async ask() {
    try {
      this.#keep(await navigator.mediaDevices.getUserMedia({ audio: true }));
      return 'granted';
    } catch (error) {
      // Who answers yes to a microphone that is busy or missing has still answered.
      if (error.name === 'NotFoundError') return 'unavailable';
      if (error.name !== 'NotAllowedError') return 'granted';
      const status = await this.permission();
      // A question that was waved away stays open.
      return status === 'granted' ? 'denied' : status;
    }
  }

  /**
   * Opens it; throws a word: `denied`, `busy` or `unavailable`.
   *
   * `lost` is called when the device goes or the permission is withdrawn. `device` is the one that is
   * wanted for this opening; null leaves it to the choice of the page.
   */
  async open(constraints, lost, device = null) {
    const wishes = this.#wishes(constraints, device);
    const stream = await this.#stream(wishes);
    stream.getAudioTracks()[0].onended = lost;
    const context = await audioContext().catch((error) => {
      stop(stream);
      throw error;
    });
    // Devices have their names once one of them was opened.
    this.#tellDevices();
    const open = new OpenMicrophone(context, stream, wishes, lost);
    return {
      port: open.port,
      heard: open.heard,
      constrain: (others, another) => {
        const wishes = this.#wishes(others, another ?? null);
        return open.constrain(wishes, () => this.#stream(wishes));
      },
      close() {
        open.close();
        return rest();
      },
    };
  }

  /** The microphones to choose from; without names until the permission is given. */
  async devices() {
    // A browser that does not say has none to choose from.
    const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    return all
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'default')
      .map(({ deviceId, label }) => ({ id: deviceId, title: label }))
      .filter(({ id, title }) => id && title);
  }

  /** What can be done to the sound here, as the protocol names it. */
  effects() {
    const known = navigator.mediaDevices?.getSupportedConstraints() ?? {};
    return Object.keys(effectNames).filter((name) => known[effectNames[name]]);
  }

  #tellDevices() {
    this.dispatchEvent(new Event('devices'));
  }

  #wishes(constraints, device) {
    const id = device ?? this.deviceId;
    return { ...constraints, channelCount: 1, ...(id && { deviceId: { exact: id } }) };
  }

  async #stream(wishes) {
    const kept = this.#asked;
    this.#asked = null;
    if (kept && !wishes.deviceId) {
      clearTimeout(kept.timer);
      await kept.stream.getAudioTracks()[0].applyConstraints(wishes).catch(() => {});
      return kept.stream;
    }
    try {
      return await navigator.mediaDevices.getUserMedia({ audio: wishes });
    } catch (error) {
      const { deviceId, ...others } = wishes;
      // One that was taken out gives way to the browser's own.
      if (deviceId && gone.has(error.name)) return this.#stream(others);
      throw reason(error);
    }
  }

  #keep(stream) {
    const timer = setTimeout(() => {
      stop(stream);
      this.#asked = null;
    }, keptFor);
    this.#asked = { stream, timer };
  }
}

function reason({ name }) {
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unavailable';
}
