import {
  demoAcknowledge,
  demoAdvance,
  demoClock,
  demoDecide,
  demoReset,
  demoReviews,
} from '../../src/api/contract/demo';
import { decideReview, waitingReviews } from '../exchange/backOffice';
import { advanceBy, advanceToNextSession } from '../exchange/clock';
import type { Exchange } from '../exchange/exchange';
import type { ExchangeStore } from '../exchange/store';
import { timestamp } from '../exchange/timestamp';
import { handle, type ServedCall } from './handle';

export const demoHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, demoClock, (_, { exchange }) => ({
    ...clockOf(exchange),
    replaced: exchange.world.replaced,
  })),
  handle(store, demoAcknowledge, (_, { exchange }) => {
    exchange.world.replaced = false;
    return null;
  }),
  handle(store, demoAdvance, (request, { exchange }) => {
    if ('minutes' in request) advanceBy(exchange, request.minutes);
    else advanceToNextSession(exchange);
    return clockOf(exchange);
  }),
  handle(store, demoReset, (_, { exchange }) => {
    Object.assign(exchange.world, store.begin());
    return clockOf(exchange);
  }),
  handle(store, demoReviews, (_, { exchange }) =>
    waitingReviews(exchange).map(({ submittedAt, dueAt, ...review }) => ({
      ...review,
      submittedAt: timestamp(submittedAt),
      dueAt: timestamp(dueAt),
    })),
  ),
  handle(store, demoDecide, ({ kind, id, verdict }, { exchange }) => {
    decideReview(exchange, kind, id, verdict);
    return null;
  }),
];

const clockOf = ({ world }: Exchange) => ({ now: timestamp(world.settledAt) });
