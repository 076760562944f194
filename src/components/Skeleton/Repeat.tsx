'use client';
import { Fragment, type ReactNode } from 'react';

/** Renders its children `count` times. */
export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical parts without state
    <Fragment key={index}>{children}</Fragment>
  ));
}
