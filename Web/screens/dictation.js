import { Banner } from '../components/banner.js';
import { element, set, showText } from '../components/element.js';
import { icon } from '../components/icon.js';
import { MicButton } from '../components/mic-button.js';
import { OfferNotice } from '../components/offer-notice.js';
import { RecordingIndicator } from '../components/recording-indicator.js';
import { Status } from '../components/status.js';
import { TextField } from '../components/text-field.js';

/** A form with dictation into its approved fields. */
export class DictationScreen {
  #act;
  #write;
  #words;
  #fields = new Map();
  #form = element('div', { class: 'form' });
  #banner;
  #scope;
  #unfinished;
  #splitting;
  #hint = element('p', { class: 'hint', hidden: true });
  #indicator;
  #status = new Status();
  #microphone;
  #focus = null;

  constructor({ act, write, words }, screen) {
    this.#act = act;
    this.#write = write;
    this.#words = words;
    this.#scope = new OfferNotice(act, 'scope');
    this.#unfinished = new OfferNotice(act, 'unfinished');
    this.#splitting = new OfferNotice(act, 'splitting');
    this.#banner = new Banner(act);
    this.#indicator = new RecordingIndicator(words);
    this.#microphone = new MicButton('bordered', act);
    this.#focus = screen.dictation.focus;
    this.element = element(
      'div',
      { class: 'dictation' },
      this.#form,
      element(
        'div',
        { class: 'dock dictation-dock' },
        this.#unfinished.element,
        this.#splitting.element,
        this.#scope.element,
        this.#banner.element,
        this.#hint,
        element(
          'div',
          { class: 'row dictation-row' },
          this.#microphone.element,
          this.#status.element,
          this.#indicator.element,
        ),
      ),
    );
  }

  draw(screen, isOwn) {
    const { dictation } = screen;
    if (!isOwn) this.#focus = dictation.focus;
    this.#arrange(dictation.fields);
    for (const field of dictation.fields) this.#drawField(field, screen, isOwn);
    this.#scope.draw(dictation);
    this.#unfinished.draw(dictation.unfinished ?? {});
    this.#splitting.draw(dictation.splitting ?? {});
    this.#banner.draw(screen.message);
    showText(this.#hint, screen.hint);
    this.#microphone.draw({
      ...screen.button,
      isHidden: screen.button.isHidden || !dictation.showsMicrophone,
    });
    this.#indicator.draw(screen);
    this.#status.draw(screen.isRecording ? { ...screen.status, dot: null } : screen.status);
    this.#status.element.hidden = screen.isRecording || Boolean(screen.message);
  }

  level(level) {
    this.#indicator.level(level);
    this.#microphone.level(level.ringScale);
  }

  texts() {
    const all = [...this.#fields].map(([id, { field }]) => ({ text: field.text, field: id }));
    const others = all.filter(({ text, field }) => text && field !== this.#focus);
    return [...others, ...all.filter(({ field }) => field === this.#focus)];
  }

  /**
   * Matches the form to the organization's configuration, which can change while the form is open.
   */
  #arrange(fields) {
    for (const [id, { group }] of this.#fields) {
      if (fields.some((field) => field.id === id)) continue;
      group.remove();
      this.#fields.delete(id);
    }
    for (const field of fields) if (!this.#fields.has(field.id)) this.#add(field);
  }

  #add({ id, title }) {
    const field = new TextField({
      kind: 'boxed',
      write: (text, selection) => {
        this.#enter(id);
        this.#write(text, selection);
      },
      act: this.#act,
      words: this.#words,
    });
    field.area.addEventListener('focus', () => this.#enter(id));
    const label = element('label', { for: field.area.id, text: title });
    const sign = icon('microphone');
    label.append(sign);
    const group = element('div', { class: 'form-field' }, label, field.element, field.said);
    this.#fields.set(id, { field, group, sign });
    this.#form.append(group);
  }

  #enter(id) {
    if (this.#focus === id) return;
    this.#focus = id;
    this.#act('focus', { field: id });
  }

  #drawField({ id, text, selection, isApproved }, screen, isOwn) {
    const { field, group, sign } = this.#fields.get(id);
    sign.toggleAttribute('hidden', !isApproved);
    set(field.area, 'aria-description', isApproved ? this.#words.dictated : null);
    const isTarget = screen.dictation.target === id;
    const spoken = isTarget ? screen.field : { text, selection, fresh: null, isReadOnly: false };
    group.classList.toggle('chosen', screen.dictation.focus === id);
    field.draw({ ...spoken, placeholder: '' }, isOwn);
  }
}
