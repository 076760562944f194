import type { ComponentType } from 'react';
import type { LazyModule } from '../lib/lazyModule';
import { suspendUntil } from '../lib/suspendUntil';

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
  const Part = code.loaded ?? suspendUntil(code, code.fetch);
  return <Part {...props} />;
}
