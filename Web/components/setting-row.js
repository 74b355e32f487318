import { element, set } from './element.js';

let count = 0;

/** A switch with a title; calls `change(isOn)` when the user toggles it. */
export class SwitchRow {
  #input;
  #value = element('span', { class: 'row-value', 'aria-hidden': 'true' });
  #words;

  constructor(title, { label = title, words, change }) {
    this.#words = words;
    this.#input = element('input', {
      type: 'checkbox',
      role: 'switch',
      class: 'switch',
      'aria-label': label,
      onchange: () => {
        this.#tell();
        change(this.#input.checked);
      },
    });
    this.element = element(
      'label',
      { class: 'setting-row' },
      element('span', { class: 'row-title', text: title }),
      this.#value,
      this.#input,
    );
  }

  /** `isOwn` is true while the page has changes that the server has not confirmed. */
  draw(isOn, isOwn, isAvailable = true) {
    this.#input.disabled = !isAvailable;
    this.element.classList.toggle('unavailable', !isAvailable);
    if (!isOwn) this.#input.checked = isOn;
    this.#tell();
  }

  #tell() {
    set(this.#value, 'text', this.#input.checked ? this.#words.on : this.#words.off);
  }
}

/** A choice among segments. None is selected if `value` matches none of them. */
export class SegmentRow {
  #name = `segments-${(count += 1)}`;
  #segments = element('span', { class: 'segments', role: 'radiogroup' });
  #shown = '';
  #change;

  constructor(title, { label = title, change }) {
    this.#change = change;
    set(this.#segments, 'aria-label', label);
    this.element = element(
      'div',
      { class: 'setting-row segment-row' },
      element('span', { class: 'row-title', text: title }),
      this.#segments,
    );
  }

  /** `choices` is a list of `{value, name}`. */
  draw(choices, value, isOwn) {
    const key = JSON.stringify(choices);
    if (key !== this.#shown) this.#segments.replaceChildren(...choices.map((one) => this.#make(one)));
    this.#shown = key;
    if (isOwn) return;
    for (const input of this.#segments.querySelectorAll('input')) {
      input.checked = input.value === String(value);
    }
  }

  #make({ value, name }) {
    const input = element('input', {
      type: 'radio',
      name: this.#name,
      value,
      onchange: () => this.#change(value),
    });
    return element('label', { class: 'segment' }, input, element('span', { text: name }));
  }
}

/** A menu that shows only the selected option. */
export class PickerRow {
  #select;
  #shown = '';

  constructor(title, { label = title, change }) {
    this.#select = element('select', {
      class: 'picker',
      'aria-label': label,
      onchange: () => change(this.#select.value),
    });
    this.element = element(
      'label',
      { class: 'setting-row' },
      element('span', { class: 'row-title', text: title }),
      this.#select,
    );
  }

  /** `choices` is a list of `{value, name}`. */
  draw(choices, value, isOwn) {
    const key = JSON.stringify(choices);
    if (key !== this.#shown) {
      const options = choices.map((one) => element('option', { value: one.value, text: one.name }));
      this.#select.replaceChildren(...options);
    }
    this.#shown = key;
    if (!isOwn || !this.#select.value) this.#select.value = value;
  }
}

/** A slider; calls `change(value)` while the user moves it. */
export class SliderRow {
  #input;
  #low = element('span', {});
  #value = element('span', { class: 'slider-value' });
  #high = element('span', {});

  /** `extra` is an element between the slider and its end labels, such as a level meter. */
  constructor(title, { step, change, extra = null }) {
    this.#input = element('input', {
      type: 'range',
      class: 'slider',
      'aria-label': title,
      step,
      oninput: () => change(Number(this.#input.value)),
    });
    this.element = element(
      'div',
      { class: 'setting-row slider-row' },
      element('span', { class: 'row-title', 'aria-hidden': 'true', text: title }),
      this.#input,
      extra,
      element(
        'div',
        { class: 'slider-ends', 'aria-hidden': 'true' },
        this.#low,
        this.#value,
        this.#high,
      ),
    );
  }

  draw({ value, text, range: [least, most], low, high }, isOwn) {
    set(this.#input, 'min', least);
    set(this.#input, 'max', most);
    set(this.#input, 'aria-valuetext', text);
    set(this.#low, 'text', low);
    set(this.#value, 'text', text);
    set(this.#high, 'text', high);
    if (!isOwn) this.#input.value = value;
    const share = (this.#input.value - least) / (most - least);
    this.#input.style.setProperty('--share', `${100 * share}%`);
  }
}
