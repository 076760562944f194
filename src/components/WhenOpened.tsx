import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { LazyModule } from '../lib/lazyModule';
import { whenIdle } from '../lib/whenIdle';
import { Fetched } from './Fetched';

interface WhenOpenedProps<Props extends { open: boolean }> {
  code: LazyModule<ComponentType<Props>>;
  props: Props;
}

/**
 * Mounts a popup when it is first opened, and keeps it mounted so that it can animate out.
 *
 * Its code loads when the page is idle, at the latest when it opens.
 */
export function WhenOpened<Props extends { open: boolean }>({ code, props }: WhenOpenedProps<Props>) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  // A failed preload is retried when it opens.
  useEffect(() => whenIdle(() => void code.fetch().catch(() => {})), [code]);
  return wasOpened ? (
    <Suspense>
      <Fetched code={code} props={props} />
    </Suspense>
  ) : null;
}
