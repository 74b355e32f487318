import { button } from './element.js';

/** Returns the recovery buttons of a message, most likely first. */
export function recoveries(message, act) {
  return message.actions.map(({ recovery, title }, index) =>
    button(title, () => act('recover', { recovery }), {
      class: index === 0 ? 'button primary' : 'button',
    }),
  );
}
