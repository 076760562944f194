import type { BlockTradeOffer, blockTradeRules } from '../../api/contract/blockTrade';
import type { ResponseOf } from '../../api/contract/call';
import { useBidForBlock } from '../../api/queries/blockTrade';
import { useClosedDays } from '../../api/queries/market';
import { useServerTime } from '../../api/useServerTime';
import { bidAboveMarket } from '../../domain/blockTrade/bidAboveMarket';
import { bidLots, blockTradeCost, blockTradeReasons } from '../../domain/blockTrade/blockTradeReasons';
import { windowNow } from '../../domain/timeWindow';
import type { TimedLockRule } from '../../domain/trade/lockRule';
import { steppedLots } from '../../domain/trade/steppedLots';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { lockFact } from '../../widgets/trade/lockFact';
import { useMoneyForm } from '../useMoneyForm';

/** The lock of a position from an offer; undefined if the server gives no number of days. */
function lockRule({ kind, days }: BlockTradeOffer['lock']): TimedLockRule | undefined {
  if (kind === 'nextTradingDay') return { kind };
  return days == null ? undefined : { kind, days };
}

/** The bid as typed, and its cost. */
export function useBidForm(offer: BlockTradeOffer, rules: ResponseOf<typeof blockTradeRules>) {
  const formats = useFormats();
  const form = useMoneyForm({
    name: 'bid',
    initial: { price: offer.minimumBid, lots: '' },
    submission: useBidForBlock(),
    rules: (draft, facts) => blockTradeReasons({ ...draft, ...facts, rules, offer }),
  });
  const closedDays = useClosedDays();
  const t = useText('trade');
  const { draft } = form;
  const wrong = form.errorOf('price') ?? form.errorOf('lots');
  const price = form.numberIn('price');
  const fill = price === undefined ? undefined : bidAboveMarket(price, offer.marketPrice);
  return {
    ...form,
    /** From when the shares can be sold. */
    lock: useServerTime((now) =>
      lockFact(
        t,
        {
          rule: lockRule(offer.lock),
          now,
          closedDays,
          fill: windowNow(rules, now).open ? now + rules.reviewMinutes * 60_000 : undefined,
        },
        formats,
      ),
    ),
    cost: wrong === undefined ? blockTradeCost({ ...draft, rules }) : undefined,
    /** Undefined unless the bid is above the market. */
    aboveMarket: price && fill ? { price, fill } : undefined,
    pricedAs: { latestPrice: offer.minimumBid, limitUp: offer.limitUp, limitDown: offer.minimumBid },
    stepped: (by: 1 | -1) => steppedLots(draft.lots, by, bidLots(offer, rules)),
  };
}
