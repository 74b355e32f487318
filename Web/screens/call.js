import { CallLines } from '../components/call-lines.js';
import { CallOrb } from '../components/call-orb.js';
import { CallOverlay } from '../components/call-overlay.js';
import { CallPage } from '../components/call-page.js';
import { CallStatus } from '../components/call-status.js';
import { Avatar } from '../components/avatar.js';
import { button, element, set, showText } from '../components/element.js';
import { icon } from '../components/icon.js';
import { MicButton } from '../components/mic-button.js';
import { pressArea } from '../components/press-area.js';
import { SlidingBanner } from '../components/sliding-banner.js';
import { lacksVoice } from '../requirements.js';

/** The voice call: the orb in the middle, the transcript and the microphone below it. */
export class CallScreen {
  #tools;
  #words;
  #avatar = new Avatar();
  #agent = element('p', { class: 'agent-name' });
  #recorded;
  #end;
  #orb = new CallOrb();
  #status = new CallStatus();
  #lines;
  #preview = element('p', { class: 'call-preview', hidden: true });
  #offer;
  #offerText = element('p', { class: 'notice-text' });
  #offerButton;
  #declineButton;
  #locked;
  #banner;
  #mute;
  #microphone;
  #settings;
  #hint = element('p', { class: 'call-hint', hidden: true });
  #start;
  #over;
  #again;
  #main;
  #overlay;
  #page;
  #isOver = false;
  #hasBegun = false;
  #canSound = true;

