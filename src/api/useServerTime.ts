import { replaceEqualDeep } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { subscribeAttention } from './quotes/pageAttention';
import { serverNow, subscribeClock } from './serverClock';

const minute = 60_000;

/** Selects the start of the minute, for what tells the time left in minutes. */
export const toMinute = (now: number): number => Math.floor(now / minute) * minute;

type Listener = (now: number) => void;

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/** Calls the listener each second, on every jump, and when the page is visible again. All listeners share one timer. */
function subscribeTime(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function start(): () => void {
  const tick = () => {
    const now = serverNow();
    for (const listener of [...listeners]) listener(now);
  };
  const timer = setInterval(tick, 1_000);
  const unsubscribe = [subscribeClock(tick), subscribeAttention(tick)];
  return () => {
    clearInterval(timer);
    for (const end of unsubscribe) end();
  };
}

/**
 * Reads a value of the exchange's time, and renders only when that value has changed. Arrays and plain objects with the
 * same content are the same value.
 *
 * @param select receives epoch ms. Called each second, on every jump, and when the page is visible again
 */
export function useServerTime<Value>(select: (now: number) => Value): Value {
  const [selection] = useState(createSelection<Value>);
  const read = () => selection.read(select);
  return useSyncExternalStore(selection.subscribe, read, read);
}

/** The time that one component has seen, which does not change while it renders, and what was selected from it. */
function createSelection<Value>() {
  let now = serverNow();
  let last: { now: number; select: (now: number) => Value; value: Value } | undefined;
  return {
    subscribe: (onChange: () => void) => {
      // Time has passed since it was rendered, in a kept-alive screen much.
      now = serverNow();
      return subscribeTime((next) => {
        now = next;
        onChange();
      });
    },
    read: (select: (now: number) => Value): Value => {
      if (last?.now !== now || last.select !== select) {
        last = { now, select, value: replaceEqualDeep(last?.value, select(now)) };
      }
      return last.value;
    },
  };
}
