import { element, set } from './element.js';
import { SoundPicture } from './sound-picture.js';
import { Status } from './status.js';

/** Says that a recording is under way: dot, words, time and what is heard. One element for a screen reader. */
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
    // Nothing moves where nothing is seen.
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
