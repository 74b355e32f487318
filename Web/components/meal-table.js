import { element, set } from './element.js';

const keys = ['name', 'amount', 'energy', 'protein', 'carbohydrate', 'fat'];

/** The nutrition of a meal: one row per food, and a total. */
export class MealTable {
  #words;
  #shown = 'null';
  element = element('section', { class: 'meal-results', tabindex: -1, hidden: true });

  constructor(words) {
    this.#words = words;
    set(this.element, 'aria-label', words.results);
  }

  draw(results) {
    const key = JSON.stringify(results ?? null);
    if (key === this.#shown) return;
    this.#shown = key;
    this.element.hidden = !results;
    this.element.replaceChildren();
    if (!results) return;
    this.element.append(this.#table(results));
    if (results.unknown.length) this.element.append(this.#unknown(results.unknown));
    this.element.focus({ preventScroll: true });
  }

  // Explicit roles, because browsers drop the implicit ones when the table is laid out as cards.
  #table({ items, total }) {
    const head = keys.map((key) =>
      element('th', { scope: 'col', role: 'columnheader', text: this.#words[key] }),
    );
    const whole = { ...total, name: this.#words.total, amount: '' };
    return element(
      'table',
      { class: 'meal-table', role: 'table' },
      element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
      element('tbody', { role: 'rowgroup' }, ...items.map((item) => this.#row(item))),
      element('tfoot', { role: 'rowgroup' }, this.#row(whole)),
    );
  }

  #row(item) {
    const cells = keys.map((key) =>
      key === 'name'
        ? element('th', { scope: 'row', role: 'rowheader', class: key, text: item[key] })
        : element('td', {
            role: 'cell',
            class: key,
            'data-title': this.#words[key],
            text: item[key],
          }),
    );
    return element('tr', { role: 'row' }, ...cells);
  }

  #unknown(names) {
    return element('p', { class: 'secondary', text: `${this.#words.unknown}: ${names.join(', ')}` });
  }
}
