import { storyExchange } from './storyExchange';

/** How many orders the exchange has ever taken in this story. */
export function ordersMade(context: { loaded: Record<string, unknown> }): Promise<number> {
  return storyExchange(context).store.transact(({ world }) => Object.keys(world.positions).length);
}
