import { storage } from './storage.js';

/**
 * Returns the URL of this page's sessions.
 *
 * `tab` is the same for every connection of this tab, so that a load balancer routes all of them to
 * one server.
 */
export function sessionAddress() {
  const url = new URL('/session', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
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
 * Returns the members of `hello` that identify the user: none, or the token that is required except for
 * the account of the server on its own machine.
 */
export function credentials() {
  const token = storage.getItem('token');
  return token ? { token } : {};
}

/** Forgets a token that the server has refused, unless another one has been passed since. */
export function forgetToken(refused) {
  if (storage.getItem('token') === refused) storage.removeItem('token');
}

/**
 * The token is passed once in the URL's fragment, which browsers do not send: `#token=…` or
 * `#capture&token=…`. It is stored for the visit and removed from the address bar.
 */
function takeToken() {
  const parts = location.hash.slice(1).split('&');
  const given = parts.find((part) => part.startsWith(tokenPart));
  if (given === undefined) return;
  storage.setItem('token', given.slice(tokenPart.length));
  const rest = parts.filter((part) => !part.startsWith(tokenPart)).join('&');
  const place = location.pathname + location.search;
  history.replaceState(null, '', rest ? `${place}#${rest}` : place);
}

const tokenPart = 'token=';
takeToken();
// This listener precedes the page's own, which reads the rest of the fragment.
addEventListener('hashchange', takeToken);
