import { button, element } from './element.js';
import { icon } from './icon.js';
import { Panel } from './panel.js';
import { SegmentRow, SwitchRow } from './setting-row.js';

/** The drag distance that closes the overlay, in points. */
const farEnough = 64;

/** The pointer movement beyond which a press is a drag instead of a click, in points. */
const still = 4;

/** The settings needed during a call. The call behind the overlay stays usable. */
export class CallOverlay {
  #act;
  #modes;
  #speaks;
  #mute;
  #pill;
  #failure = element('p', { class: 'setting-failure', hidden: true });
  #panel;
  #isDragged = false;
  #isTabbing = false;

  constructor(act, words) {
    this.#act = act;
    const change = (setting) => (value) => act('change', { setting, value });
    this.#modes = new SegmentRow(words.detection, {
      label: words.modePickerLabel,
      change: change('mode'),
    });
    this.#speaks = new SwitchRow(words.autoSpeak, {
      label: words.autoSpeakLabel,
      words,
      change: change('speaksReplies'),
    });
    this.#mute = new SwitchRow(words.mute, { words, change: (isOn) => act('mute', { isOn }) });
    const advanced = button('', () => act('show', { panel: 'full' }), {
      class: 'button setting-row setting-link',
    });
    advanced.append(element('span', { class: 'row-title', text: words.advanced }), icon('forward'));
    this.#pill = button('', () => this.#isDragged || this.#close(), {
      class: 'button pill',
      'aria-label': words.done,
    });
    this.element = element(
      'section',
      {
        class: 'call-overlay',
        role: 'dialog',
        'aria-labelledby': 'overlay-title',
        tabindex: -1,
      },
      this.#pill,
      element('h2', { id: 'overlay-title', class: 'overlay-title', text: words.quickTitle }),
      element('h3', { class: 'section-title', text: words.quickSection }),
      element(
        'div',
        { class: 'setting-card' },
        this.#modes.element,
        this.#speaks.element,
        this.#mute.element,
        advanced,
      ),
      this.#failure,
    );
    this.#panel = new Panel(this.element, () => this.#close());
    this.#followFinger();
    this.#followTab();
  }

  draw({ panel, settings, isMuted }, isOwn) {
    if (this.#panel.open(panel === 'quick')) this.element.style.transform = '';
    const quick = settings.modes.filter(({ quickName }) => quickName);
    this.#modes.draw(
      quick.map(({ value, quickName }) => ({ value, name: quickName })),
      settings.quickMode,
      isOwn,
    );
    this.#speaks.draw(settings.speaksReplies, isOwn);
    this.#mute.draw(isMuted, isOwn);
    this.#failure.hidden = !settings.failure;
    this.#failure.textContent = settings.failure ?? '';
  }

  #close() {
    this.#act('show', { panel: 'none' });
  }

  /**
   * Closes the overlay when the Tab key moves focus out of it; using the call behind it with a
   * pointer does not close it.
   */
  #followTab() {
    this.element.addEventListener('keydown', ({ key }) => (this.#isTabbing = key === 'Tab'));
    this.element.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.#isTabbing && !this.element.contains(relatedTarget)) this.#close();
      this.#isTabbing = false;
    });
  }

  /** Lets the user drag the overlay by its pill. */
  #followFinger() {
    let from = null;
    const way = (event) => Math.max(event.clientY - from, 0);
    const letGo = (event) => {
      if (from === null) return;
      const isFar = way(event) > farEnough;
      from = null;
      if (isFar) this.#close();
      else this.element.style.transform = '';
      // The click event of this gesture is dispatched before the timer fires.
      setTimeout(() => (this.#isDragged = false));
    };
    this.#pill.addEventListener('pointerdown', (event) => {
      from = event.clientY;
      this.#pill.setPointerCapture(event.pointerId);
    });
    this.#pill.addEventListener('pointermove', (event) => {
      if (from === null) return;
      this.#isDragged ||= way(event) > still;
      this.element.style.transform = `translateY(${way(event)}px)`;
    });
    this.#pill.addEventListener('pointerup', letGo);
    this.#pill.addEventListener('pointercancel', letGo);
  }
}
