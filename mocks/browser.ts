import { setupWorker } from 'msw/browser';
import { browserConnection } from './browserConnection';
import { browserStore } from './exchange/browserStore';
import { handlers } from './handlers/handlers';
import { demoWorld } from './scenarios/demoWorld';

/** Starts the simulated exchange in this page. Its state survives a reload. */
export async function startInPage(): Promise<void> {
  const store = browserStore({ begin: demoWorld, clock: Date.now });
  await setupWorker(browserConnection, ...handlers(store)).start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.includes('/api/vue/')) print.error();
    },
  });
}
