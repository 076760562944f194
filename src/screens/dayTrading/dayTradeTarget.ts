import type { DayTrade } from '../../api/contract/dayTrading';
import { positionHref, stockHref } from '../hrefs';

/** Address of a day trade's position, or of its stock while there is none. */
export const dayTradeTarget = ({ positionId, symbol }: DayTrade): string =>
  positionId == null ? stockHref(symbol) : positionHref(positionId);
