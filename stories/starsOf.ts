import { demoMember } from '../mocks/exchange/demoMember';
import { storyExchange } from './storyExchange';

/** What the demo member has starred, as the exchange knows it: exchange by exchange, as they stand there. */
export function starsOf(context: { loaded: Record<string, unknown> }): Promise<string[]> {
  return storyExchange(context).store.transact(({ world }) =>
    Object.values(world.members[demoMember.account]?.watchlist ?? {}).flatMap((symbols) =>
      symbols.toReversed(),
    ),
  );
}
