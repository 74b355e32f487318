import { detector } from '../sound/detector.js';
import { SoundLook } from './sound-look.js';

/**
 * How long the page's own level remains valid, in milliseconds. After that, the server's level is
 * drawn.
 */
const fresh = 300;

/**
 * Selects the level to draw: the page's own, which does not wait for the server, if the server allows
 * it; otherwise the server's.
 *
 * `draw(sound)` receives the members of a server `level` message. For the page's own level, it also
 * receives the bars' `fullnesses`, `meterThickness`, and `orbGlowOpacity`, which distinguish voice
 * from noise.
 */
export class HeardSound {
  #draw;
  #look = null;
  #port = null;

  /** The screen shown last, and the level from the server. */
  #screen = null;
  #told = {};

  /** The page's own last level, and its time. */
  #heard = null;
  #heardAt = 0;

  /** The number of the sample at which the recording began. */
  #begin = 0;
  #frame = 0;

  /** Whether the level drawn last is the page's own. */
  #isOwn = false;

  constructor(draw) {
    this.#draw = draw;
    detector.then((module) => SoundLook.make(module)).then(
      (look) => (this.#look = look),
      () => {},
    );
  }

  /**
   * Listens to `port`, which delivers `{level, voice, end}`, or `{end}` without a detector; `null` if
   * no microphone is open.
   */
  listen(port) {
    if (this.#port) this.#port.onmessage = null;
    this.#port = port;
    this.#heard = null;
    this.#begin = 0;
    if (port) port.onmessage = ({ data }) => 'level' in data && this.#hear(data);
  }

  /** Handles a `level` message from the server. */
  take(sound) {
    this.#told = { ...this.#told, ...sound };
    if (!this.#isHeard) this.#showTold();
  }

  /** Adopts the screen sent by the server. */
  follow(screen) {
    const wasRecording = this.#screen?.isRecording;
    this.#screen = screen;
    this.#told = atRest(screen);
    if (screen.isRecording && !wasRecording) {
      this.#begin = this.#heard?.end ?? 0;
      this.#look?.begin();
    }
    if (this.#isHeard) this.#show();
    else if (this.#isOwn) this.#showTold();
  }

  get #isHeard() {
    const isFresh = this.#heard && performance.now() - this.#heardAt < fresh;
    return Boolean(isFresh && this.#look && this.#screen?.hearsSound);
  }

  #hear(heard) {
    this.#heard = heard;
    this.#heardAt = performance.now();
    if (!this.#isHeard) return;
    if (this.#screen.isRecording) this.#look.remember(heard, heard.end - this.#begin);
    // Draws at most once per frame.
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#isHeard) this.#show();
    });
  }

  #showTold() {
    this.#isOwn = false;
    this.#draw(this.#told);
  }

  #show() {
    this.#isOwn = true;
    const { isRecording, call } = this.#screen;
    const { orb, ...own } = this.#look.draw(this.#heard, isRecording);
    const follows = call?.orb.followsLevel ?? true;
    this.#draw({ ...this.#told, ...own, ...(follows && orb) });
  }
}

/** Returns the level of a screen before the server sends one. */
function atRest({ timer, level, call }) {
  const { scale, brightness, glowRadius, glowOpacity } = call?.orb ?? {};
  const orb = call && {
    orbScale: scale,
    orbBrightness: brightness,
    orbGlowRadius: glowRadius,
    orbGlowOpacity: glowOpacity,
  };
  return { level: 0, bars: [], timer, ...level, ...orb };
}
