// The offline page: polls the server until it responds, and then loads the requested page.
import { setLanguage } from './look/language.js';

/** The strings, unless the page has stored them in another language. */
const english = {
  'away.title': 'The server cannot be reached',
  'away.reason': 'Hark listens on its server, so nothing can be recorded now.',
  'away.retrying': 'This page tries again by itself, and opens as soon as the server answers.',
  'away.retry': 'Try again now',
  'away.late': 'The server does not answer yet.',
  'away.offline': 'This device is offline.',
};

/** The time between two attempts, in milliseconds: it doubles from the first to the last value. */
const [soonest, latest] = [1000, 30_000];

/** The timeout of an attempt, in milliseconds. */
const patience = 8000;

const find = (selector) => document.querySelector(selector);

const stored = await (await caches.match('/words.json'))?.json();
const words = { ...english, ...stored?.words };
setLanguage(stored?.language ?? 'en');
find('h1').textContent = words['away.title'];
find('p').textContent = `${words['away.reason']} ${words['away.retrying']}`;
find('button').textContent = words['away.retry'];

const status = find('[role=status]');
let wait = soonest;
let timer = 0;

async function attempt() {
  const signal = AbortSignal.timeout?.(patience);
  const asked = { method: 'HEAD', cache: 'no-store', signal };
  const answer = await fetch(location.href, asked).catch(() => null);
  if (answer && !isStandIn(answer)) location.reload();
  else attemptLater();
}

/**
 * Returns whether the response comes from a load balancer that cannot reach a server. Must agree
 * with the service worker, which would otherwise show this page again.
 */
function isStandIn({ status, headers }) {
  return [502, 503, 504].includes(status) && !headers.has('content-security-policy');
}

function attemptLater() {
  status.textContent = words[navigator.onLine ? 'away.late' : 'away.offline'];
  clearTimeout(timer);
  timer = setTimeout(attempt, wait);
  wait = Math.min(2 * wait, latest);
}

function attemptNow() {
  wait = soonest;
  attempt();
}

addEventListener('online', attemptNow);
document.addEventListener('visibilitychange', () => document.hidden || attemptNow());
find('button').addEventListener('click', attemptNow);
attemptLater();
