'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React runs the page: false on a server and while its HTML is hydrated, otherwise true from the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
