import { storage } from './storage.js';

/**
 * The state that a page leaves to its successor in the same tab: the name of its session, which the
 * successor can resume, and the text of its fields, in case the server has lost the session.
 *
 * It is saved when the page goes away and removed when it is used, so that a duplicated tab begins a
 * session of its own.
 */
const key = (experience) => `session ${experience}`;

/** Returns `{session, texts}`; `session` is `null` if nothing was left behind. */
export function takeLeft(experience) {
  const left = JSON.parse(storage.getItem(key(experience)));
  storage.removeItem(key(experience));
  return left ?? { session: null, texts: [] };
}

export function leave(experience, session, texts) {
  if (session) storage.setItem(key(experience), JSON.stringify({ session, texts }));
}
