import type { DayTrade } from '../../../api/contract/dayTrading';
import { positionHref, stockHref } from '../../hrefs';

/** Where a day trade leads: to its position, or to the stock as long as there is none. */
export const dayTradeTarget = ({ positionId, symbol }: DayTrade): string =>
  positionId == null ? stockHref(symbol) : positionHref(positionId);
