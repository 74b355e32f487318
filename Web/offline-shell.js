// The service worker shows a notice if a page is opened while the server is unreachable. Browsers
// allow service workers only on pages from HTTPS or this machine, and not in every private window.
addEventListener('load', () => {
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => {});
});
