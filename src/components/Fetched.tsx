import { type ComponentType, useState } from 'react';
import type { LazyModule } from '../lib/lazyModule';
import { lazyWithRetry } from '../lib/lazyWithRetry';

const waiting = new WeakMap<object, () => ComponentType<object>>();

/** Suspends until the code is there. */
function whenFetched<Props extends object>(code: LazyModule<ComponentType<Props>>): ComponentType<Props> {
  const former = waiting.get(code) as (() => ComponentType<Props>) | undefined;
  const begun = former ?? lazyWithRetry(code.fetch);
  waiting.set(code, begun as () => ComponentType<object>);
  return begun();
}

interface FetchedProps<Props extends object> {
  code: LazyModule<ComponentType<Props>>;
  props: Props;
}

/**
 * Something whose code is fetched when it is first shown, unless that was done ahead: then it is drawn at once. React
 * would draw what stands for it first, and that for 300 ms at least.
 */
export function Fetched<Props extends object>({ code, props }: FetchedProps<Props>) {
  // The same as long as it is shown: another one would begin anew.
  const [Part] = useState(() => code.loaded ?? whenFetched(code));
  return <Part {...props} />;
}
