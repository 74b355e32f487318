import { besideSession } from '../connection/session-address.js';
import { Dialog } from './dialog.js';
import { button, element, set } from './element.js';
import { icon } from './icon.js';

/** The recorded calls, each of which can be played and deleted. */
export class RecordingsList {
  #act;
  #words;
  #list = element('ul', { class: 'recordings' });
  #empty;
  #player = element('audio', { preload: 'none' });
  #playing = null;
  #loaded = null;
  #failed = null;
  #shown = '';
  #dialog = new Dialog('alert', 'alertdialog', () => this.#dialog.hide());

  constructor(act, words) {
    this.#act = act;
    this.#words = words;
    this.#empty = element('p', {
      class: 'secondary recordings-empty',
      tabindex: -1,
      text: words.noRecordings,
    });
    this.element = element('div', {}, this.#list, this.#empty, this.#player, this.#dialog.element);
    for (const event of ['ended', 'pause', 'play']) {
      this.#player.addEventListener(event, () => this.#mark());
    }
    this.#player.addEventListener('error', () => this.#fail());
  }

  /** Draws a list of `{id, title, duration, deleteLabel, url, session}`. */
  draw(recordings) {
    this.#empty.hidden = recordings.length > 0;
    this.#list.hidden = recordings.length === 0;
    const key = JSON.stringify(recordings);
    if (key === this.#shown) return;
    this.#shown = key;
    if (!recordings.some(({ id }) => id === this.#playing)) this.stop();
    const old = [...this.#list.children];
    const focused = old.findIndex((row) => row.contains(document.activeElement));
    const className = document.activeElement?.className;
    this.#list.replaceChildren(...recordings.map((one) => this.#row(one)));
    this.#mark();
    if (focused >= 0) this.#focus(old[focused].dataset.id, className, focused);
  }

  stop() {
    this.#player.pause();
    this.#playing = this.#loaded = null;
  }

  /** Restores focus. If the focused row was removed, the next row receives focus. */
  #focus(id, className, index) {
    const rows = [...this.#list.children];
    const same = rows.find((row) => row.dataset.id === id);
    const next = rows[index] ?? rows.at(-1);
    const target =
      same?.getElementsByClassName(className)[0] ?? next?.querySelector('.delete') ?? this.#empty;
    target.focus();
  }

  #row(recording) {
    const { id, title, duration, deleteLabel } = recording;
    const play = button('', () => this.#play(recording), { class: 'button quiet round play' });
    const remove = button('', () => this.#ask(recording), {
      class: 'button quiet round delete',
      'aria-label': deleteLabel,
    });
    remove.append(icon('trash'));
    const row = element(
      'li',
      { class: 'recorded-call' },
      play,
      element(
        'span',
        { class: 'recording-words' },
        element('span', { text: title }),
        element('span', { class: 'secondary', role: 'status', text: duration }),
      ),
      remove,
    );
    row.dataset.id = id;
    row.dataset.title = title;
    row.dataset.duration = duration;
    return row;
  }

  async #play({ id, url, session }) {
    const isOn = this.#playing === id && !this.#player.paused;
    this.#player.pause();
    if (isOn) return;
    [this.#playing, this.#failed] = [id, null];
    if (this.#loaded !== id) {
      // Proxies log addresses, but not this header. Audio that does not arrive cannot be played.
      const sound = await fetch(besideSession(url), { headers: { 'hark-session': session } })
        .then((answer) => answer.blob())
        .catch(() => new Blob());
      if (this.#playing !== id || this.#loaded === id) return;
      URL.revokeObjectURL(this.#player.src);
      this.#player.src = URL.createObjectURL(sound);
      this.#loaded = id;
    }
    this.#player.play().catch(() => this.#mark());
  }

  /** Marks the recording as failed; playing it again retries. */
  #fail() {
    this.#failed = this.#playing;
    this.#playing = this.#loaded = null;
    this.#mark();
  }

  #mark() {
    for (const row of this.#list.children) {
      const isOn = row.dataset.id === this.#playing && !this.#player.paused && !this.#player.ended;
      const play = row.querySelector('.play');
      const word = isOn ? this.#words.pause : this.#words.play;
      set(play, 'aria-label', `${word}: ${row.dataset.title}`);
      play.replaceChildren(icon(isOn ? 'pause' : 'play'));
      const isFailed = row.dataset.id === this.#failed;
      const below = row.querySelector('.secondary');
      set(below, 'text', isFailed ? this.#words.notPlayed : row.dataset.duration);
    }
  }

  #ask({ id, deleteLabel }) {
    this.#dialog.show(
      'delete-text',
      element('p', { id: 'delete-text', class: 'alert-text', text: deleteLabel }),
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
