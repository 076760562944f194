import { setupWorker } from 'msw/browser';

/** Starts MSW. A server call without a handler is an error of the page and fails the story; other requests pass. */
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
