'use client';
import { type ComponentType, useState } from 'react';
import type { LazyComponent } from '../lib/lazyComponent';
import { lazyWithRetry } from '../lib/lazyWithRetry';

const waiting = new WeakMap<object, () => ComponentType<object>>();

/** Suspends until the code has loaded. */
function suspendUntilLoaded<Props extends object>(lazy: LazyComponent<Props>): ComponentType<Props> {
  const former = waiting.get(lazy) as (() => ComponentType<Props>) | undefined;
  const begun = former ?? lazyWithRetry(lazy.fetch);
  waiting.set(lazy, begun as () => ComponentType<object>);
  return begun();
}

interface LazyProps<Props extends object> {
  of: LazyComponent<Props>;
  props: Props;
}

/**
 * Renders a component whose code is loaded on first use. Code that was preloaded is rendered at once.
 *
 * `React.lazy` would show the fallback for at least 300 ms even for loaded code.
 */
export function Lazy<Props extends object>({ of, props }: LazyProps<Props>) {
  // Kept for the lifetime of the component: a different component type would remount it.
  const [Part] = useState(() => of.loaded ?? suspendUntilLoaded(of));
  return <Part {...props} />;
}
