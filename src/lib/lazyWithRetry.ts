import { type ComponentType, lazy } from 'react';

/** How to try again what ended with an error. */
const again = new WeakMap<object, () => void>();

/**
 * Like React's `lazy`, but for what could not be fetched: that is tried again by whoever draws it next, once its failure
 * has been told (`allowRetry`). Not before: React draws afresh what waited, and would never get to the failure.
 *
 * @returns the component as it stands now: the same one as long as nothing failed
 */
export function lazyWithRetry<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> {
  let present: ComponentType<Props> | undefined;
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (cause) {
        again.set(Object(cause), () => {
          present = undefined;
        });
        throw cause;
      }
    }) as unknown as ComponentType<Props>;
  return () => {
    present ??= begin();
    return present;
  };
}

/** An error has been told to the member. */
export function allowRetry(error: unknown): void {
  again.get(Object(error))?.();
}
