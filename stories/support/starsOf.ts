import { demoMember } from '../../mocks/exchange/demoMember';
import { exchanges } from '../../mocks/exchange/market/listings';
import { watchlistSymbols } from '../../mocks/exchange/members/watchlist';
import { storyExchange } from './storyExchange';

/** What the demo member has starred, as the exchange knows it: exchange by exchange, as they stand there. */
export function starsOf(context: { loaded: Record<string, unknown> }): Promise<string[]> {
  return storyExchange(context).store.transact(({ world }) => {
    const member = world.members[demoMember.account];
    return member ? exchanges.flatMap((exchange) => watchlistSymbols(member, exchange)) : [];
  });
}
