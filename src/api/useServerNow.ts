import { useServerTime } from './useServerTime';

const allOfIt = (now: number) => now;

/**
 * The exchange's time in epoch ms. It renders each second: for what shows a running time. What depends on the time in
 * any other way uses `useServerTime`.
 */
export const useServerNow = (): number => useServerTime(allOfIt);
