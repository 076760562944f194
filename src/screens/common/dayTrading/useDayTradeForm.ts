import type { DayTradeRules } from '../../../api/contract/dayTrading';
import type { StockDetails } from '../../../api/contract/stocks';
import { useAccount } from '../../../api/queries/account';
import { useClosedDays } from '../../../api/queries/closedDays';
import { useDayTrades } from '../../../api/queries/dayTrading';
import { useQuote } from '../../../api/quotes/quotes';
import { useServerNow } from '../../../api/useServerNow';
import { dayTradeCost, dayTradeReasons } from '../../../domain/dayTradeReasons';
import { afterOpenTime } from '../../../domain/openTime';
import { steppedLots } from '../../../domain/steppedLots';
import type { Side } from '../../../domain/vocabulary';
import { worstCase } from '../../../domain/worstCase';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import type { LockAhead } from '../../../widgets/lockFact';
import { fieldErrorText } from '../../../widgets/reasonText';

/** A reservation as it is filled in. */
export interface DayTradeDraft {
  side: Side;
  leverage: number;
  /** As typed. */
  lots: string;
}

/** A day trade is filled after some minutes of an open session, if it can be reserved now. */
function lockAhead(
  { sellLockMinutes, confirmMinutes, reservable }: DayTradeRules,
  now: number,
  closedDays: ReadonlySet<string>,
): LockAhead {
  return {
    rule: { kind: 'minutes', minutes: sellLockMinutes },
    ...{ now, closedDays },
    fill: reservable ? afterOpenTime(now, confirmMinutes * 60_000, closedDays) : undefined,
  };
}

/** The form of a day trade: what was typed, what it freezes, what it can lose, and what keeps it from being sent. */
export function useDayTradeForm(stock: StockDetails, rules: DayTradeRules) {
  const t = useText('dayTrade');
  const [draft, setDraft] = useTyped<DayTradeDraft>('dayTrade', {
    side: 'long',
    leverage: rules.leverages[0] ?? 1,
    lots: '',
  });
  const account = loadedData(useAccount());
  const applied = loadedData(useDayTrades('applied'))?.items ?? [];
  const trading = loadedData(useDayTrades('trading'))?.items ?? [];
  const now = useServerNow();
  const closedDays = useClosedDays();
  const quoted = { ...stock, ...useQuote(stock.symbol) };
  const available = account?.availableFunds;
  const form = {
    ...{ now, rules, stock: quoted, available, ...draft },
    reserved: [...applied, ...trading].some(({ symbol }) => symbol === stock.symbol),
    restrictions: account?.restrictions ?? [],
  };
  const reasons = dayTradeReasons(form);
  const cost = dayTradeCost(form);
  return {
    ...{ draft, now, quoted, available, reasons, cost },
    lock: lockAhead(rules, now, closedDays),
    known: account !== undefined,
    lotsError: fieldErrorText(t, reasons, 'lots'),
    worst:
      cost?.purchaseFee === undefined
        ? undefined
        : worstCase({ ...cost, side: draft.side, purchaseFee: cost.purchaseFee, rates: rules }),
    stepped: (by: 1 | -1) => steppedLots(draft.lots, by, { maximum: rules.maxLots }),
    change: (next: Partial<DayTradeDraft>) => setDraft((before) => ({ ...before, ...next })),
  };
}
