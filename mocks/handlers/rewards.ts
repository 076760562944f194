import type { HttpHandler } from 'msw';
import {
  claimSignInReward,
  creditScore,
  referralSummary,
  signIn,
  signInRecords,
  signInStatus,
} from '../../src/api/contract/rewards';
import { once } from '../exchange/members/requests';
import { claimReward } from '../exchange/rewards/claimReward';
import { creditView } from '../exchange/rewards/creditView';
import { referralSummaryOf } from '../exchange/rewards/referralView';
import { signInToday } from '../exchange/rewards/signIn';
import { rewardView, signInHistory, signInStatusOf } from '../exchange/rewards/signInViews';
import type { ExchangeStore } from '../exchange/store';
import { handle } from './handle';

export const rewardsHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, signInStatus, ({ month }, { exchange, member }) => signInStatusOf(exchange, member, month)),
  handle(store, signIn, (_, { exchange, member }) => {
    signInToday(exchange, member);
    return signInStatusOf(exchange, member);
  }),
  handle(store, signInRecords, ({ page }, { exchange, member }) => signInHistory(exchange, member, page)),
  handle(store, claimSignInReward, ({ clientRequestId }, { exchange, member }) =>
    rewardView(
      once(exchange, member, clientRequestId, {
        act: () => claimReward(exchange, member),
        find: (id) => exchange.world.rewards.rewards[id],
      }),
    ),
  ),
  handle(store, creditScore, ({ page }, { exchange, member }) => creditView(exchange, member, page)),
  handle(store, referralSummary, ({ page }, { exchange, member }) =>
    referralSummaryOf(exchange, member, page),
  ),
];
