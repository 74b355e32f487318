import { button, element, set, showText } from './element.js';
import { Meter } from './meter.js';
import { Panel } from './panel.js';
import { RecordingsList } from './recordings-list.js';
import { PickerRow, SliderRow, SwitchRow } from './setting-row.js';

/** All call settings, on a page that covers the call. */
export class CallPage {
  #words;
  #meter = new Meter();
  #mode;
  #description = element('p', { class: 'setting-note' });
  #sensitivity;
  #silence;
  #listens;
  #effects = element('div', { class: 'setting-card' });
  #effectRows = new Map();
  #input;
  #inputSection;
  #speaks;
  #records;
  #retention;
  #footer = element('p', { class: 'setting-note', hidden: true });
  #recordings;
  #failure = element('p', { class: 'setting-failure', hidden: true });
  #change;
  #panel;

  constructor(act, words) {
    this.#words = words;
    this.#change = (setting, read = (value) => value) => (value) =>
      act('change', { setting, value: read(value) });
    this.#makeRows(words);
    this.#recordings = new RecordingsList(act, words);
    const close = () => act('show', { panel: 'none' });
    this.element = element(
      'section',
      {
        class: 'call-page',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-labelledby': 'page-title',
        tabindex: -1,
      },
      element(
        'header',
        { class: 'page-head' },
        element('h2', { id: 'page-title', text: words.pageTitle }),
        button(words.done, close, { class: 'button quiet page-close' }),
      ),
      element('div', { class: 'page-body' }, this.#failure, ...this.#sections(words)),
    );
    this.#panel = new Panel(this.element, close);
  }

  #makeRows(words) {
    this.#mode = new PickerRow(words.modePicker, {
      label: words.modePickerLabel,
      change: this.#change('mode'),
    });
    this.#sensitivity = new SliderRow(words.sensitivity, {
      step: 0.01,
      change: this.#change('sensitivity'),
      extra: this.#meter.element,
    });
    this.#silence = new SliderRow(words.trailingSilence, {
      step: 0.1,
      change: this.#change('trailingSilence'),
    });
    this.#listens = new SwitchRow(words.listensToWords, {
      words,
      change: this.#change('listensToWords'),
    });
    this.#input = new PickerRow(words.inputPicker, {
      change: this.#change('inputDevice', (id) => id || null),
    });
    this.#speaks = new SwitchRow(words.autoSpeak, {
      label: words.autoSpeakLabel,
      words,
      change: this.#change('speaksReplies'),
    });
    this.#records = new SwitchRow(words.recordCalls, {
      words,
      change: this.#change('recordsCalls'),
    });
    this.#retention = new PickerRow(words.retentionPicker, {
      change: this.#change('retention', Number),
    });
  }

  #sections(words) {
    const card = (...rows) => element('div', { class: 'setting-card' }, ...rows);
    this.#inputSection = section(words.inputSection, card(this.#input.element));
    return [
      section(
        words.detection,
        card(
          this.#mode.element,
          this.#sensitivity.element,
          this.#silence.element,
          this.#listens.element,
        ),
        this.#description,
        element('p', { class: 'setting-note', text: words.detectionFooter }),
      ),
      section(words.audioSection, this.#effects),
      this.#inputSection,
      section(
        words.behaviorSection,
        card(this.#speaks.element, this.#records.element, this.#retention.element),
        this.#footer,
      ),
      section(words.recordings, element('div', { class: 'setting-card' }, this.#recordings.element)),
    ];
  }

  draw({ panel, settings, recordings }, isOwn) {
    this.#open(panel === 'full');
    this.#drawDetection(settings, isOwn);
    for (const effect of settings.effects) {
      this.#effectRow(effect).draw(effect.isOn, isOwn, effect.isAvailable);
    }
    this.#inputSection.hidden = !settings.offersInputs;
    const none = { value: '', name: this.#words.defaultInput };
    const inputs = settings.inputs.map(({ id, name }) => ({ value: id, name }));
    this.#input.draw([none, ...inputs], settings.inputDevice ?? '', isOwn);
    this.#speaks.draw(settings.speaksReplies, isOwn);
    this.#records.draw(settings.recordsCalls, isOwn);
    this.#retention.element.hidden = !settings.recordsCalls;
    this.#retention.draw(settings.retentions, settings.retention, isOwn);
    showText(this.#footer, settings.recordingFooter);
    showText(this.#failure, settings.failure ?? settings.recordingFailure);
    this.#recordings.draw(recordings ?? []);
  }

  /** Draws the microphone level next to the sensitivity slider. */
  level({ level, meterThickness }) {
    if (this.#panel.isOpen) this.#meter.draw(level, meterThickness);
  }

  #drawDetection(settings, isOwn) {
    this.#mode.draw(settings.modes, settings.mode, isOwn);
    const mode = settings.modes.find(({ value }) => value === settings.mode);
    set(this.#description, 'text', mode?.description);
    for (const row of [this.#sensitivity, this.#silence, this.#listens]) {
      row.element.hidden = !settings.offersSensitivity;
    }
    this.#sensitivity.draw(
      {
        value: settings.sensitivity,
        text: settings.sensitivityText,
        range: [0, 1],
        low: this.#words.low,
        high: this.#words.high,
      },
      isOwn,
    );
    this.#silence.draw(
      {
        value: settings.trailingSilence,
        text: settings.trailingSilenceText,
        range: settings.trailingSilenceRange,
      },
      isOwn,
    );
    this.#listens.draw(settings.listensToWords, isOwn);
  }

  #effectRow({ value, name }) {
    if (!this.#effectRows.has(value)) {
      const row = new SwitchRow(name, { words: this.#words, change: this.#change(value) });
      this.#effectRows.set(value, row);
      this.#effects.append(row.element);
    }
    return this.#effectRows.get(value);
  }

  #open(isOpen) {
    if (!this.#panel.open(isOpen)) return;
    if (isOpen) this.#meter.draw(0);
    else this.#recordings.stop();
  }
}

function section(title, ...parts) {
  return element(
    'section',
    { class: 'setting-section' },
    element('h3', { class: 'section-title', text: title }),
    ...parts,
  );
}
