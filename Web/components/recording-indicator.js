import { element, set } from './element.js';
import { SoundPicture } from './sound-picture.js';
import { Status } from './status.js';

/**
 * Shows a recording in progress: dot, status, elapsed time, and level. Screen readers treat it as one
 * element.
 */
export class RecordingIndicator {
  #status = new Status();
  #timer = element('span', { class: 'timer' });
  #picture = new SoundPicture();
  #isRecording = false;

  constructor(words) {
    this.element = element(
      'div',
      { class: 'indicator', role: 'img', 'aria-label': words.recordingLabel, hidden: true },
      this.#status.element,
      this.#picture.element,
      this.#timer,
    );
  }

  draw({ isRecording, status, timer }) {
    this.#isRecording = isRecording;
    this.element.hidden = !isRecording;
    // A hidden dot does not animate.
    this.#status.draw(isRecording ? status : { ...status, dot: null });
    set(this.#timer, 'text', timer);
    if (!isRecording) this.#picture.draw(null);
  }

  level(level) {
    if (!this.#isRecording) return;
    set(this.#timer, 'text', level.timer);
    this.#picture.draw(level);
  }
}
