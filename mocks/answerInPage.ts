import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { getResponse, type RequestHandler } from 'msw';

/** The handlers that answer a page. */
export interface PageHandlers {
  /** Puts handlers before the present ones. */
  use(...handlers: RequestHandler[]): void;
  /** Replaces all handlers. */
  resetHandlers(...handlers: RequestHandler[]): void;
}

/**
 * Answers the calls of this page inside the page. MSW's service worker is not used, because browsers stop an idle one,
 * and it then forgets its pages (decision 55). A call without a handler is an error of the page. Other requests pass.
 */
export function answerInPage(...first: RequestHandler[]): PageHandlers {
  // Browsers forbid it where all site data is blocked, and in some frames.
  removeOldWorker().catch(() => {});
  let present = first;
  const interceptor = new FetchInterceptor();
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(present, request);
    if (response) controller.respondWith(response);
    else if (isCall(request)) console.error(`No handler answers ${request.method} ${request.url}`);
  });
  // The page gets HTTP 500, as from a server.
  interceptor.on('unhandledException', ({ error }) => console.error(error));
  interceptor.apply();
  return {
    use: (...handlers) => {
      present = [...handlers, ...present];
    },
    resetHandlers: (...handlers) => {
      present = handlers;
    },
  };
}

/** Removes the service worker that earlier versions have left in this browser. */
async function removeOldWorker(): Promise<void> {
  // Browsers offer no workers to pages that were not loaded securely.
  const old = await navigator.serviceWorker?.getRegistration();
  if (old?.active?.scriptURL.endsWith('/mockServiceWorker.js')) await old.unregister();
}

const isCall = ({ url }: Request) => new URL(url).pathname.includes('/api/vue/');
