import type { DayTradeRules } from '../../api/contract/dayTrading';
import type { StockDetails } from '../../api/contract/stocks';
import { useDayTrades, useReserveDayTrade } from '../../api/queries/dayTrading';
import { useClosedDays } from '../../api/queries/market';
import { useQuote } from '../../api/quotes/quotes';
import { useServerTime } from '../../api/useServerTime';
import { dayTradeCost, dayTradeReasons } from '../../domain/dayTrading/dayTradeReasons';
import { afterOpenTime } from '../../domain/market/openTime';
import { steppedLots } from '../../domain/trade/steppedLots';
import type { Side } from '../../domain/trade/tradeVocabulary';
import { worstCase } from '../../domain/trade/worstCase';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { lockFact, type PlannedLock } from '../../widgets/trade/lockFact';
import { useMoneyForm } from '../useMoneyForm';

/** A reservation as filled in. */
export interface DayTradeDraft {
  side: Side;
  leverage: number;
  /** As typed. */
  lots: string;
}

/** A day trade fills some minutes into an open session, if it can be reserved now. */
function plannedLock(
  { sellLockMinutes, confirmMinutes, reservable }: DayTradeRules,
  now: number,
  closedDays: ReadonlySet<string>,
): PlannedLock {
  return {
    rule: { kind: 'minutes', minutes: sellLockMinutes },
    now,
    closedDays,
    fill: reservable ? afterOpenTime(now, confirmMinutes * 60_000, closedDays) : undefined,
  };
}

/** The day-trade form: what it freezes, and what it can lose. */
export function useDayTradeForm(stock: StockDetails, rules: DayTradeRules) {
  const formats = useFormats();
  const applied = loadedData(useDayTrades('applied'))?.items ?? [];
  const trading = loadedData(useDayTrades('trading'))?.items ?? [];
  const closedDays = useClosedDays();
  const quoted = { ...stock, ...useQuote(stock.symbol) };
  const reserved = [...applied, ...trading].some(({ symbol }) => symbol === stock.symbol);
  const form = useMoneyForm({
    name: 'dayTrade',
    initial: initialDraft(rules),
    submission: useReserveDayTrade(),
    rules: (draft, facts) => dayTradeReasons({ ...draft, ...facts, rules, stock: quoted, reserved }),
  });
  const t = useText('trade');
  const { draft } = form;
  const cost = dayTradeCost({ ...draft, rules, stock: quoted });
  return {
    ...form,
    quoted,
    cost,
    /** From when the position can be closed. */
    lock: useServerTime((now) => lockFact(t, plannedLock(rules, now, closedDays), formats)),
    worst:
      cost?.purchaseFee === undefined
        ? undefined
        : worstCase({ ...cost, side: draft.side, purchaseFee: cost.purchaseFee, rates: rules }),
    stepped: (by: 1 | -1) => steppedLots(draft.lots, by, { maximum: rules.maxLots }),
  };
}

const initialDraft = ({ leverages }: DayTradeRules): DayTradeDraft => ({
  side: 'long',
  leverage: leverages[0] ?? 1,
  lots: '',
});
