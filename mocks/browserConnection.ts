import { HttpResponse, http } from 'msw';

/**
 * Fails every call while the browser reports that it is offline. The exchange runs in the page without a network, so
 * this handler is needed to test the app offline with the browser's developer tools.
 */
export const browserConnection = http.post('*/api/vue/*', () =>
  navigator.onLine ? undefined : HttpResponse.error(),
);
