// The offline page: asks for the server until it answers, and then loads the page that was wanted.

/** The time between two attempts, in milliseconds: it doubles from the first to the last value. */
const [soonest, latest] = [1000, 30_000];

const status = document.querySelector('[role=status]');
let wait = soonest;
let timer = 0;

async function attempt() {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
  else attemptLater();
}

function attemptLater() {
  status.textContent = navigator.onLine
    ? 'The server does not answer yet.'
    : 'This device is offline.';
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
document.querySelector('button').addEventListener('click', attemptNow);
attemptLater();
