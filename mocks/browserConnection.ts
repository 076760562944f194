import { HttpResponse, http } from 'msw';

/**
 * Fails every call while the browser says that it is offline. The exchange runs in the page and needs no connection:
 * without this handler the browser's developer tools could not show the app offline.
 */
export const browserConnection = http.post('*/api/vue/*', () =>
  navigator.onLine ? undefined : HttpResponse.error(),
);
