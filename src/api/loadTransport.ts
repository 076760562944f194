/** The code that calls are made with; those that were asked early need none of it. Fetched once. */
export const loadTransport = () => import('./transport');
