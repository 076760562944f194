import { markRead } from '../../../mocks/exchange/notices/markRead';
import { storyExchange } from '../../support/storyExchange';

/** Before a story: its member has read every notice. */
export async function nothingToRead({ loaded }: { loaded: Record<string, unknown> }): Promise<void> {
  await storyExchange({ loaded }).store.transact((exchange) => {
    for (const member of Object.values(exchange.world.members)) markRead(exchange, member);
  });
}
