import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle';

/** Something whose code comes apart from what opens it. */
export interface OpenedPart<Props> {
  Part: ComponentType<Props>;
  /** Fetches its code before it is opened; what can't be fetched now is asked for then. */
  loadAhead: () => void;
}

/**
 * Puts the code of something that opens apart.
 *
 * @param load fetches it; may be called more than once
 */
export function openedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OpenedPart<Props> {
  return {
    Part: lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>,
    loadAhead: () => void load().catch(() => {}),
  };
}

/**
 * Draws something only once it has been opened: its code is fetched when the page has nothing better to do, or at the
 * latest as it opens. It stays when it is closed again, to leave as it likes.
 */
export function WhenOpened<Props extends { open: boolean }>({
  part: { Part, loadAhead },
  props,
}: {
  part: OpenedPart<Props>;
  props: Props;
}) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  useEffect(() => whenIdle(loadAhead), [loadAhead]);
  return wasOpened ? (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ) : null;
}
