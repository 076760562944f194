import { positionStatuses } from '../../../src/domain/vocabulary';
import { type AreaStates, lists } from '../declaredStates';

/** What each screen of `/position` can be in. */
export const positionStates: AreaStates<'position'> = {
  '/position/position': {
    states: [...lists, 'blocked', ...positionStatuses],
  },
  '/position/positionDetail': {
    states: [...lists, 'blocked', ...positionStatuses],
  },
};
