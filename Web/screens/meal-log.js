import { Banner } from '../components/banner.js';
import { button, element, set, showText } from '../components/element.js';
import { icon } from '../components/icon.js';
import { MealTable } from '../components/meal-table.js';
import { MicButton } from '../components/mic-button.js';
import { Orb } from '../components/orb.js';
import { SoundPicture } from '../components/sound-picture.js';
import { Status } from '../components/status.js';
import { TextField } from '../components/text-field.js';

/** The meal log: the user describes a meal, reviews the text, logs it, and sees its nutrition. */
export class MealLogScreen {
  #field;
  #table;
  #banner;
  #hint = element('p', { class: 'hint', hidden: true });
  #picture = new SoundPicture();
  #timer = element('span', { class: 'timer large' });
  #orb = new Orb();
  #microphone;
  #status = new Status();
  #type;
  #confirm;
  #again;
  #isRecording = false;
  #hadKeyboard = false;
  #words;

  constructor({ act, write, words }) {
    this.#words = words;
    this.#field = new TextField({ kind: 'speech', label: words.textLabel, write, act, words });
    this.#table = new MealTable(words);
    // The field gets focus immediately, because a phone opens its keyboard only while it handles a
    // touch. Text that is typed before the server answers is kept.
    const acts = (action, members = {}) => {
      act(action, members);
      if ([action, members.recovery].includes('typeInstead')) this.#field.area.focus();
    };
    this.#banner = new Banner(acts);
    this.#microphone = new MicButton('large', act);
    this.#type = button('', () => acts('typeInstead'), { class: 'button quiet' });
    this.#type.append(icon('keyboard'), element('span', { text: words.typeInstead }));
    this.#confirm = button(words.confirm, () => act('confirm'), { class: 'button primary wide' });
    this.#again = button(words.startOver, () => act('startOver'), { class: 'button wide' });
    this.element = element(
      'div',
      { class: 'meal-log' },
      element(
        'div',
        { class: 'meal-top' },
        this.#field.element,
        this.#table.element,
        this.#banner.element,
        this.#hint,
      ),
      element(
        'div',
        { class: 'meal-dock' },
        this.#confirm,
        this.#picture.element,
        this.#timer,
        element('div', { class: 'meal-button' }, this.#orb.element, this.#microphone.element),
        this.#status.element,
        this.#type,
        this.#again,
      ),
    );
  }

  draw(screen, isOwn) {
    const { mealLog } = screen;
    const isShown = Boolean(mealLog.results);
    this.#isRecording = screen.isRecording;
    this.#field.element.hidden = isShown;
    this.#field.draw(screen.field, isOwn);
    this.#table.draw(mealLog.results);
    // Results replace any earlier message.
    this.#banner.draw(isShown ? null : screen.message);
    showText(this.#hint, screen.hint);
    this.#drawSound(screen);
    this.#microphone.draw(screen.button);
    this.#status.draw({ ...screen.status, text: mealLog.status ?? screen.status.text });
    // The message banner shows the full text.
    this.#status.element.classList.toggle('away', Boolean(screen.message));
    const isOffered = mealLog.offersTyping && !screen.isRecording && !screen.message;
    this.#type.classList.toggle('away', !isOffered);
    this.#type.hidden = isShown || mealLog.stage === 'saved';
    this.#confirm.hidden = !mealLog.canConfirm;
    set(this.#confirm, 'text', mealLog.showsKeyboard ? this.#words.done : this.#words.confirm);
    this.#again.hidden = !isShown && mealLog.stage !== 'saved';
    this.#focus(mealLog.showsKeyboard);
  }

  level(level) {
    if (!this.#isRecording) return;
    set(this.#timer, 'text', level.timer);
    this.#picture.draw(level);
    this.#orb.draw(level);
    this.#microphone.level(level.ringScale);
  }

  texts() {
    return [{ text: this.#field.text, field: null }];
  }

  #drawSound({ isRecording, timer, level }) {
    set(this.#timer, 'text', timer);
    this.#timer.hidden = !isRecording;
    this.#orb.draw(isRecording ? level : null);
    if (!isRecording) this.#picture.draw(null);
  }

  /** Focuses a field that needs typing, which also opens a phone's keyboard. */
  #focus(showsKeyboard) {
    if (showsKeyboard && !this.#hadKeyboard) this.#field.area.focus();
    this.#hadKeyboard = showsKeyboard;
  }
}
