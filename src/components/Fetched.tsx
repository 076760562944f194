import { type ComponentType, lazy, useState } from 'react';
import type { ScreenCode } from './screenCode';

const waiting = new WeakMap<ScreenCode, ComponentType>();

/** Suspends until the code is there. What could not be fetched is tried again by the next one. */
function whenFetched(code: ScreenCode): ComponentType {
  const former = waiting.get(code);
  if (former) return former;
  const Later = lazy(async () => {
    try {
      return { default: await code.fetch() };
    } catch (cause) {
      waiting.delete(code);
      throw cause;
    }
  });
  waiting.set(code, Later);
  return Later;
}

/**
 * A screen whose code is fetched when it is first shown, unless that was done ahead: then it is drawn at once. React
 * would draw what stands for it first, and that for 300 ms at least.
 */
export function LazyScreen({ code }: { code: ScreenCode }) {
  // The same as long as it is shown: another one would begin anew.
  const [Screen] = useState(() => code.loaded ?? whenFetched(code));
  return <Screen />;
}
