import {
  type ConditionsAction,
  type ConditionsDraft,
  conditionsDraft,
  emptyConditions,
} from './conditionsDraft';
import { steppedLots } from './steppedLots';
import type { Side } from './tradeVocabulary';

/** The order form as typed. */
export interface OrderDraft extends ConditionsDraft {
  side: Side;
  /** As typed. */
  lots: string;
  leverage: number;
  /** The closing that is placed when the order is filled; null without one. */
  exit: ConditionsDraft | null;
}

export type OrderDraftAction =
  | { type: 'side'; side: Side }
  | { type: 'conditions'; action: ConditionsAction }
  /** With a closing that starts with a stop, or without one. */
  | { type: 'exit'; exit: ConditionsDraft | null }
  | { type: 'exitConditions'; action: ConditionsAction }
  | { type: 'lots'; typed: string }
  /** One lot more or fewer, never below one. */
  | { type: 'stepLots'; by: 1 | -1 }
  | { type: 'leverage'; leverage: number };

/** The initial form. */
export function emptyDraft(side: Side, leverage: number): OrderDraft {
  return { ...emptyConditions, side, lots: '', leverage, exit: null };
}

/** The order form after a change by the member. */
export function orderDraft(draft: OrderDraft, action: OrderDraftAction): OrderDraft {
  switch (action.type) {
    case 'side':
      // Stops and exits are on the other side of the market.
      return draft.side === action.side
        ? draft
        : { ...draft, stopPrice: '', stopLimitPrice: '', limitsStop: false, side: action.side, exit: null };
    case 'conditions':
      return { ...draft, ...conditionsDraft(draft, action.action) };
    case 'exit':
      return { ...draft, exit: action.exit };
    case 'exitConditions':
      return { ...draft, exit: conditionsDraft(draft.exit ?? emptyConditions, action.action) };
    case 'lots':
      return { ...draft, lots: action.typed };
    case 'stepLots':
      return { ...draft, lots: steppedLots(draft.lots, action.by) };
    case 'leverage':
      return { ...draft, leverage: action.leverage };
  }
}
