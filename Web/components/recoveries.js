import { button } from './element.js';

/** The recovery buttons of a message, most likely first. */
export function recoveries(message, act) {
  return message.actions.map(({ recovery, title }, index) =>
    button(title, () => act('recover', { recovery }), {
      class: index === 0 ? 'button primary' : 'button',
    }),
  );
}
