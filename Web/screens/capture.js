import { Banner } from '../components/banner.js';
import { button, element, enable, set, showText } from '../components/element.js';
import { icon } from '../components/icon.js';
import { MicButton } from '../components/mic-button.js';
import { RecordingIndicator } from '../components/recording-indicator.js';
import { TextField } from '../components/text-field.js';

/**
 * The capture screen: a large text field that is filled by dictation or typing and saved
 * explicitly.
 */
export class CaptureScreen {
  #field;
  #count = element('p', { class: 'count secondary' });
  #indicator;
  #bar;
  #banner;
  #saveBanner;
  #success = element('p', { class: 'success', hidden: true });
  #successText = element('span', {});
  #meaning = element('p', { class: 'meaning', hidden: true });
  #hint = element('p', { class: 'hint', hidden: true });
  #signIn;
  #microphone;
  #save;
  #words;

  constructor({ act, write, words }) {
    this.#words = words;
    this.#field = new TextField({ kind: 'tall', label: words.textLabel, write, act, words });
    this.#indicator = new RecordingIndicator(words);
    this.#bar = element(
      'div',
      { class: 'recording-bar', hidden: true },
      this.#indicator.element,
      element(
        'div',
        { class: 'row' },
        button(words.cancel, () => act('cancel'), { 'aria-label': words.cancelLabel }),
        button(words.stop, () => act('stop'), { class: 'button danger' }),
      ),
    );
    this.#banner = new Banner(act);
    this.#saveBanner = new Banner(() => act('dismissSaveFailure'));
    this.#success.append(icon('check'), this.#successText);
    this.#signIn = button(words.signedIn, () => act('signedIn'), { hidden: true });
    this.#microphone = new MicButton('bordered', act);
    const wide = { class: 'button primary wide' };
    this.#save = button(words.save, () => this.#put(act), wide, () => this.#field.isAhead);
    this.element = element(
      'div',
      { class: 'capture' },
      this.#field.element,
      this.#field.said,
      this.#count,
      this.#bar,
      this.#banner.element,
      this.#saveBanner.element,
      this.#signIn,
      this.#success,
      this.#meaning,
      this.#hint,
      element('div', { class: 'row capture-row' }, this.#microphone.element, this.#save),
    );
  }

  draw(screen, isOwn) {
    const { capture } = screen;
    this.#field.draw(screen.field, isOwn);
    set(this.#count, 'text', screen.field.count);
    this.#indicator.draw(screen);
    this.#bar.hidden = !capture.showsRecordingBar;
    this.#banner.draw(screen.message);
    this.#saveBanner.draw(this.#saveMessage(capture.saveProblem));
    this.#signIn.hidden = !capture.needsReauthentication;
    this.#success.hidden = !capture.success;
    set(this.#successText, 'text', capture.success);
    showText(this.#meaning, capture.meaning);
    showText(this.#hint, screen.hint);
    this.#microphone.draw(screen.button);
    enable(this.#save, capture.canSave);
    set(this.#save, 'text', capture.isSaving ? this.#words.saving : this.#words.save);
  }

  level(level) {
    this.#indicator.level(level);
    this.#microphone.level(level.ringScale);
  }

  texts() {
    return [{ text: this.#field.text, field: null }];
  }

  /** Saves the text, and moves focus away from it, which closes a phone's keyboard. */
  #put(act) {
    this.#save.focus();
    act('save');
  }

  #saveMessage(text) {
    return text ? { text, actions: [], dismiss: this.#words.dismiss } : null;
  }
}
