import type { ResponseOf } from '../../api/contract/call';
import type { TradeRules } from '../../api/contract/trade';
import type { ValueStockOffer, valueStockList } from '../../api/contract/valueStock';
import { useClosedDays } from '../../api/queries/market';
import { useApplyForValueStock } from '../../api/queries/valueStock';
import { useServerTime } from '../../api/useServerTime';
import { subtract } from '../../domain/decimal';
import { windowNow } from '../../domain/timeWindow';
import { steppedLots } from '../../domain/trade/steppedLots';
import { valueStockCost, valueStockReasons } from '../../domain/valueStock/valueStockReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { lockFact } from '../../widgets/trade/lockFact';
import { useMoneyForm } from '../useMoneyForm';

/** The application as typed, its cost, and what remains. */
export function useValueStockForm(
  offer: ValueStockOffer,
  rules: ResponseOf<typeof valueStockList>,
  { lotSize, sellLockMinutes }: TradeRules,
) {
  const formats = useFormats();
  const form = useMoneyForm({
    name: 'valueStock',
    initial: { lots: '' },
    submission: useApplyForValueStock(),
    rules: (draft, facts) => valueStockReasons({ ...draft, ...facts, rules, offer, lotSize }),
  });
  const closedDays = useClosedDays();
  const t = useText('trade');
  const { draft, available } = form;
  const cost = form.errorOf('lots') ? undefined : valueStockCost({ ...draft, lotSize, offer, rules });
  return {
    ...form,
    cost,
    /** From when the shares can be sold. */
    lock: useServerTime((now) =>
      lockFact(
        t,
        {
          rule: { kind: 'minutes', minutes: sellLockMinutes },
          now,
          closedDays,
          fill: windowNow(rules, now).open ? now + rules.reviewMinutes * 60_000 : undefined,
        },
        formats,
      ),
    ),
    left: cost && available !== undefined ? subtract(available, cost.total) : undefined,
    stepped: (by: 1 | -1) => steppedLots(draft.lots, by, { minimum: offer.minLots, maximum: offer.maxLots }),
  };
}
