import type { Position } from '../../api/contract/position';
import { useAccount } from '../../api/queries/account';
import { useStockDetail } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { useServerTime } from '../../api/useServerTime';
import { closeBlocks, closeReasons } from '../../domain/trade/closeReasons';
import { closeSummary } from '../../domain/trade/closeSummary';
import { sellLock } from '../../domain/trade/sellLock';
import { parseLots } from '../../domain/typedNumber';
import { loadedData } from '../../lib/loadable';
import type { CloseDraft } from '../../widgets/trade/CloseForm/CloseForm';
import { useMarketState } from '../market/useMarketState';
import { useFormDraft } from '../useFormDraft';

const emptyClosing: Omit<CloseDraft, 'lots'> & { part: string | undefined } = {
  priceType: 'market',
  limitPrice: '',
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
  const { part = all, ...kind } = typed;
  const draft: CloseDraft = { ...kind, lots: part };
  const setDraft = ({ lots: chosen, ...next }: CloseDraft) =>
    setTyped({ ...next, part: chosen === all ? undefined : chosen });
  const rules = loadedData(useTradeRules());
  const account = loadedData(useAccount());
  const market = useMarketState(symbol, loadedData(useStockDetail(symbol)));
  const { marketAt, stock, limits, ownTick, known } = market;
  const lotSize = quantity / lots;
  const typedLots = parseLots(draft.lots);
  const newestPrice = market.latestPrice ?? latestPrice;

  const { reasons, blocks } = useServerTime((now) => {
    const closable = {
      ...draft,
      ...marketAt(now),
      status,
      lock: sellLock(position, now),
      lotsHeld: lots,
      lotsWaiting,
      restrictions: account?.restrictions ?? [],
    };
    return { reasons: closeReasons({ ...closable, limits, ownTick }), blocks: closeBlocks(closable) };
  });
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
    draft,
    setDraft,
    summary,
    lotSize,
    reasons,
    /** What prevents opening the form. */
    blocks,
    stock: stock ?? { latestPrice: newestPrice },
    /** Of the rules of every order; undefined while they are unknown. */
    tolerance: rules?.priceTolerance,
    /** Whether enough is known to state what blocks it. */
    known: known && stock !== undefined && account !== undefined,
  };
}
