/**
 * Where this page's sessions are, with the token that they need elsewhere than on the server's machine.
 *
 * `tab` is the same for every connection of this tab: a balancer sends them all to one server by it.
 */
export function sessionAddress() {
  const url = new URL('/session', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (token) url.searchParams.set('token', token);
  url.searchParams.set('tab', tab);
  return url.href;
}

/** What the server of this tab's sessions alone has, with the name of the tab. */
export function besideSession(path) {
  const url = new URL(path, location.href);
  url.searchParams.set('tab', tab);
  return url.href;
}

/** A copied tab has the same name, which only keeps both at one server. */
const tab = sessionStorage.getItem('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
sessionStorage.setItem('tab', tab);

/** The token comes once in the address; it is kept for the visit and taken out of sight. */
const token = takeToken();

function takeToken() {
  const given = new URLSearchParams(location.search).get('token');
  if (given) {
    sessionStorage.setItem('token', given);
    history.replaceState(null, '', location.pathname + location.hash);
  }
  return sessionStorage.getItem('token');
}
