import type { ComponentType } from 'react';
import { withTimeout } from './moduleLoad';

/**
 * A component whose code is loaded on first use: `Lazy` renders it. Without React, because the start begins to load the
 * first screen before React.
 */
export interface LazyComponent<Props = object> {
  /** The component, once its code is loaded. */
  loaded: ComponentType<Props> | undefined;
  /** @throws {ModuleLoadError} */
  fetch(): Promise<ComponentType<Props>>;
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
  const lazy: LazyComponent<Props> = {
    loaded: undefined,
    async fetch() {
      lazy.loaded = (await withTimeout(load()))[name];
      return lazy.loaded;
    },
  };
  return lazy;
}
