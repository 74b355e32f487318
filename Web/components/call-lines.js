import { element, set } from './element.js';

/** The distance from the end, in points, within which the list follows new lines. */
const nearEnd = 48;

/** The transcript of a call, newest line at the bottom. */
export class CallLines {
  #list = element('ol', { class: 'call-lines-list' });

  constructor(words) {
    this.element = element(
      'div',
      { class: 'call-lines', role: 'log', 'aria-live': 'off', 'aria-label': words.conversation, tabindex: 0 },
      this.#list,
    );
  }

  draw(lines) {
    const { element: box } = this;
    box.hidden = lines.length === 0;
    const follows = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    while (this.#list.childElementCount > lines.length) this.#list.lastChild.remove();
    lines.forEach(({ speaker, text }, index) => {
      const line = this.#list.children[index] ?? this.#add();
      set(line, 'class', `call-line ${speaker}`);
      set(line, 'text', text);
    });
    if (follows) box.scrollTop = box.scrollHeight;
  }

  #add() {
    const line = element('li', {});
    this.#list.append(line);
    return line;
  }
}