  constructor(tools) {
    const { act, words } = tools;
    this.#tools = tools;
    this.#words = words;
    this.#makeHead(act, words);
    this.#makeNotices(act, words);
    this.#lines = new CallLines(words);
    this.#banner = new SlidingBanner(act, words);
    this.#overlay = new CallOverlay(act, words);
    this.#page = new CallPage(act, words);
    this.#main = element(
      'div',
      { class: 'call-main' },
      element('div', { class: 'call-stage' }, this.#orb.element, this.#status.element),
      this.#start,
      this.#over,
      this.#lines.element,
      this.#preview,
      this.#offer,
      this.#locked,
      this.#banner.element,
      this.#makeControls(act, words),
      element('div', { class: 'call-hint-place', role: 'status' }, this.#hint),
    );
    this.element = element('div', { class: 'call' }, this.#main, this.#overlay.element, this.#page.element);
    pressArea(this.#main, this.#microphone.button, act, () => this.#isOn);
    // A touch resumes playback that the browser has suspended.
    this.#main.addEventListener('pointerup', () => this.#hasBegun && this.#unlock());
  }

  /** The elements around the title in the page header. */
  get head() {
    return {
      before: [this.#avatar.element],
      beside: [this.#agent],
      after: [this.#recorded, this.#end],
    };
  }

  #makeHead(act, words) {
    this.#recorded = element(
      'span',
      { class: 'recorded-sign', role: 'img', 'aria-label': words.recorded, hidden: true },
      element('span', { class: 'recorded-dot' }),
      element('span', { class: 'recorded-word', text: words.recordedShort }),
    );
    this.#end = button('', () => act('end'), {
      class: 'button end-call',
      'aria-label': words.endCallLabel,
      'aria-describedby': 'end-call-hint',
    });
    this.#end.append(
      icon('hangUp'),
      element('span', { id: 'end-call-hint', hidden: true, text: words.endCallHint }),
    );
  }

  #makeNotices(act, words) {
    this.#offerButton = button('', () => act('acceptNoiseOffer'));
    this.#declineButton = button('', () => act('declineNoiseOffer'), { class: 'button quiet' });
    this.#offer = element(
      'section',
      { class: 'call-notice', hidden: true },
      this.#offerText,
      this.#declineButton,
      this.#offerButton,
    );
    this.#locked = element(
      'section',
      { class: 'call-notice', hidden: true },
      element('p', { class: 'notice-text', text: words.silentPage }),
      button(words.playAloud, () => this.#unlock()),
    );
    this.#start = element(
      'div',
      { class: 'call-gate', hidden: true },
      button(words.startCall, () => this.#begin(), { class: 'button primary' }),
    );
    this.#again = button(words.callAgain, () => this.#tools.renew(), {
      class: 'button primary',
      'aria-describedby': 'call-over',
    });
    this.#over = element(
      'div',
      { class: 'call-gate', hidden: true },
      element('p', { id: 'call-over', text: words.callOver }),
      this.#again,
    );
  }

  #makeControls(act, words) {
    this.#microphone = new MicButton('phone', act, { fades: true });
    this.#mute = button('', () => act('mute', { isOn: !this.#isPressed(this.#mute) }), {
      class: 'button round side',
      'aria-label': words.mute,
      'aria-pressed': 'false',
    });
    this.#mute.append(icon('microphoneSlashed'));
    this.#settings = button('', () => this.#toggleSettings(), {
      class: 'button round side',
      'aria-label': words.quickTitle,
      'aria-expanded': 'false',
    });
    this.#settings.append(icon('gear'));
    return element(
      'div',
      { class: 'call-controls' },
      this.#mute,
      this.#microphone.element,
      this.#settings,
    );
  }

  /** Begins the screen of a session; `isFresh` is true if this page has not begun its call yet. */
  begin(screen, isFresh, part) {
    if (!isFresh || screen.call.isOver) return;
    this.#hasBegun = false;
    // Opening the settings does not start the call.
    if (part === 'settings') {
      this.#drawGates();
      this.#tools.tellDevices();
      return this.#tools.act('show', { panel: 'full' });
    }
    if (screen.call.panel !== 'none') this.#tools.act('show', { panel: 'none' });
    // Without a user gesture, the browser allows neither recording nor playback.
    if (navigator.userActivation?.hasBeenActive) this.#begin();
    else this.#drawGates();
  }

  draw(screen, isOwn) {
    const { call } = screen;
    const hasEnded = this.#hasBegun && call.isOver && !this.#isOver;
    this.#isOver = call.isOver;
    this.#drawHead(call);
    this.#orb.draw(call.orb);
    this.#status.draw(screen.status, call.speaker);
    // The banner shows the full message.
    this.#status.element.classList.toggle('away', screen.phase === 'failed' && Boolean(call.banner));
    this.#lines.draw(call.lines);
    showText(this.#preview, call.preview);
    this.#drawNotices(call);
    this.#banner.draw(call.banner);
    // The dashed ring of a held button starts to turn when its hint appears.
    const turns = call.hint ? (ring) => ring : (ring) => ({ ...ring, turnSeconds: null });
    this.#microphone.draw({ ...screen.button, rings: screen.button.rings.map(turns) });
    showText(this.#hint, call.hint);
    this.#drawControls(call);
    this.#drawPanels(call, isOwn);
    if (hasEnded) this.#again.focus();
  }

  level(level) {
    this.#microphone.level(level.ringScale);
    this.#orb.level(level);
    this.#page.level(level);
  }

  /** A call has no text fields. */
  texts() {
    return [];
  }

  /** A call continues while the page is hidden. */
  get goesOnUnseen() {
    return this.#isOn;
  }

  get #isOn() {
    return this.#hasBegun && !this.#isOver;
  }

  /** Sets whether replies are audible from now on. */
  sound(canSound) {
    this.#canSound = canSound;
    this.#drawGates();
  }

  #drawPanels(call, isOwn) {
    const isCovered = call.panel === 'full';
    // Inert content can neither release nor regain focus.
    if (!isCovered) this.#cover(false);
    this.#overlay.draw(call, isOwn);
    this.#page.draw(call, isOwn);
    if (isCovered) this.#cover(true);
    this.element.dataset.panel = call.panel;
  }

  #cover(isCovered) {
    this.#main.inert = isCovered;
    this.#tools.cover(isCovered);
  }

  #drawHead({ agentName, avatarRing, isRecorded, isOver }) {
    set(this.#agent, 'text', agentName);
    this.#avatar.draw(agentName, avatarRing);
    this.#recorded.hidden = !isRecorded;
    this.#end.hidden = isOver;
  }

  #drawNotices({ noiseOffer }) {
    this.#show(this.#offer, noiseOffer?.text);
    set(this.#offerText, 'text', noiseOffer?.text);
    set(this.#offerButton, 'text', noiseOffer?.title);
    set(this.#declineButton, 'text', noiseOffer?.decline);
  }

  #drawControls({ isMuted, panel }) {
    this.#drawGates();
    set(this.#mute, 'aria-pressed', String(isMuted));
    set(this.#settings, 'aria-expanded', String(panel === 'quick'));
  }

  /** Before and after a call, only one action is available. */
  #drawGates() {
    const isOn = this.#isOn;
    this.#start.hidden = this.#hasBegun || this.#isOver;
    this.#over.hidden = !this.#isOver;
    this.#show(this.#locked, !this.#canSound && isOn && !lacksVoice() && this.#words.silentPage);
    this.element.classList.toggle('not-begun', !isOn);
  }

  /** Shows a notice and announces `text`, or hides the notice if there is no text. */
  #show(notice, text) {
    if (text && notice.hidden) this.#tools.announce(text);
    notice.hidden = !text;
  }

  #isPressed(one) {
    return one.getAttribute('aria-pressed') === 'true';
  }

  #toggleSettings() {
    const isOpen = this.#settings.getAttribute('aria-expanded') === 'true';
    this.#tools.act('show', { panel: isOpen ? 'none' : 'quick' });
  }

  async #begin() {
    const hadFocus = document.activeElement?.closest('.call-gate');
    this.#hasBegun = true;
    this.#drawGates();
    if (hadFocus) this.#microphone.button.focus({ preventScroll: true });
    // Playback is prepared first, so that an immediate reply is heard from its first word.
    await Promise.all([this.#unlock(), this.#tools.tellDevices()]);
    this.#tools.act('begin');
  }

  async #unlock() {
    this.sound(await this.#tools.unlock());
  }
}
