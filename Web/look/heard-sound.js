import { detector } from '../sound/detector.js';
import { SoundLook } from './sound-look.js';

/** How long what the page heard itself counts, in ms; after that the server's word does. */
const fresh = 300;

/**
 * What is drawn of the sound: what the page hears itself, without waiting for the server, where the
 * server says that it counts; else what the server hears.
 *
 * `draw(sound)` gets what a `level` of the server's has, and where the page itself has heard it
 * `fullnesses` of the bars, `meterThickness` and `orbGlowOpacity`, which tell a voice from noise.
 */
export class HeardSound {
  #draw;
  #look = null;
  #port = null;

  /** The screen as it was shown last, and the sound as the server told it. */
  #screen = null;
  #told = {};

  /** What the page heard last, and when. */
  #heard = null;
  #heardAt = 0;

  /** With which sample the recording began. */
  #begin = 0;
  #frame = 0;

  /** Whether what is drawn is what the page heard itself. */
  #isOwn = false;

  constructor(draw) {
    this.#draw = draw;
    detector.then((module) => SoundLook.make(module)).then(
      (look) => (this.#look = look),
      () => {},
    );
  }

  /** Hears by `port`, which gives `{level, voice, end}`; null where no microphone is open. */
  listen(port) {
    if (this.#port) this.#port.onmessage = null;
    this.#port = port;
    this.#heard = null;
    this.#begin = 0;
    if (port) port.onmessage = ({ data }) => this.#hear(data);
  }

  /** The server's `level`. */
  take(sound) {
    this.#told = { ...this.#told, ...sound };
    if (!this.#isHeard) this.#showTold();
  }

  /** The screen that the server shows. */
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
    // Once for each picture that the screen shows.
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

/** The sound of a screen before any is told. */
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
