import { markRead } from '../../../mocks/exchange/notices/markRead';
import type { Context } from '../../support/context';
import { storyExchange } from '../../support/exchange';

/** Before a story: its member has read every notice. */
export async function readAllNotices({ loaded }: Pick<Context, 'loaded'>): Promise<void> {
  await storyExchange({ loaded }).store.transact((exchange) => {
    for (const member of Object.values(exchange.world.members)) markRead(exchange, member);
  });
}
