import { results } from '../../src/api/contract/results';
import { resultPage } from '../exchange/results/resultPage';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const resultsHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, results, (request, { exchange, member }) => resultPage(exchange, member, request)),
];
