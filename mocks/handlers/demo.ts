import type { HttpHandler } from 'msw';
import { demoAdvance, demoClock, demoReset } from '../../src/api/contract/demo';
import { advanceBy, advanceToNextSession } from '../exchange/clock';
import type { Exchange } from '../exchange/exchange';
import type { ExchangeStore } from '../exchange/store';
import { timestamp } from '../exchange/timestamp';
import { handle } from './handle';

export const demoHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, demoClock, (_, { exchange }) => clockOf(exchange)),
  handle(store, demoAdvance, (request, { exchange }) => {
    if ('minutes' in request) advanceBy(exchange, request.minutes);
    else advanceToNextSession(exchange);
    return clockOf(exchange);
  }),
  handle(store, demoReset, (_, { exchange }) => {
    Object.assign(exchange.world, store.begin());
    return clockOf(exchange);
  }),
];

const clockOf = ({ world }: Exchange) => ({ now: timestamp(world.settledAt) });
