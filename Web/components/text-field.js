import { element, set } from './element.js';

let count = 0;

/**
 * The longest text that is taken, in UTF-16 units: twice what may be saved, so that a person sees
 * that a paste is too long, and in three bytes each still one message to the server.
 */
const longest = 20_000;

/**
 * A text that is typed and spoken.
 *
 * The page is its author while it is not read-only: `write(text, selection)` gets every change. The
 * words that have just come are marked on a copy that lies behind the text and gives it its height.
 */
export class TextField {
  #copy = element('div', { class: 'field-copy', 'aria-hidden': 'true' });
  #last = '';
  #write;

  constructor({ kind = '', label, write, act }) {
    count += 1;
    this.#write = write;
    this.area = element('textarea', {
      class: 'field-text',
      id: `field-${count}`,
      rows: 1,
      maxlength: longest,
      'aria-label': label,
      autocomplete: 'off',
      oninput: () => this.#say(),
      onkeydown: (event) => this.#undo(event, act),
    });
    this.area.addEventListener('select', () => this.#say());
    this.area.addEventListener('keyup', () => this.#say());
    this.area.addEventListener('pointerup', () => this.#say());
    this.element = element('div', { class: `field ${kind}` }, this.#copy, this.area);
    // What appears about it while somebody speaks takes room from it.
    new ResizeObserver(() => this.area.readOnly && this.#follow()).observe(this.element);
  }

  get text() {
    return this.area.value;
  }

  /** Draws the server's field; `isOwn` while the page has changes that the server does not know. */
  draw(field, isOwn) {
    set(this.area, 'placeholder', field.placeholder);
    this.area.readOnly = field.isReadOnly;
    this.element.classList.toggle('recording', field.isReadOnly);
    this.element.classList.toggle('over-limit', Boolean(field.isOverLimit));
    if (!isOwn || field.isReadOnly) this.#take(field);
    this.#mark(field);
    if (field.isReadOnly) this.#follow();
  }

  #take({ text, selection }) {
    if (this.area.value !== text) {
      this.area.value = text;
      this.area.setSelectionRange(...selection);
    }
    this.#last = this.#state();
  }

  #mark({ text, fresh }) {
    const shown = this.area.value;
    const [from, to] = fresh && shown === text ? bare(shown, fresh) : [0, 0];
    const mark = to > from ? element('mark', { text: shown.slice(from, to) }) : null;
    // The same words keep their mark, whose fading goes on.
    const key = `${from} ${to} ${shown || this.area.placeholder}`;
    if (this.#copy.dataset.key === key) return;
    this.#copy.dataset.key = key;
    // Where there is no text, its place is as high as the words that stand for it.
    const rest = (shown ? shown.slice(to) : this.area.placeholder) + '\u200b';
    this.#copy.replaceChildren(shown.slice(0, from), mark ?? '', rest);
  }

  #follow() {
    this.element.scrollTop = this.element.scrollHeight;
  }

  #say() {
    const state = this.#state();
    if (this.area.readOnly || state === this.#last) return;
    this.#last = state;
    this.#mark({ text: this.area.value, fresh: null });
    this.#write(this.area.value, [this.area.selectionStart, this.area.selectionEnd]);
  }

  /** The browser's own undo does not know what was spoken. */
  #undo(event, act) {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    act(event.shiftKey ? 'redo' : 'undo');
  }

  #state() {
    const { value, selectionStart, selectionEnd } = this.area;
    return `${selectionStart} ${selectionEnd} ${value}`;
  }
}

/** The range without the space in front of its first word. */
function bare(text, [from, to]) {
  const space = text.slice(from, to).search(/\S/);
  return space < 0 ? [0, 0] : [from + space, to];
}
