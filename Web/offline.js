// The offline page: polls the server until it responds, and then loads the requested page.

/** The time between two attempts, in milliseconds: it doubles from the first to the last value. */
const [soonest, latest] = [1000, 30_000];

/** The timeout of an attempt, in milliseconds. */
const patience = 8000;

const find = (selector) => document.querySelector(selector);

/** The status texts. The page is in English until its script has read the browser's language. */
const texts = { late: 'The server does not answer yet.', offline: 'This device is offline.' };

if (/^n[bno]\b/.test(navigator.language)) {
  document.documentElement.lang = 'nb';
  texts.late = 'Serveren svarer ikke ennå.';
  texts.offline = 'Enheten er frakoblet.';
  find('h1').textContent = 'Får ikke kontakt med serveren';
  find('p').textContent =
    'Hark lytter på serveren, så ingenting kan tas opp nå. Siden prøver igjen automatisk, og åpnes så ' +
    'snart serveren svarer.';
  find('button').textContent = 'Prøv igjen nå';
}

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
  status.textContent = navigator.onLine ? texts.late : texts.offline;
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
