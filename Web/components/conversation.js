import { button, element, set } from './element.js';
import { icon } from './icon.js';

/** The messages of the user and the coach, oldest first. */
export class Conversation {
  #list = element('ol', { class: 'bubbles' });
  #empty;
  #waiting;
  #stop;
  #problem = element('p', {});
  #trouble;

  constructor(act, words) {
    this.#empty = element(
      'div',
      { class: 'empty' },
      element('span', { class: 'empty-sign' }, icon('chat')),
      element('p', { text: words.invitation }),
    );
    this.#waiting = element(
      'div',
      { class: 'bubble coach waiting', role: 'img', 'aria-label': words.waiting, hidden: true },
      ...[1, 2, 3].map(() => element('span', { class: 'waiting-dot' })),
    );
    this.#stop = button(words.stop, () => act('stopReply'), { class: 'button', hidden: true });
    this.#trouble = element(
      'div',
      { class: 'trouble', hidden: true },
      this.#problem,
      button(words.retry, () => act('retryReply')),
    );
    this.element = element(
      'div',
      { class: 'conversation', role: 'log', 'aria-label': words.conversation, tabindex: 0 },
      this.#empty,
      this.#list,
      this.#waiting,
      this.#stop,
      this.#trouble,
    );
  }

  draw({ messages, reply, replyProblem }) {
    const isBusy = reply === 'waiting' || reply === 'streaming';
    this.#empty.hidden = messages.length > 0;
    this.#list.hidden = messages.length === 0;
    this.#waiting.hidden = reply !== 'waiting';
    this.#stop.hidden = !isBusy;
    this.#trouble.hidden = !replyProblem;
    set(this.#problem, 'text', replyProblem);
    // A screen reader reads a streaming reply once, when it is complete.
    set(this.element, 'aria-busy', isBusy ? 'true' : null);
    if (this.#fill(messages)) this.element.scrollTop = this.element.scrollHeight;
  }

  /** Updates the bubbles; returns whether any of them changed. */
  #fill(messages) {
    let isNew = this.#list.childElementCount !== messages.length;
    while (this.#list.childElementCount > messages.length) this.#list.lastChild.remove();
    messages.forEach(({ speaker, text }, index) => {
      const bubble = this.#list.children[index] ?? this.#add();
      const kind = speaker === 'person' ? 'person' : 'coach';
      if (bubble.textContent !== text) isNew = true;
      set(bubble, 'class', `bubble ${kind}`);
      set(bubble, 'text', text);
    });
    return isNew;
  }

  #add() {
    const bubble = element('li', {});
    this.#list.append(bubble);
    return bubble;
  }
}
