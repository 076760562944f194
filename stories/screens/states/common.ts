import { dayTradeStatuses } from '../../../src/domain/dayTrading/dayTradingVocabulary';
import {
  applicationStatuses,
  offerApplicationStatuses,
} from '../../../src/domain/products/productsVocabulary';
import { type AreaStates, justSent, lists } from './declaredStates';

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
    never: { passed: justSent },
  },
  '/common/dividend3': {
    states: [...lists, ...applicationStatuses],
  },
};
