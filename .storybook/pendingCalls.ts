let previous = new AbortController();

/** Tracks every call that the page makes from now on. */
export function trackCalls(): void {
  const { fetch } = window;
  window.fetch = (address, options) => {
    const request = new Request(address, options);
    const signal = AbortSignal.any([request.signal, previous.signal]);
    return fetch(request.url.includes('/api/vue/') ? new Request(request, { signal }) : request);
  };
}

/** Aborts calls of the previous story, because their time-outs would be reported in the current one. */
export function abortPendingCalls(): void {
  previous.abort();
  previous = new AbortController();
}
