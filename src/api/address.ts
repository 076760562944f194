import { timeoutSeconds } from '../domain/specifiedLimits';

/**
 * The page's own origin (specification 7). The native wrapper's build has no server and sets VITE_API_ORIGIN. It is `.`,
 * the page's folder, in the demo and in the catalogue.
 */
const origin = (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/$/, '');
/** Base path of all calls (specification 7). */
export const apiBase = `${origin}/api/vue`;
/** Base path of images (specification 7). */
export const imageBase = `${origin}/api/`;
/** Timeout of a call in ms. */
export const timeoutMs = timeoutSeconds * 1_000;
