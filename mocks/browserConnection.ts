import { HttpResponse, http } from 'msw';

/**
 * Fails every call while there is no connection. The exchange runs in the page without a network, so this handler is
 * needed to test the app offline with the browser's developer tools. Some browsers report that they are offline although
 * they are not, so the page's server is asked first.
 */
export const browserConnection = http.post('*/api/vue/*', async () =>
  navigator.onLine || (await reachesServer()) ? undefined : HttpResponse.error(),
);

const reachesServer = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
