import {
  applicationStatuses,
  dayTradeStatuses,
  offerApplicationStatuses,
} from '../../../src/domain/vocabulary';
import { type AreaStates, justHandedIn, lists } from '../declaredStates';

/** States that each screen of `/common` has to show. */
export const commonStates: AreaStates<'common'> = {
  '/common/dayTrading': {
    states: [...lists, 'blocked', ...dayTradeStatuses],
  },
  '/common/dividend': {
    states: [...lists, 'blocked', ...offerApplicationStatuses],
  },
  '/common/dividend2': {
    states: [...lists, 'blocked', ...applicationStatuses],
    never: { passed: justHandedIn },
  },
  '/common/dividend3': {
    states: [...lists, ...applicationStatuses],
  },
};
