import { type ComponentType, createElement } from 'react';
import { withTimeout } from './moduleLoad';
import { suspendUntil } from './suspendUntil';

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
  const render = (props: Props) => createElement(loaded ?? suspendUntil(fetch, fetch), props);
  return Object.assign(render, { fetch });
}
