import { ipoDateKinds } from '../../../src/domain/ipo/ipoCalendar';
import { ipoPhases, ipoResults } from '../../../src/domain/ipo/ipoVocabulary';
import { type AreaStates, lists } from './declaredStates';

/** States that each screen of `/market` has to show. */
export const marketStates: AreaStates<'market'> = {
  '/market/market': {
    states: [...lists],
  },
  '/market/stockHot/stockList': {
    states: [...lists],
  },
  '/market/marketFav': {
    states: [...lists],
  },
  '/market/marketDetail': {
    states: [...lists, 'blocked'],
  },
  '/market/auction': {
    states: [...lists],
  },
  '/market/marketBuy': {
    states: [...lists, 'blocked'],
  },
  '/market/subscribe': {
    states: [...lists, ...ipoPhases, ...ipoDateKinds],
  },
  '/market/subscribeDetail': {
    states: [...lists, 'blocked'],
  },
  '/market/subscribeRecord': {
    states: [...lists, ...ipoResults],
  },
};
