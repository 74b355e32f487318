/**
 * What a page leaves to the one that is loaded in its place, or come back to: the name by which its
 * session can go on, and the texts in its fields, for a server that has lost it.
 *
 * It is taken when it is used and left when the page goes: a tab that is copied begins a session of
 * its own.
 */
const key = (experience) => `session ${experience}`;

/** `{session, texts}`; the name is null where nothing was left. */
export function takeLeft(experience) {
  const left = JSON.parse(sessionStorage.getItem(key(experience)));
  sessionStorage.removeItem(key(experience));
  return left ?? { session: null, texts: [] };
}

export function leave(experience, session, texts) {
  if (session) sessionStorage.setItem(key(experience), JSON.stringify({ session, texts }));
}
