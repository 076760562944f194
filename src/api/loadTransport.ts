const load = () => import('./transport');

let loading: ReturnType<typeof load> | undefined;

/** The code that calls are made with; those that were asked early need none of it. What failed is fetched again. */
export function loadTransport(): ReturnType<typeof load> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
