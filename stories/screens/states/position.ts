import { positionStatuses } from '../../../src/domain/trade/tradeVocabulary';
import { type AreaStates, lists } from './declaredStates';

/** States that each screen of `/position` has to show. */
export const positionStates: AreaStates<'position'> = {
  '/position/position': {
    states: [...lists, 'blocked', ...positionStatuses],
  },
  '/position/positionDetail': {
    states: [...lists, 'blocked', ...positionStatuses],
  },
};
