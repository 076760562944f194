import { Fragment, type ReactNode } from 'react';

/** The same so many times over. */
export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts that are all alike
    <Fragment key={index}>{children}</Fragment>
  ));
}
