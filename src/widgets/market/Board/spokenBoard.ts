import type { Board } from '../../../api/contract/board';
import type { Formats } from '../../../i18n/formats';
import type { Text } from '../../../i18n/text';

/** Name of the table: the best price of each side with its shares, so that a screen reader need not read the rows. */
export function spokenBoard(
  { asks: [ask], bids: [bid] }: Pick<Board, 'asks' | 'bids'>,
  tickSize: string,
  t: Text<'board'>,
  formats: Formats,
): string {
  const said = (side: 'ask' | 'bid', level: typeof ask) =>
    level &&
    t(`said.${side}`, { price: formats.price(level.price, tickSize), shares: formats.number(level.shares) });
  return [t('title'), said('ask', ask), said('bid', bid)].filter(Boolean).join(' ');
}
