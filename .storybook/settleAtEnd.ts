import type { StoryContext } from '@storybook/react-vite';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { StoryExchange } from '../mocks/story';
import { kindOfState } from '../stories/map/stateKinds';
import { namedStateIssues } from './checks/namedState';
import { nextFrame, settled } from './checks/settled';

const isPolled = ({ state, observers }: Query) =>
  state.status === 'success' && observers.some(({ options }) => options.refetchInterval);

/** Longer than a toast stays, ms. One under a pointer stays. */
const toastsMs = 6_000;

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];

/** Waits until toasts have gone, which cover the state, unless nothing else tells it. */
async function awaitToasts(story: StoryContext): Promise<void> {
  for (const toast of toasts()) toast.hidden = true;
  const isToldWithout = namedStateIssues(story).length === 0;
  for (const toast of toasts()) toast.hidden = false;
  const start = performance.now();
  while (isToldWithout && toasts().length > 0 && performance.now() - start < toastsMs) await nextFrame();
}

/** A part of a screen that has the state may be below the fold. */
function scrollToState({ tags }: StoryContext): void {
  const part = document.querySelector(`[data-state=${kindOfState(tags)}]`);
  if (part && part.getBoundingClientRect().bottom > window.innerHeight)
    part.scrollIntoView({ block: 'center' });
}

/** Waits until a played story shows its final state, of which pictures are taken. */
export async function settleAtEnd(story: StoryContext): Promise<void> {
  const { loaded, title } = story;
  await settled(loaded);
  if (title.startsWith('Screens/')) {
    await awaitToasts(story);
    scrollToState(story);
  }
  const queries: QueryClient = loaded.queries;
  const exchange: StoryExchange = loaded.exchange;
  if ((await exchange.store.transact(({ now }) => now)) === Date.now()) return;
  // Polls now if the play moved the exchange's clock, because the next poll would come at a random time.
  document.dispatchEvent(new Event('visibilitychange'));
  void queries.refetchQueries({ type: 'active', predicate: isPolled });
  await settled(loaded);
}
