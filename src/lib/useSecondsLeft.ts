'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { deviceNow } from './deviceClock';

/** Whole seconds until a moment, rounded up; 0 when it has passed. */
const secondsLeft = (until: number | undefined): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - deviceNow()) / 1_000));

/**
 * The seconds until a moment, updated every second; 0 once it has passed, and without a moment.
 *
 * @param until ms of `deviceNow`
 */
export function useSecondsLeft(until: number | undefined): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (secondsLeft(until) === 0) return () => {};
      const timer = setInterval(() => {
        if (secondsLeft(until) === 0) clearInterval(timer);
        listener();
      }, 1_000);
      return () => clearInterval(timer);
    },
    [until],
  );
  const read = () => secondsLeft(until);
  return useSyncExternalStore(subscribe, read, read);
}
