import {
  applicationStatuses,
  dayTradeStatuses,
  offerApplicationStatuses,
} from '../../../src/domain/vocabulary';
import { type AreaStates, justHandedIn, lists } from '../declaredStates';

/** What each screen of `/common` can be in. */
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
