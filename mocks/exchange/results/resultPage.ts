import type { RawResponseOf, RequestOf } from '../../../src/api/contract/call';
import type { results } from '../../../src/api/contract/results';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { pageOf } from '../page';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { resultsOf } from './resultsOf';

/** A screen needs a whole month at once, so pages are larger than those of other lists. */
const pageSize = 100;

/** One page of a member's results of some days, the latest first. */
export function resultPage(
  exchange: Exchange,
  member: Member,
  { from, to, page }: RequestOf<typeof results>,
): RawResponseOf<typeof results> {
  if (from > to) throw new Refusal('parameterError');
  const realised = resultsOf(exchange, member).filter(({ at }) => {
    const date = exchangeDate(at);
    return from <= date && date <= to;
  });
  return pageOf(realised, page, ({ view }) => view(), pageSize);
}
