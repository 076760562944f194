const load = () => import('./transport');

let loading: ReturnType<typeof load> | undefined;

/** Loads the HTTP client once; early calls don't need it. A failed load is tried again by the next caller. */
export function loadTransport(): ReturnType<typeof load> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
