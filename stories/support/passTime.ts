import type { QueryClient } from '@tanstack/react-query';
import { advanceBy } from '../../mocks/exchange/clock';
import { demoMember } from '../../mocks/exchange/demoMember';
import type { Exchange } from '../../mocks/exchange/exchange';
import type { Member } from '../../mocks/exchange/world';
import { storyExchange } from './storyExchange';

interface Context {
  loaded: Record<string, unknown>;
}

/** Acts on the exchange behind the screen's back: as the member on another device, as the back office, as the market. */
export function actMeanwhile<Result>(
  context: Context,
  act: (exchange: Exchange, member: Member) => Result,
): Promise<Result> {
  return storyExchange(context).store.transact((exchange) => {
    const member = exchange.world.members[demoMember.account];
    if (!member) throw new Error('the demo member is not in this world');
    return act(exchange, member);
  });
}

/** Reads again all that the screen shows, as it would by and by. */
export const readAgain = ({ loaded }: Context): Promise<void> =>
  (loaded.queries as QueryClient).invalidateQueries();

/** Lets minutes pass at the exchange; the screen reads again. */
export async function passTime(context: Context, minutes: number): Promise<void> {
  await storyExchange(context).store.transact((exchange) => advanceBy(exchange, minutes));
  await readAgain(context);
}
