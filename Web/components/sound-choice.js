import { choice, choose, theMicrophone } from '../sound/chosen-source.js';
import { recordedSamples } from '../sound/recorded-sample.js';
import { words } from '../words.js';
import { Dialog } from './dialog.js';
import { button, element } from './element.js';
import { icon } from './icon.js';

/** The choice of an audio source: one of the device's microphones, or a recording. */
export class SoundChoice {
  #dialog = new Dialog('sheet', 'dialog', () => this.#dialog.hide());
  #changed;
  #isWatching = false;
  #name = element('span', { class: 'sound-name' });
  element = this.#dialog.element;
  button = button('', () => this.#show(), { class: 'button quiet sound-button' });

  /** `changed` is called after the user selects another source. */
  constructor(changed = () => {}) {
    this.#changed = changed;
    const label = element('span', { class: 'unseen', text: `${words.sound}: ` });
    this.button.append(icon('sound'), label, this.#name);
    this.#tell();
  }

  async #show() {
    const microphone = await theMicrophone();
    if (!this.#isWatching) microphone.addEventListener('devices', () => this.#refresh());
    this.#isWatching = true;
    const [devices, samples] = await Promise.all([microphone.devices(), recordedSamples()]);
    const choices = [
      { kind: 'microphone', title: words.microphone },
      ...devices.map(({ id, title }) => ({ kind: 'microphone', device: id, title })),
      ...samples.map(({ name, title }) => ({ kind: 'sample', name, title })),
    ];
    this.#dialog.show(
      'sound-title',
      element('h2', { id: 'sound-title', text: words.sound }),
      element('p', { class: 'secondary', text: words.soundText }),
      element(
        'div',
        { class: 'choices', role: 'radiogroup', 'aria-labelledby': 'sound-title' },
        ...choices.map((one) => this.#radio(one)),
      ),
      button(words.close, () => this.#dialog.hide(), { class: 'button primary' }),
    );
  }

  #refresh() {
    if (this.element.open) this.#show();
  }

  #radio(one) {
    const radio = element('input', {
      type: 'radio',
      name: 'sound',
      checked: isSame(one, choice()),
      onchange: () => {
        choose(one);
        this.#tell();
        this.#changed();
      },
    });
    const sign = icon(one.kind === 'sample' ? 'waveform' : 'microphone');
    return element('label', { class: 'choice' }, radio, sign, element('span', { text: one.title }));
  }

  #tell() {
    this.#name.textContent = choice().title ?? words.microphone;
  }
}

function isSame(one, other) {
  return one.kind === other.kind && one.device === other.device && one.name === other.name;
}
