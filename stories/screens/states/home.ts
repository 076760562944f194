import { offerApplicationStatuses } from '../../../src/domain/products/productsVocabulary';
import { type AreaStates, justSent, lists } from './declaredStates';

/** States that each screen of `/home` has to show. */
export const homeStates: AreaStates<'home'> = {
  '/home/index': {
    states: [...lists],
  },
  '/home/moreNews': {
    states: [...lists],
  },
  '/home/DetailsPage': {
    states: [...lists],
  },
  '/home/worth': {
    states: [...lists, 'blocked', ...offerApplicationStatuses],
    never: { passed: justSent, cancelled: justSent },
  },
  '/home/worthList': {
    states: [...lists, ...offerApplicationStatuses],
  },
  '/home/search': {
    states: [...lists],
  },
};
