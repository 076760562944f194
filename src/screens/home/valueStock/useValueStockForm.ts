import type { ResponseOf } from '../../../api/contract/call';
import type { TradeRules } from '../../../api/contract/trade';
import type { ValueStockOffer, valueStockList } from '../../../api/contract/valueStock';
import { useAccount } from '../../../api/queries/account';
import { useClosedDays } from '../../../api/queries/closedDays';
import { useServerNow } from '../../../api/useServerNow';
import { subtract } from '../../../domain/decimal';
import { steppedLots } from '../../../domain/steppedLots';
import { windowNow } from '../../../domain/timeWindow';
import { valueStockCost, valueStockReasons } from '../../../domain/valueStockReasons';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import type { LockAhead } from '../../../widgets/lockFact';
import { fieldErrorText } from '../../../widgets/reasonText';

/** The application as typed, its cost, what is left, and what keeps it from being sent. */
export function useValueStockForm(
  offer: ValueStockOffer,
  rules: ResponseOf<typeof valueStockList>,
  { lotSize, sellLockMinutes }: TradeRules,
) {
  const t = useText('valueStock');
  const [lots, setLots] = useTyped('valueStock', '');
  const account = loadedData(useAccount());
  const now = useServerNow();
  const closedDays = useClosedDays();
  const available = account?.availableFunds;
  const form = { now, rules, offer, available, lotSize, lots };
  const reasons = valueStockReasons({ ...form, restrictions: account?.restrictions ?? [] });
  const error = fieldErrorText(t, reasons, 'lots');
  const cost = error === undefined ? valueStockCost(form) : undefined;
  return {
    ...{ lots, setLots, now, available, reasons, cost },
    lock: {
      rule: { kind: 'minutes', minutes: sellLockMinutes },
      ...{ now, closedDays },
      fill: windowNow(rules, now).open ? now + rules.reviewMinutes * 60_000 : undefined,
    } satisfies LockAhead,
    known: account !== undefined,
    left: cost && available !== undefined ? subtract(available, cost.total) : undefined,
    error,
    stepped: (by: 1 | -1) => steppedLots(lots, by, { minimum: offer.minLots, maximum: offer.maxLots }),
  };
}
