import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useStockDetail } from '../../api/queries/stocks';
import { useTradeRules } from '../../api/queries/trade';
import { closeBlocks, closeReasons } from '../../domain/closeReasons';
import { closeSummary } from '../../domain/closeSummary';
import { sellLock } from '../../domain/sellLock';
import { parseTyped } from '../../domain/typedNumber';
import { loadedData } from '../../lib/loadable';
import { useFormDraft } from '../../session/useFormDraft';
import type { CloseDraft } from '../../widgets/CloseForm/CloseForm';
import { useMarketState } from '../useMarketState';

/** Closing a position: the draft, its proceeds, and what blocks it: market, lock or draft. */
export function useClosing(position: Position) {
  const { symbol, lots, quantity, status, latestPrice, buyPrice } = position;
  const lotsWaiting = position.closeLots ?? 0;
  const all = String(lots - lotsWaiting);
  // Unless a part is typed, everything that can be closed is meant, even if that changes.
  const [typed, setTyped] = useFormDraft<Omit<CloseDraft, 'lots'> & { part?: string }>('closing', {
    priceType: 'market',
    limitPrice: '',
  });
  const { part = all, ...kind } = typed;
  const draft: CloseDraft = { ...kind, lots: part };
  const setDraft = ({ lots: chosen, ...next }: CloseDraft) =>
    setTyped({ ...next, ...(chosen !== all && { part: chosen }) });
  const rules = loadedData(useTradeRules());
  const account = loadedData(useAccount());
  const { market, stock, limits, ownTick, known } = useMarketState(
    symbol,
    loadedData(useStockDetail(symbol)),
  );
  const lotSize = quantity / lots;
  const typedLots = parseTyped(draft.lots);
  const newestPrice = market.quote?.latestPrice ?? latestPrice;

  const closable = {
    ...draft,
    ...market,
    ...{ status, lock: sellLock(position, market.now), lotsHeld: lots, lotsWaiting },
    restrictions: account?.restrictions ?? [],
  };
  const summary = closeSummary(
    { ...position, buyPrice: buyPrice ?? latestPrice, shares: quantity },
    {
      ...draft,
      latestPrice: newestPrice,
      shares: typedLots === undefined ? undefined : Number(typedLots) * lotSize,
      rates: rules,
    },
  );
  return {
    ...{ draft, setDraft, summary, lotSize },
    reasons: closeReasons({ ...closable, limits, ownTick }),
    /** What prevents opening the form. */
    blocks: closeBlocks(closable),
    stock: stock ?? { latestPrice: newestPrice },
    /** Whether enough is known to state what blocks it. */
    known: known && stock !== undefined && account !== undefined,
  };
}
