/**
 * The name by which a session can go on when its page is loaded again, or come back to.
 *
 * It is taken when it is used and left when the page goes: a tab that is copied begins a session of
 * its own.
 */
const key = (experience) => `session ${experience}`;

export function takeSessionName(experience) {
  const name = sessionStorage.getItem(key(experience));
  sessionStorage.removeItem(key(experience));
  return name;
}

export function leaveSessionName(experience, name) {
  if (name) sessionStorage.setItem(key(experience), name);
}
