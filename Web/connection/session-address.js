/** Where this page's sessions are, with the token that they need elsewhere than on the server's machine. */
export function sessionAddress() {
  const url = new URL('/session', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (token) url.searchParams.set('token', token);
  return url.href;
}

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
