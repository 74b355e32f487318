// Answers in place of a server that cannot be reached, with offline.html, and does nothing else. It stores
// only the files of that page, which are the same for everybody: no address of a visit, which may contain
// a token, and nothing of a session.

/** The files of the offline page. Their addresses contain the version of the page. */
const files = ['/offline.html', '/page.css', '/offline.js'];

/** The cache, whose name contains the version. */
const cache = `hark ${files.join(' ')}`;

/** How long the server may take to begin an answer, in milliseconds. */
const patience = 8000;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (origin === location.origin && files.includes(pathname)) event.respondWith(file(request));
});

async function install() {
  await (await caches.open(cache)).addAll(files);
  await skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name !== cache) await caches.delete(name);
  }
  // The browser asks the server without waiting until this worker has started.
  await registration.navigationPreload?.enable();
}

async function page({ request, preloadResponse }) {
  const load = async () => (await preloadResponse) ?? (await fetch(request));
  const loading = load();
  const answer = await inTime(loading);
  if (answer && !isStandIn(answer)) return answer;
  const kept = await caches.open(cache);
  return (await kept.match('/offline.html')) ?? loading;
}

/**
 * Whether a load balancer answers that reaches no server. All answers of the server itself have a content
 * security policy.
 */
function isStandIn({ status, headers }) {
  return [502, 503, 504].includes(status) && !headers.has('content-security-policy');
}

/** Returns the answer, or `null` if there is no connection to the server or it does not answer in time. */
function inTime(answer) {
  const late = new Promise((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([answer.catch(() => null), late]);
}

/** Returns a file from the server, or the stored one if the server cannot be reached. */
async function file(request) {
  const loading = fetch(request);
  const answer = await inTime(loading);
  if (answer?.ok) return answer;
  const kept = await caches.open(cache);
  return (await kept.match(request)) ?? loading;
}
