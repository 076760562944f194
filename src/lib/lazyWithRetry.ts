'use client';
import { type ComponentType, lazy } from 'react';

/** Resets the failed component of an error, so that it is fetched again. */
const again = new WeakMap<object, () => void>();

/**
 * Like React's `lazy`, but a failed fetch is tried again by the next render after its error has been shown
 * (`allowRetry`). Not before: React renders suspended content again, and would never reach the failure.
 *
 * @returns the current component: the same one as long as nothing failed
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

/** Call it when the error has been shown to the member. */
export function allowRetry(error: unknown): void {
  again.get(Object(error))?.();
}
