'use client';
import { Suspense, useEffect, useState } from 'react';
import type { LazyComponent } from '../lib/lazyComponent';
import { whenIdle } from '../lib/whenIdle';
import { Lazy } from './Lazy';

interface WhenOpenedProps<Props extends { open: boolean }> {
  of: LazyComponent<Props>;
  props: Props;
}

/**
 * Mounts a popup when it is first opened, and keeps it mounted so that it can animate out.
 *
 * Its code loads when the page is idle, at the latest when it opens.
 */
export function WhenOpened<Props extends { open: boolean }>({ of, props }: WhenOpenedProps<Props>) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  // A failed preload is retried when it opens.
  useEffect(() => whenIdle(() => void of.fetch().catch(() => {})), [of]);
  return wasOpened ? (
    <Suspense>
      <Lazy of={of} props={props} />
    </Suspense>
  ) : null;
}
