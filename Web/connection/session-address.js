import { isLasting, storage } from './storage.js';

/**
 * Returns the URL of this page's sessions, with the token that is required except on the server's own
 * machine.
 *
 * `tab` is the same for every connection of this tab, so that a load balancer routes all of them to
 * one server.
 */
export function sessionAddress() {
  const url = new URL('/session', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (token) url.searchParams.set('token', token);
  url.searchParams.set('tab', tab);
  return url.href;
}

/** Returns the URL of a resource that only the server of this tab's sessions has. */
export function besideSession(path) {
  const url = new URL(path, location.href);
  url.searchParams.set('tab', tab);
  return url.href;
}

/** A duplicated tab has the same value, which only routes both tabs to the same server. */
const tab = storage.getItem('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
storage.setItem('tab', tab);

/**
 * The token is passed once in the URL. It is stored for the visit and removed from the address bar,
 * unless a reload would lose it.
 */
const token = takeToken();

function takeToken() {
  const given = new URLSearchParams(location.search).get('token');
  if (given) {
    storage.setItem('token', given);
    if (isLasting) history.replaceState(null, '', location.pathname + location.hash);
  }
  return storage.getItem('token');
}
