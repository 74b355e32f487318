import { Alert } from '../components/alert.js';
import { Conversation } from '../components/conversation.js';
import { button, element, enable, showText } from '../components/element.js';
import { icon } from '../components/icon.js';
import { MicButton } from '../components/mic-button.js';
import { RecordingIndicator } from '../components/recording-indicator.js';
import { TextField } from '../components/text-field.js';

/** The coach chat: a conversation, and below it a field, a microphone, and a send button. */
export class ComposerScreen {
  #conversation;
  #indicator;
  #hint = element('p', { class: 'hint', hidden: true });
  #field;
  #microphone;
  #send;
  #alert;

  constructor({ act, write, words }) {
    this.#conversation = new Conversation(act, words);
    this.#indicator = new RecordingIndicator(words);
    this.#field = new TextField({ kind: 'in-row', label: words.textLabel, write, act, words });
    this.#microphone = new MicButton('small', act);
    this.#alert = new Alert(act);
    const look = { class: 'button primary round', 'aria-label': words.send };
    this.#send = button('', () => act('send'), look, () => this.#field.isAhead);
    this.#send.append(icon('send'));
    this.element = element(
      'div',
      { class: 'composer' },
      this.#conversation.element,
      element(
        'div',
        { class: 'dock' },
        this.#indicator.element,
        this.#hint,
        this.#field.said,
        element(
          'div',
          { class: 'composer-row' },
          this.#field.element,
          this.#microphone.element,
          this.#send,
        ),
      ),
      this.#alert.element,
    );
  }

  draw(screen, isOwn) {
    this.#conversation.draw(screen.composer);
    this.#indicator.draw(screen);
    showText(this.#hint, screen.hint);
    this.#field.draw(screen.field, isOwn);
    this.#microphone.draw(screen.button);
    enable(this.#send, screen.composer.canSend);
    this.#alert.draw(screen.message);
  }

  level(level) {
    this.#indicator.level(level);
    this.#microphone.level(level.ringScale);
  }

  texts() {
    return [{ text: this.#field.text, field: null }];
  }
}
