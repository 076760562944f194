import { type ComponentType, useState } from 'react';
import type { LazyModule } from '../lib/lazyModule';
import { lazyWithRetry } from '../lib/lazyWithRetry';

const waiting = new WeakMap<object, () => ComponentType<object>>();

/** Suspends until the code has loaded. */
function suspendUntilLoaded<Props extends object>(
  code: LazyModule<ComponentType<Props>>,
): ComponentType<Props> {
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
 * Renders a component whose code is loaded on first use. Code that was preloaded is rendered at once.
 *
 * `React.lazy` would show the fallback for at least 300 ms even for loaded code.
 */
export function Fetched<Props extends object>({ code, props }: FetchedProps<Props>) {
  // Kept for the lifetime of the component: a different component type would remount it.
  const [Part] = useState(() => code.loaded ?? suspendUntilLoaded(code));
  return <Part {...props} />;
}
