import {
  claimSignInReward,
  creditScore,
  referralSummary,
  signIn,
  signInRecords,
  signInStatus,
} from '../../src/api/contract/rewards';
import type { Exchange } from '../exchange/exchange';
import { lookup } from '../exchange/lookup';
import { claimReward } from '../exchange/rewards/claimReward';
import { creditView } from '../exchange/rewards/creditView';
import type { RewardRecord } from '../exchange/rewards/records';
import { referralSummaryOf } from '../exchange/rewards/referralView';
import { signInToday } from '../exchange/rewards/signIn';
import { rewardView, signInHistory, signInStatusOf } from '../exchange/rewards/signInViews';
import type { ExchangeStore } from '../exchange/store';
import type { World } from '../exchange/world';
import { handle, type ServedCall } from './handle';
import { handleOnce } from './handleOnce';

const reward = {
  find: ({ rewards }: World, id: string) => lookup(rewards.rewards, id),
  view: (_: Exchange, record: RewardRecord) => rewardView(record),
};

export const rewardsHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, signInStatus, ({ month }, { exchange, member }) => signInStatusOf(exchange, member, month)),
  handle(store, signIn, (_, { exchange, member }) => {
    signInToday(exchange, member);
    return signInStatusOf(exchange, member);
  }),
  handle(store, signInRecords, ({ page }, { exchange, member }) => signInHistory(exchange, member, page)),
  handleOnce(store, claimSignInReward, reward, (_, { exchange, member }) => claimReward(exchange, member)),
  handle(store, creditScore, ({ page }, { exchange, member }) => creditView(exchange, member, page)),
  handle(store, referralSummary, ({ page }, { exchange, member }) =>
    referralSummaryOf(exchange, member, page),
  ),
];
