import { type ComponentType, createElement, useState } from 'react';
import { lazyWithRetry } from './lazyWithRetry';
import { withTimeout } from './moduleLoad';

/** A component whose code is loaded on first use. It suspends until then. */
export type LazyComponent<Props = object> = ComponentType<Props> & {
  /**
   * Loads the code before it is rendered. Loaded code is rendered at once; `React.lazy` would show the fallback for at
   * least 300 ms.
   *
   * @throws {ModuleLoadError}
   */
  fetch(): Promise<unknown>;
};

interface LoadedProps<Props> {
  /** The component if it is loaded, else one that suspends. */
  part: () => ComponentType<Props>;
  props: Props;
}

function Loaded<Props extends object>({ part, props }: LoadedProps<Props>) {
  // Kept for the lifetime of the component: a different component type would remount it.
  const [Part] = useState(part);
  return createElement(Part, props);
}

/**
 * Defines a lazily loaded component.
 *
 * @param name of the export in its module
 */
export function lazyComponent<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function fetch() {
    loaded = (await withTimeout(load()))[name];
    return loaded;
  }
  const suspending = lazyWithRetry(fetch);
  const part = () => loaded ?? suspending();
  return Object.assign((props: Props) => createElement(Loaded<Props>, { part, props }), { fetch });
}
