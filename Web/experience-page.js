import { Announcer } from './components/announcer.js';
import { Dialog } from './components/dialog.js';
import { button, element, enable, set } from './components/element.js';
import { icon } from './components/icon.js';
import { LinkNotice } from './components/link-notice.js';
import { Sheet } from './components/sheet.js';
import { SoundChoice } from './components/sound-choice.js';
import { voiceNotice } from './requirements.js';
import { screenClass } from './screen-parts.js';
import { Session } from './session.js';
import { chosenSource } from './sound/chosen-source.js';
import { speak, words } from './words.js';

/** The page of one experience: the frame around its screen, and the `face` of its session. */
export class ExperiencePage {
  #name;
  #part;
  #session = null;
  #isOver = false;
  #Screen = null;
  #screen = null;
  #settingsPath = '';
  #title = element('h1', { class: 'head-title' });
  #head = element('header', { class: 'head' });
  #place = element('main', { class: 'place', 'aria-busy': 'true' });
  #announcer = new Announcer();
  #act = (action, members) => this.#session.act(action, members);
  #sheet = new Sheet(this.#act);
  #notice = new LinkNotice(() => this.#reopen(), (text) => this.announce(text));
  #choice = new SoundChoice(async () => this.#session?.change(await chosenSource()));
  #help = new Dialog('sheet', 'dialog', () => this.#help.hide());

  /** `part` is the part of the experience `{name, title}` to open: `settings` or none. */
  constructor({ name, title }, part) {
    this.#name = name;
    this.#part = part;
    set(this.#title, 'text', title);
    this.#drawHead();
    this.element = element(
      'div',
      { class: 'experience' },
      this.#head,
      this.#notice.element,
      voiceNotice(),
      this.#place,
      this.#announcer.element,
      this.#sheet.element,
      this.#choice.element,
      this.#help.element,
    );
    /** Resolves when the screen can be drawn; until then, the session's messages wait. */
    this.isReady = this.#load();
    this.#start();
  }

  async #load() {
    try {
      this.#Screen = await screenClass(this.#name);
    } catch {
      // The network is unavailable, or the server has another version of the page.
      this.link({ state: 'over', text: words.incomplete });
      // Otherwise, the session's messages would wait forever.
      this.end();
      await new Promise(() => {});
    }
  }

  end() {
    this.#isOver = true;
    this.#session?.end();
  }

  async #start() {
    try {
      const session = await Session.begin(this.#name, await chosenSource(), this);
      if (this.#isOver) session.end();
      else this.#session = session;
    } catch (error) {
      console.error(error);
      this.link({ state: 'over', text: words.incomplete });
    }
  }

  #reopen() {
    if (!this.#Screen) location.reload();
    else if (this.#session) this.#session.reopen();
    else this.#start();
  }

  /** Draws the header, with the screen's own elements around the title. */
  #drawHead({ before = [], beside = [], after = [] } = {}) {
    const back = element(
      'a',
      { class: 'button quiet round', href: '#', 'aria-label': words.back },
      icon('back'),
    );
    const title = element('div', { class: 'head-words' }, ...beside, this.#title);
    this.#head.replaceChildren(back, ...before, title, this.#choice.button, ...after);
  }

  // The `face` of the session.

  begin(fixed, screen, isFresh, language) {
    speak(language);
    this.#settingsPath = fixed.settingsPath;
    set(this.#title, 'text', fixed.title);
    if (!this.#screen) {
      this.#screen = new this.#Screen(this.#tools(fixed), screen);
      this.#drawHead(this.#screen.head);
      this.#place.replaceChildren(this.#screen.element);
      this.#place.removeAttribute('aria-busy');
    }
    this.draw(screen);
    // A finished call has no settings, so a new call begins.
    if (this.#part && screen.call?.isOver) return void this.#session.renew();
    this.#screen.begin?.(screen, isFresh, this.#part);
    this.#part = undefined;
  }

  #tools(fixed) {
    return {
      act: this.#act,
      write: (text, selection) => this.#session.write(text, selection),
      words: { ...words, ...fixed },
      unlock: () => this.#session.unlock(),
      renew: () => this.#session.renew(),
      tellDevices: () => this.#session.tellDevices(),
      announce: (text) => this.announce(text),
      cover: (isCovered) => (this.#head.inert = isCovered),
    };
  }

  goesOnUnseen() {
    return this.#screen?.goesOnUnseen ?? false;
  }

  draw(screen) {
    const focused = this.#place.contains(document.activeElement) && document.activeElement;
    this.#sheet.draw(screen.rationale);
    enable(this.#choice.button, !screen.isRecording);
    this.#screen.draw(screen, !this.#session.isSettled);
    if (focused) this.#keepFocus(focused);
    this.#announcer.drawn();
  }

  /**
   * Moves focus from an element that has disappeared to the microphone, or else to the text.
   */
  #keepFocus(focused) {
    const isGone = !focused.isConnected || focused.closest('[hidden], .away');
    // The screen may have moved focus itself.
    if (!isGone || ![focused, document.body].includes(document.activeElement)) return;
    const find = (selector) => this.#place.querySelector(selector);
    const next = find('.mic-place:not([hidden]) .mic') ?? find('.field:not([hidden]) .field-text');
    next?.focus({ preventScroll: true });
  }

  level(level) {
    this.#screen?.level(level);
  }

  sound(canSound) {
    this.#screen?.sound?.(canSound);
  }

  link(link) {
    this.#notice.draw(link);
  }

  announce(text, isUrgent) {
    this.#announcer.say(text, isUrgent);
  }

  texts() {
    return this.#screen?.texts() ?? [];
  }

  openSettings() {
    this.#help.show(
      'help-title',
      element('span', { class: 'sheet-sign' }, icon('microphone')),
      element('h2', { id: 'help-title', text: words.settingsTitle }),
      element('p', { text: this.#settingsPath }),
      button(words.close, () => this.#help.hide(), { class: 'button primary' }),
    );
  }
}
