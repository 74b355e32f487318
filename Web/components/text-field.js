import { isRemembered, remember } from '../connection/text-choice.js';
import { button, element, set } from './element.js';

let count = 0;

/**
 * The maximum input length, in UTF-16 units.
 *
 * It is twice the length that can be saved, so that the user notices an oversized paste. Even at
 * three bytes per unit, text of this length fits in one message to the server.
 */
const longest = 20_000;

/**
 * A text field for typing and dictation.
 *
 * While the field is editable, the page owns the text and passes every change to `write(text,
 * selection)`. Newly recognized words are highlighted in a copy behind the text, which also sets the
 * field's height.
 */
export class TextField {
  #copy = element('div', { class: 'field-copy', 'aria-hidden': 'true' });
  #words = element('span', {});
  #restore;
  #alternatives = element('span', { class: 'alternatives' });
  #remember;
  #correction = null;
  #last = '';
  #served = '';
  #write;
  #act;

  constructor({ kind = '', label, write, act, words }) {
    count += 1;
    this.#write = write;
    this.#act = act;
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
    this.#restore = button(words.restoreSaidWords, () => {
      this.area.focus();
      act('restoreSaidWords');
    });
    this.#remember = button('', () => {
      this.area.focus();
      remember(this.#correction.line);
      act('closeCorrection');
    });
    /**
     * The spoken form of the words at the cursor, a button that writes it, a button for each alternative,
     * and one that remembers a corrected word.
     */
    this.said = element(
      'p',
      { class: 'said secondary', hidden: true },
      this.#words,
      this.#restore,
      this.#alternatives,
      this.#remember,
    );
    // Elements that appear during dictation make the field smaller.
    new ResizeObserver(() => this.area.readOnly && this.#follow()).observe(this.element);
  }

  get text() {
    return this.area.value;
  }

  /** Whether the field contains text that the server has not yet received. */
  get isAhead() {
    return this.text !== this.#served && this.text.trim() !== '';
  }

  /**
   * Draws the server's field. `isOwn` is true while the page has changes that the server has not
   * confirmed.
   */
  draw(field, isOwn) {
    this.#served = field.text;
    set(this.area, 'placeholder', field.placeholder);
    this.area.readOnly = field.isReadOnly;
    this.element.classList.toggle('recording', field.isReadOnly);
    this.element.classList.toggle('over-limit', Boolean(field.isOverLimit));
    if (!isOwn || field.isReadOnly) this.#take(field);
    this.#offer(field);
    this.#mark(field);
    if (field.isReadOnly) this.#follow();
  }

  #offer({ said, alternatives = [], correction }) {
    this.#correction = correction && !isRemembered(correction.line) ? correction : null;
    set(this.#words, 'text', said ?? '');
    set(this.#remember, 'text', this.#correction?.title);
    this.#restore.hidden = !said;
    this.#remember.hidden = !this.#correction;
    this.#choices(alternatives);
    this.said.hidden = !said && !this.#correction && !alternatives[0];
  }

  #choices(alternatives) {
    // Unchanged buttons keep focus.
    const key = JSON.stringify(alternatives);
    if (this.#alternatives.dataset.key === key) return;
    this.#alternatives.dataset.key = key;
    this.#alternatives.replaceChildren(
      ...alternatives.map((text) =>
        button(text, () => {
          this.area.focus();
          this.#act('replaceSaidWords', { text });
        }),
      ),
    );
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
    // Unchanged text keeps its highlight, so that the fade continues.
    const key = `${from} ${to} ${shown || this.area.placeholder}`;
    if (this.#copy.dataset.key === key) return;
    this.#copy.dataset.key = key;
    // An empty field is as tall as its placeholder.
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

  /** Replaces the browser's undo, which does not include dictated text. */
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

/** Returns the range without the whitespace before its first word. */
function bare(text, [from, to]) {
  const space = text.slice(from, to).search(/\S/);
  return space < 0 ? [0, 0] : [from + space, to];
}
