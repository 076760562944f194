import type { Position } from '../../api/contract/position';
import type { TradeRules } from '../../api/contract/trade';
import { useAccount } from '../../api/queries/account';
import { useClosedDays, useStockDetail } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { useServerTime } from '../../api/useServerTime';
import { closeBlocks, closeReasons, waitingBlocks } from '../../domain/trade/closeReasons';
import { closeSummary } from '../../domain/trade/closeSummary';
import { type ConditionsMarket, emptyConditions, typedStopPrice } from '../../domain/trade/conditionsDraft';
import { marketSideOf } from '../../domain/trade/orderConditions';
import type { TermRules } from '../../domain/trade/orderTerms';
import { type SellLock, sellLock } from '../../domain/trade/sellLock';
import { worstClosePrice } from '../../domain/trade/worstClosePrice';
import { parseLots } from '../../domain/typedNumber';
import { loadedData } from '../../lib/loadable';
import type { CloseDraft } from '../../widgets/trade/CloseForm/CloseForm';
import { useMarketState } from '../market/useMarketState';
import { useFormDraft } from '../useFormDraft';

const emptyClosing: Omit<CloseDraft, 'lots'> & { part: string | undefined } = {
  ...emptyConditions,
  part: undefined,
};

/**
 * Closing a position: the draft, its proceeds, and what blocks it: market, lock or draft.
 *
 * @param isSent while it is being sent and once it is done, there is no draft
 */
export function useClosing(position: Position, isSent: boolean) {
  const { symbol, lots, quantity, status, latestPrice, buyPrice } = position;
  const lotsWaiting = position.closeLots ?? 0;
  const all = String(lots - lotsWaiting);
  // Unless a part is typed, everything that can be closed is meant, even if that changes.
  const [typed, setTyped] = useFormDraft('closing', emptyClosing, isSent);
  const { part = all, ...conditions } = typed;
  const draft: CloseDraft = { ...conditions, lots: part };
  const setDraft = ({ lots: chosen, ...next }: CloseDraft) =>
    setTyped({ ...next, part: chosen === all ? undefined : chosen });
  const rules = loadedData(useTradeRules());
  const closedDays = useClosedDays();
  const account = loadedData(useAccount());
  const market = useMarketState(symbol, loadedData(useStockDetail(symbol)));
  const { marketAt, stock, limits, ownTick, known } = market;
  const lotSize = quantity / lots;
  const typedLots = parseLots(draft.lots);
  const newestPrice = market.latestPrice ?? latestPrice;

  const conditionsMarket: ConditionsMarket = {
    marketSide: marketSideOf(position.side, 'close'),
    latestPrice: newestPrice,
    limits,
    ownTick,
  };
  const { marketSide } = conditionsMarket;
  const { reasons, blocks, waitBlocks, terms } = useServerTime((now) => {
    const lock = sellLock(position, now);
    const terms = termsOf(position, rules, { now, closedDays, lock });
    const closable = {
      ...draft,
      ...marketAt(now),
      status,
      lock,
      lotsHeld: lots,
      lotsWaiting,
      restrictions: account?.restrictions ?? [],
    };
    return {
      reasons: closeReasons({ ...closable, marketSide, terms, limits, ownTick }),
      blocks: closeBlocks(closable),
      waitBlocks: waitingBlocks(closable),
      terms,
    };
  });
  const closing = { ...position, buyPrice: buyPrice ?? latestPrice, shares: quantity };
  const order = {
    ...(draft.kind === 'limit' || draft.kind === 'oco'
      ? { priceType: 'limit' as const }
      : { priceType: 'market' as const }),
    limitPrice: draft.limitPrice,
    latestPrice: newestPrice,
    shares: typedLots === undefined ? undefined : Number(typedLots) * lotSize,
    rates: rules,
  };
  const stopAt = typedStopPrice(draft, conditionsMarket);
  const atStop = stopAt === undefined ? undefined : closeSummary(closing, { ...order, atPrice: stopAt });
  const worst = worstClosePrice(draft, conditionsMarket, rules?.priceTolerance);
  const hasLimit = draft.kind === 'market' || order.priceType === 'limit';
  return {
    draft,
    setDraft,
    /** Of the limit or the market; of the stop where there is nothing else. */
    summary: hasLimit ? closeSummary(closing, order) : atStop,
    /** Of the stop, beside a limit. */
    atStop: hasLimit ? atStop : undefined,
    /** At the worst price that it accepts. */
    atWorst: worst === undefined ? undefined : closeSummary(closing, { ...order, atPrice: worst }),
    market: conditionsMarket,
    /** Undefined when nothing can wait. */
    terms,
    lotSize,
    reasons,
    /** What prevents opening the form. */
    blocks,
    /** What prevents an order that waits for the lock and the next session. */
    waitBlocks,
    stock: stock ?? { latestPrice: newestPrice },
    /** Of the rules of every order; undefined while they are unknown. */
    tolerance: rules?.priceTolerance,
    /** Whether enough is known to state what blocks it. */
    known: known && stock !== undefined && account !== undefined,
  };
}

/** The terms of a closing. The exchange closes a day trade at its deadline, so its closings have none. */
function termsOf(
  { closesAt }: Position,
  rules: TradeRules | undefined,
  { now, closedDays, lock }: { now: number; closedDays: ReadonlySet<string>; lock: SellLock },
): TermRules | undefined {
  const maxTermDays = rules?.maxTermDays;
  if (maxTermDays == null || closesAt != null) return undefined;
  return {
    // Whole minutes: a form is not rendered each second.
    now: now - (now % 60_000),
    closedDays,
    maxTermDays,
    notBefore: lock.locked && lock.rule !== 'managed' ? lock.until : undefined,
  };
}
