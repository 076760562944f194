import { steppedLots } from './steppedLots';
import type { PriceType, Side } from './tradeVocabulary';

/** The order form as typed. */
export interface OrderDraft {
  side: Side;
  priceType: PriceType;
  /** As typed. */
  limitPrice: string;
  /** As typed. */
  lots: string;
  leverage: number;
}

export type OrderDraftAction =
  | { type: 'side'; side: Side }
  /** A change to a limit order sets `startPrice` if no price has been typed. */
  | { type: 'priceType'; priceType: PriceType; startPrice: string | undefined }
  | { type: 'limitPrice'; typed: string }
  | { type: 'lots'; typed: string }
  /** One lot more or fewer, never below one. */
  | { type: 'stepLots'; by: 1 | -1 }
  | { type: 'leverage'; leverage: number };

/** The initial form. */
export function emptyDraft(side: Side, leverage: number): OrderDraft {
  return { side, priceType: 'market', limitPrice: '', lots: '', leverage };
}

/** The order form after a change by the member. */
export function orderDraft(draft: OrderDraft, action: OrderDraftAction): OrderDraft {
  switch (action.type) {
    case 'side':
      return { ...draft, side: action.side };
    case 'priceType': {
      const limitPrice = draft.limitPrice || (action.priceType === 'limit' && action.startPrice) || '';
      return { ...draft, priceType: action.priceType, limitPrice };
    }
    case 'limitPrice':
      return { ...draft, limitPrice: action.typed };
    case 'lots':
      return { ...draft, lots: action.typed };
    case 'stepLots':
      return { ...draft, lots: steppedLots(draft.lots, action.by) };
    case 'leverage':
      return { ...draft, leverage: action.leverage };
  }
}
