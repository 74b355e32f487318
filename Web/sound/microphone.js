import { audioContext, rest, warm, warmUp } from './audio-graph.js';
import { OpenMicrophone, stop } from './open-microphone.js';

/**
 * How long the stream from an answered permission prompt is kept for an opening, in milliseconds.
 */
const keptFor = 3000;

/** The names of the errors for a missing device. */
const gone = new Set(['OverconstrainedError', 'NotFoundError']);

/** The permission states in which the microphone cannot be opened. */
const refused = new Set(['denied', 'unavailable']);

/** The browser's constraint for each effect of the protocol. */
const effectNames = {
  echoCancellation: 'echoCancellation',
  noiseSuppression: 'noiseSuppression',
  automaticGain: 'autoGainControl',
};

/**
 * The browser's microphone as an audio source: its permission, devices, and openings.
 *
 * `onpermission(status)` and the event `devices` report changes; the status is `granted`, `prompt`,
 * `denied` or `unavailable`.
 */
export class Microphone extends EventTarget {
  onpermission = () => {};

  /** The selected device; `null` for the system's default. */
  deviceId = null;

  #asked = null;
  #query = null;

  /**
   * Whether the user has granted the permission to this page. Some browsers still report `prompt`
   * afterward.
   */
  #isGranted = false;

  async watch() {
    navigator.mediaDevices?.addEventListener('devicechange', () => this.#tellDevices());
    try {
      this.#query = await navigator.permissions.query({ name: 'microphone' });
      this.#query.onchange = async () => {
        this.#isGranted = false;
        this.onpermission(await this.permission());
      };
    } catch {
      // A browser without this query prompts the user when the microphone is opened.
    }
    if (!refused.has(await this.permission())) warmUp();
  }

  /** Whether the microphone probably opens without a prompt. */
  get isAllowed() {
    const state = this.#query?.state ?? 'prompt';
    return state === 'granted' || (state === 'prompt' && this.#isGranted);
  }

  async permission() {
    if (!navigator.mediaDevices?.getUserMedia) return 'unavailable';
    return this.#query?.state ?? 'prompt';
  }

  /** Shows the browser's permission prompt; returns the new status. */
  async ask() {
    try {
      this.#keep(await this.#request(true));
      return 'granted';
    } catch (error) {
      // Errors such as a busy device occur only after the user has granted the permission.
      if (error.name === 'NotFoundError') return 'unavailable';
      if (error.name !== 'NotAllowedError') return 'granted';
      const status = await this.permission();
      // A dismissed prompt can be shown again.
      return status === 'granted' ? 'denied' : status;
    }
  }

  /**
   * Opens the microphone. Throws `denied`, `busy`, or `unavailable` if there is no stream, or the audio
   * context's error.
   *
   * `lost` is called if the device disconnects or the permission is revoked. `device` is the device
   * requested for this opening; `null` uses the page's selection. The signal `over` aborts the
   * opening.
   */
  async open(constraints, lost, device, over) {
    const wishes = this.#wishes(constraints, device);
    // The context starts while the device opens.
    const waking = audioContext();
    waking.catch(() => {});
    const stream = await this.#stream(wishes).catch((error) => {
      waking.then(rest, () => {});
      throw error;
    });
    stream.getAudioTracks()[0].onended = lost;
    over.addEventListener('abort', () => stop(stream));
    if (over.aborted) stop(stream);
    // If the user has not touched the page, some browsers start its context only once it captures.
    warm();
    const context = await waking.catch((error) => {
      stop(stream);
      throw error;
    });
    // Devices have names once one of them has been opened.
    this.#tellDevices();
    const request = (others) => this.#stream(others);
    const open = new OpenMicrophone(context, stream, wishes, request, lost);
    return {
      port: open.port,
      heard: open.heard,
      watch: () => open.watch(),
      constrain: (others, another) => open.constrain(this.#wishes(others, another ?? null)),
      close() {
        open.close();
        rest();
      },
    };
  }

  /** Returns the named microphones. Browsers hide the names until the permission is granted. */
  async devices() {
    // A browser without this API has no devices to choose from.
    const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    return all
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'default')
      .map(({ deviceId, label }) => ({ id: deviceId, title: label }))
      .filter(({ id, title }) => id && title);
  }

  /** Returns the supported audio effects, as named by the protocol. */
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
      return await this.#request(wishes);
    } catch (error) {
      const { deviceId, ...others } = wishes;
      // If the requested device is unavailable, the browser's default is used.
      if (deviceId && gone.has(error.name)) return this.#stream(others);
      throw reason(error);
    }
  }

  async #request(audio) {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      this.#isGranted = true;
      return stream;
    } catch (error) {
      if (error.name === 'NotAllowedError') this.#isGranted = false;
      throw error;
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
