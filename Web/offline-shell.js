// The service worker shows a notice if a page is opened while the server is unreachable. Browsers
// allow service workers only on pages from HTTPS or this machine, and not in every private window.
addEventListener('load', () => {
  navigator.serviceWorker
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => {});
});

/** Stores the page's own strings in its language for the offline page, which cannot request them. */
export async function storeWords(language, words) {
  const cache = await globalThis.caches?.open('words');
  await cache?.put('/words.json', new Response(JSON.stringify({ language, words })));
}
