// Serves offline.html while the server is unreachable, and does nothing else. It stores only that
// page's files, which are the same for all users: no visited URLs and no session data. The page itself
// stores the strings of its language.

/** The files of the offline page. Their addresses contain the version of the page. */
const files = ['/offline.html', '/page.css', '/offline.js'];

/** The cache, whose name contains the version. */
const cache = `hark ${files.join(' ')}`;

/** How long the server may take to begin a response, in milliseconds. */
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
    if (name !== cache && name !== 'words') await caches.delete(name);
  }
  // Lets the browser request pages without waiting for this worker to start.
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
 * Returns whether the response comes from a load balancer that cannot reach a server. All responses from
 * the server itself have a content security policy.
 */
function isStandIn({ status, headers }) {
  return [502, 503, 504].includes(status) && !headers.has('content-security-policy');
}

/** Returns the response, or `null` if the server is unreachable or does not respond in time. */
function inTime(answer) {
  const late = new Promise((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([answer.catch(() => null), late]);
}

/** Returns a file from the server, or the stored copy if the server is unreachable. */
async function file(request) {
  const loading = fetch(request);
  const answer = await inTime(loading);
  if (answer?.ok) return answer;
  const kept = await caches.open(cache);
  return (await kept.match(request)) ?? loading;
}
