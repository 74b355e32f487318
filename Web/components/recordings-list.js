import { Dialog } from './dialog.js';
import { button, element, set } from './element.js';
import { icon } from './icon.js';

/** The calls that were recorded: each can be played and deleted. */
export class RecordingsList {
  #act;
  #words;
  #list = element('ul', { class: 'recordings' });
  #empty;
  #player = element('audio', { preload: 'none' });
  #playing = null;
  #shown = '';
  #dialog = new Dialog('alert', 'alertdialog', () => this.#dialog.hide());

  constructor(act, words) {
    this.#act = act;
    this.#words = words;
    this.#empty = element('p', { class: 'secondary recordings-empty', text: words.noRecordings });
    this.element = element('div', {}, this.#list, this.#empty, this.#player, this.#dialog.element);
    for (const event of ['ended', 'pause', 'play', 'error']) {
      this.#player.addEventListener(event, () => this.#mark());
    }
  }

  /** Takes `{id, title, duration, url}` each. */
  draw(recordings) {
    this.#empty.hidden = recordings.length > 0;
    const key = JSON.stringify(recordings);
    if (key === this.#shown) return;
    this.#shown = key;
    if (!recordings.some(({ id }) => id === this.#playing)) this.stop();
    this.#list.replaceChildren(...recordings.map((one) => this.#row(one)));
    this.#mark();
  }

  stop() {
    this.#player.pause();
    this.#playing = null;
  }

  #row(recording) {
    const { id, title, duration } = recording;
    const play = button('', () => this.#play(recording), { class: 'button quiet round play' });
    const remove = button('', () => this.#ask(recording), {
      class: 'button quiet round delete',
      'aria-label': `${this.#words.delete}: ${title}`,
    });
    remove.append(icon('trash'));
    const row = element(
      'li',
      { class: 'recording' },
      play,
      element(
        'span',
        { class: 'recording-words' },
        element('span', { text: title }),
        element('span', { class: 'secondary', text: duration }),
      ),
      remove,
    );
    row.dataset.id = id;
    row.dataset.title = title;
    return row;
  }

  #play({ id, url }) {
    const isOn = this.#playing === id && !this.#player.paused;
    if (isOn) {
      this.#player.pause();
      return;
    }
    if (this.#playing !== id) this.#player.src = url;
    this.#playing = id;
    this.#player.play().catch(() => this.#mark());
  }

  #mark() {
    for (const row of this.#list.children) {
      const isOn = row.dataset.id === this.#playing && !this.#player.paused && !this.#player.ended;
      const play = row.querySelector('.play');
      const word = isOn ? this.#words.pause : this.#words.play;
      set(play, 'aria-label', `${word}: ${row.dataset.title}`);
      play.replaceChildren(icon(isOn ? 'pause' : 'play'));
    }
  }

  #ask({ id, title }) {
    this.#dialog.show(
      'delete-text',
      element('p', { id: 'delete-text', class: 'alert-text', text: `${this.#words.delete}: ${title}` }),
      element(
        'div',
        { class: 'stack' },
        button(this.#words.delete, () => this.#delete(id), { class: 'button danger' }),
        button(this.#words.cancel, () => this.#dialog.hide(), { class: 'button quiet' }),
      ),
    );
  }

  #delete(id) {
    this.#dialog.hide();
    this.#act('deleteRecording', { recording: id });
  }
}
