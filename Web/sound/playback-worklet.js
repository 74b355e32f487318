// Runs on the audio thread: plays a reply as it arrives from the connection's worker, applies the
// server's commands immediately, and reports how much of the reply has been rendered and how much
// has been heard.
import { ReplySound } from './reply-sound.js';

/** The interval between reports, in seconds. */
const tellEvery = 0.05;

class Playback extends AudioWorkletProcessor {
  #line = null;
  #number = null;
  #sound = null;
  #told = { position: 0, taken: 0 };
  #latency = 0;
  #blocksToTell = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }) => this.#arrange(data);
  }

  process(_, [[out]]) {
    if (!this.#sound) return true;
    this.#sound.render(out);
    this.#blocksToTell -= 1;
    if (this.#blocksToTell <= 0) this.#tell(out.length);
    return true;
  }

  #arrange({ line, latency }) {
    if (line !== undefined) this.#follow(line);
    if (latency !== undefined) this.#latency = latency;
  }

  /** Receives replies on `line`, or none if `null`. The rest of the current reply is discarded. */
  #follow(line) {
    this.#line?.close();
    this.#line = line;
    this.#sound = null;
    if (line) line.onmessage = ({ data }) => this.#take(data);
  }

  #take(message) {
    if (message.type === 'play') {
      this.#number = message.playback;
      this.#sound = new ReplySound();
      this.#told = { position: 0, taken: 0 };
    }
    if (message.playback !== this.#number || !this.#sound) return;
    switch (message.type) {
      case 'sound':
        this.#sound.add(message.first, message.samples);
        break;
      case 'fade':
        this.#sound.fade(message.gain, message.seconds * sampleRate);
        break;
      case 'pause':
        this.#sound.pause();
        break;
      case 'resume':
        this.#sound.resume();
        break;
      case 'finish':
        this.#sound.finish(message.samples);
        break;
      case 'stopPlayback':
        this.#sound = null;
        break;
    }
  }

  /**
   * Reports the samples that were rendered, and those that have left the loudspeaker, which were
   * rendered one output latency ago.
   */
  #tell(blockLength) {
    this.#blocksToTell = Math.round((tellEvery * sampleRate) / blockLength);
    const blocksAgo = Math.round((this.#latency * sampleRate) / blockLength);
    const [position, taken] = [this.#sound.heard(blocksAgo), this.#sound.heard(0)];
    const told = this.#told;
    if (position > told.position || taken > told.taken) this.#say('heard', { position, taken });
    this.#told = { position, taken };
    if (!this.#sound.hasEnded(blocksAgo)) return;
    this.#sound = null;
    this.#say('ended');
  }

  #say(event, members) {
    this.#line.postMessage({ playback: this.#number, event, ...members });
  }
}

registerProcessor('playback', Playback);
