import type { StoryContext } from '@storybook/react-vite';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { StoryExchange } from '../mocks/story';
import { showInPicture } from '../stories/support/showInPicture';
import { isInSight, partsOfState } from './checks/namedState';
import { nextFrame, settled } from './checks/settled';

const isPolled = ({ state, observers }: Query) =>
  state.status === 'success' && observers.some(({ options }) => options.refetchInterval);

/** Longer than a toast stays, ms. One under a pointer stays. */
const toastsMs = 6_000;

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];

/** Waits until toasts have gone, which cover the state, unless nothing else tells it. */
async function awaitToasts(story: StoryContext): Promise<void> {
  const parts = partsOfState(story);
  const isToldWithout = parts.length === 0 || parts.some((part) => !part.matches('[data-toast]'));
  const start = performance.now();
  while (isToldWithout && toasts().length > 0 && performance.now() - start < toastsMs) await nextFrame();
}

/** Scrolls to the part that has the state of a story, unless one is in sight. */
export function showState(story: StoryContext): void {
  const parts = partsOfState(story);
  if (parts.length > 0 && !parts.some(isInSight)) showInPicture(parts[0] as Element);
}

/** Waits until a played story shows its final state, of which pictures are taken. */
export async function settleAtEnd(story: StoryContext): Promise<void> {
  const { loaded } = story;
  await settled(loaded);
  await awaitToasts(story);
  showState(story);
  const queries: QueryClient = loaded.queries;
  const exchange: StoryExchange = loaded.exchange;
  if ((await exchange.store.transact(({ now }) => now)) === Date.now()) return;
  // Polls now if the play moved the exchange's clock, because the next poll would come at a random time.
  document.dispatchEvent(new Event('visibilitychange'));
  void queries.refetchQueries({ type: 'active', predicate: isPolled });
  await settled(loaded);
}
