import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { LazyModule } from '../lib/lazyModule';
import { whenIdle } from '../lib/whenIdle';
import { Fetched } from './Fetched';

interface WhenOpenedProps<Props extends { open: boolean }> {
  code: LazyModule<ComponentType<Props>>;
  props: Props;
}

/**
 * Draws something only once it has been opened: its code is fetched when the page has nothing better to do, or at the
 * latest as it opens. It stays when it is closed again, to leave as it likes.
 */
export function WhenOpened<Props extends { open: boolean }>({ code, props }: WhenOpenedProps<Props>) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  // What can't be fetched now is asked for as it opens.
  useEffect(() => whenIdle(() => void code.fetch().catch(() => {})), [code]);
  return wasOpened ? (
    <Suspense>
      <Fetched code={code} props={props} />
    </Suspense>
  ) : null;
}
