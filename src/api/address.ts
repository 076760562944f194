/** On the same origin (specification 7), but for a build that no server serves: that of the native wrapper. */
const origin = (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/$/, '');
/** Base path of all calls (specification 7). */
export const apiBase = `${origin}/api/vue`;
/** Base path of images (specification 7). */
export const imageBase = `${origin}/api/`;
/** Time-out of a call in ms (specification 9). */
export const timeoutMs = 10_000;
