import { setupWorker } from 'msw/browser';

/** A call to the server that no handler knows is an error of the page, so it fails the story; the rest may pass. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.includes('/api/vue/')) print.error();
    },
  });
  return worker;
}
