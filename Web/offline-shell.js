// With the service worker, a page that is opened while the server cannot be reached says so. Browsers
// allow one only for pages from https or this machine, and not in every private window.
addEventListener('load', () => {
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => {});
});
