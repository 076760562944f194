import { investmentStatuses } from '../../../src/domain/products/productsVocabulary';
import { positionStatuses } from '../../../src/domain/trade/tradeVocabulary';
import { type AreaStates, lists } from './declaredStates';

/** States that each screen of `/gdindex` has to show. */
export const gdindexStates: AreaStates<'gdindex'> = {
  '/gdindex/gdindex': {
    states: [...lists, 'blocked', ...investmentStatuses],
    never: { ended: 'A new investment or purchase is in progress.' },
  },
  '/gdindex/gdList': {
    states: [...lists, 'blocked', ...investmentStatuses, ...positionStatuses],
    never: {
      pendingOrder: 'Follow orders are made at the market.',
      preparingToClose: 'Follow orders are closed at the market.',
      cancelled: 'Follow orders do not wait, so there is nothing to cancel.',
    },
  },
};
