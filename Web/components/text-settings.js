import { chooseText, textChoice, vocabularyFault } from '../connection/text-choice.js';
import { words } from '../words.js';
import { Dialog } from './dialog.js';
import { button, element, set, showText } from './element.js';
import { icon } from './icon.js';

/** The settings for how text is finished, and a button that opens them. */
export class TextSettings {
  #dialog = new Dialog('sheet', 'dialog', () => this.#dialog.hide());
  #text;
  #fault = element('p', { class: 'fault', id: 'text-fault', role: 'alert', hidden: true });
  element = this.#dialog.element;
  button = button('', () => this.#show(), { class: 'button quiet' });

  constructor() {
    this.button.append(icon('keyboard'), element('span', { text: words['text.title'] }));
  }

  #show() {
    const choice = textChoice();
    this.#makeText(choice.text);
    this.#dialog.show(
      'text-title',
      element('h2', { id: 'text-title', text: words['text.title'] }),
      element('p', { class: 'secondary', text: words['text.note'] }),
      element(
        'div',
        { class: 'choices' },
        ...['commands', 'numbers', 'fillers'].map((name) => this.#switch(name, choice[name])),
      ),
      element('label', { class: 'words-title', for: 'my-words', text: words['text.vocabulary'] }),
      element('p', { class: 'secondary', id: 'words-note', text: words['text.vocabularyNote'] }),
      this.#text,
      this.#fault,
      button(words.close, () => this.#close(), { class: 'button primary' }),
    );
    this.#tell();
  }

  #makeText(text) {
    this.#text = element('textarea', {
      id: 'my-words',
      class: 'words-text',
      rows: 5,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
      oninput: () => {
        chooseText({ text: this.#text.value });
        if (this.#text.hasAttribute('aria-invalid')) this.#tell();
      },
      onchange: () => this.#tell(),
    });
    this.#text.value = text;
  }

  #switch(name, isOn) {
    const input = element('input', {
      type: 'checkbox',
      checked: isOn,
      onchange: () => chooseText({ [name]: input.checked }),
    });
    const title = element('span', { text: words[`text.${name}`] });
    return element('label', { class: 'choice' }, input, title);
  }

  /** Shows the fault of the user's words, or none. */
  #tell() {
    const fault = vocabularyFault(this.#text.value);
    const text = fault && words[`text.${fault.name}`];
    showText(this.#fault, text?.replace('{line}', fault.line).replace('{sign}', fault.sign));
    set(this.#text, 'aria-invalid', fault ? 'true' : null);
    set(this.#text, 'aria-describedby', fault ? 'text-fault words-note' : 'words-note');
    return fault;
  }

  /** Closes the settings, unless the words have a fault, which Escape leaves as it is. */
  #close() {
    if (this.#tell()) this.#text.focus();
    else this.#dialog.hide();
  }
}
