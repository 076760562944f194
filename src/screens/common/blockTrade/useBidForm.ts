import type { BlockTradeOffer, blockTradeRules } from '../../../api/contract/blockTrade';
import type { ResponseOf } from '../../../api/contract/call';
import { useAccount } from '../../../api/queries/account';
import { useClosedDays } from '../../../api/queries/closedDays';
import { useServerNow } from '../../../api/useServerNow';
import { bidAboveMarket } from '../../../domain/bidAboveMarket';
import { bidLots, blockTradeCost, blockTradeReasons } from '../../../domain/blockTradeReasons';
import type { TimedLockRule } from '../../../domain/lockRule';
import { steppedLots } from '../../../domain/steppedLots';
import { windowNow } from '../../../domain/timeWindow';
import { parseTyped } from '../../../domain/typedNumber';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import type { LockAhead } from '../../../widgets/lockFact';
import { fieldErrorText } from '../../../widgets/reasonText';

/** The lock of a position from an offer; undefined if the server names no number of days. */
function lockRule({ kind, days }: BlockTradeOffer['lock']): TimedLockRule | undefined {
  if (kind === 'nextTradingDay') return { kind };
  return days == null ? undefined : { kind, days };
}

/** The bid as typed, its cost, and what keeps it from being sent. */
export function useBidForm(
  offer: BlockTradeOffer,
  rules: ResponseOf<typeof blockTradeRules>,
  draft: { price: string; lots: string },
) {
  const t = useText('blockTrade');
  const account = loadedData(useAccount());
  const now = useServerNow();
  const closedDays = useClosedDays();
  const available = account?.availableFunds;
  const restrictions = account?.restrictions ?? [];
  const reasons = blockTradeReasons({ now, rules, offer, restrictions, available, ...draft });
  const errorOf = (field: 'price' | 'lots') => fieldErrorText(t, reasons, field);
  const wrong = errorOf('price') ?? errorOf('lots');
  const price = errorOf('price') === undefined ? parseTyped(draft.price) : undefined;
  const fill = price === undefined ? undefined : bidAboveMarket(price, offer.marketPrice);
  return {
    now,
    available,
    lock: {
      rule: lockRule(offer.lock),
      ...{ now, closedDays },
      fill: windowNow(rules, now).open ? now + rules.reviewMinutes * 60_000 : undefined,
    } satisfies LockAhead,
    reasons,
    known: account !== undefined,
    cost: wrong === undefined ? blockTradeCost({ ...draft, rules }) : undefined,
    priceError: errorOf('price'),
    /** Undefined unless the bid is above the market. */
    aboveMarket: price && fill ? { price, fill } : undefined,
    lotsError: errorOf('lots'),
    pricedAs: { latestPrice: offer.minimumBid, limitUp: offer.limitUp, limitDown: offer.minimumBid },
    stepped: (by: 1 | -1) => steppedLots(draft.lots, by, bidLots(offer, rules)),
  };
}
