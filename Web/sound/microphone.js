import { audioContext, capture, rest, warmUp } from './audio-graph.js';

/** How long the stream of an answered question waits for the opening that follows, in ms. */
const keptFor = 3000;

/**
 * The browser's microphone as a source of sound: its permission, its devices, its openings.
 *
 * `onpermission(status)` and `ondevices()` tell of changes; the status is `granted`, `prompt`,
 * `denied` or `unavailable`.
 */
export class Microphone {
  onpermission = () => {};
  ondevices = () => {};

  /** The chosen device; null is the system's own choice. */
  deviceId = null;

  #asked = null;
  #query = null;

  async watch() {
    navigator.mediaDevices?.addEventListener('devicechange', () => this.ondevices());
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
   * `lost` is called when the device goes or the permission is withdrawn.
   */
  async open(constraints, lost) {
    const stream = await this.#stream(constraints);
    const [track] = stream.getAudioTracks();
    track.onended = lost;
    const context = await audioContext().catch((error) => {
      track.onended = null;
      stop(stream);
      throw error;
    });
    const source = context.createMediaStreamSource(stream);
    const wire = capture(context, source);
    return {
      port: wire.port,
      close() {
        track.onended = null;
        wire.close();
        stop(stream);
        return rest();
      },
    };
  }

  /** The microphones to choose from; without names until the permission is given. */
  async devices() {
    const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
    return all
      .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== 'default')
      .map(({ deviceId, label }) => ({ id: deviceId, title: label }))
      .filter(({ id, title }) => id && title);
  }

  async #stream(constraints) {
    const kept = this.#asked;
    this.#asked = null;
    const wishes = { ...constraints, channelCount: 1, ...device(this.deviceId) };
    if (kept && !this.deviceId) {
      clearTimeout(kept.timer);
      await kept.stream.getAudioTracks()[0].applyConstraints(wishes).catch(() => {});
      return kept.stream;
    }
    try {
      return await navigator.mediaDevices.getUserMedia({ audio: wishes });
    } catch (error) {
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

function device(id) {
  return id ? { deviceId: { exact: id } } : {};
}

function reason({ name }) {
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unavailable';
}

function stop(stream) {
  stream.getTracks().forEach((track) => track.stop());
}
