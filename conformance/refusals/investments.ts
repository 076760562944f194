import type { RequestOf } from '../../src/api/contract/call';
import {
  copyTradeProductDetail,
  copyTradeProducts,
  followCopyTrade,
} from '../../src/api/contract/copyTrading';
import { ipoApply, ipoDetail, ipoList, ipoPay } from '../../src/api/contract/ipo';
import { buyLockUp, lockUpProductDetail, lockUpProducts, redeemLockUp } from '../../src/api/contract/lockUp';
import { add } from '../../src/domain/decimal';
import type { LiveTrial } from '../liveTrial';
import { NotTried } from '../run';
import { type Before, refusals } from './refusalCase';

/** A new issue in a phase. */
const issueIn = async ({ trial }: { trial: LiveTrial }, phase: 'waiting' | 'ended') => {
  const [issue] = (await trial.ask(ipoList, { phase })).issues;
  if (!issue) throw new NotTried(`no new issue is ${phase}`);
  return { id: issue.id };
};

const ownIssue = async ({ trial, good }: Before<RequestOf<typeof ipoApply>>) =>
  (await trial.ask(ipoDetail, { id: good.id })).issue;

const aProduct = async ({ trial, good }: Before<RequestOf<typeof buyLockUp>>) => {
  const found = (await trial.ask(lockUpProducts, {})).find(({ id }) => id === good.productId);
  if (!found) throw new NotTried('the product has ended');
  return found;
};

const mentor = async ({ trial, good }: Before<RequestOf<typeof followCopyTrade>>) => {
  const found = (await trial.ask(copyTradeProducts, {})).find(({ id }) => id === good.productId);
  if (!found) throw new NotTried('the product has ended');
  return found;
};

/** Refusals of new issues, copy trades and lock-up products. */
export const investmentRefusals = [
  refusals(ipoDetail, { before: [['no new issue', 'noNewIssues', { id: 'none-such' }]] }),
  refusals(ipoApply, {
    before: [
      ['no new issue', 'noNewIssues', { id: 'none-such' }],
      ['an ended subscription', 'noNewIssues', (scene) => issueIn(scene, 'ended')],
      ['a subscription that has not begun', 'beforeSubscriptionTime', (scene) => issueIn(scene, 'waiting')],
      ['half a lot', 'parameterError', { lots: '1.5' }],
      ['no lot', 'parameterError', { lots: '0' }],
      [
        'more lots than the maximum',
        'parameterError',
        async (scene) => ({ lots: String((await ownIssue(scene)).maxLots + 1) }),
      ],
      [
        'fewer lots than the minimum',
        'minimumSubscriptionQuantity',
        async ({ trial }) => {
          const { issues } = await trial.ask(ipoList, { phase: 'subscribing' });
          const found = issues.find(({ minLots, applicationId }) => minLots > 1 && !applicationId);
          if (!found) throw new NotTried('no new issue has a minimum above one lot');
          return { id: found.id, lots: '1' };
        },
      ],
    ],
    stranger: [['an application of a member without money', 'insufficientSubscriptionFunds', {}]],
    after: [['a second application', 'subscribeOnce', {}]],
    late: {
      '20:00': [
        [
          'an application in the evening',
          'newShareChannelClosed',
          async ({ trial }) => {
            const { issues } = await trial.ask(ipoList, { phase: 'subscribing' });
            const found = issues.find(({ applicationId }) => !applicationId);
            if (!found) throw new NotTried('no new issue is left to apply for');
            return { id: found.id, lots: String(found.minLots) };
          },
        ],
      ],
    },
  }),
  refusals(ipoPay, {
    after: [['a second payment', 'parameterError', {}]],
    late: { '20:00': [['a payment in the evening', 'newShareChannelClosed', {}]] },
  }),
  refusals(copyTradeProductDetail, { before: [['no product', 'mentorNotFound', { id: 'none-such' }]] }),
  refusals(followCopyTrade, {
    stranger: [['an investment of a member without money', 'insufficientBalance', {}]],
    before: [
      ['no product', 'mentorNotFound', { productId: 'none-such' }],
      ['half a yen', 'parameterError', async ({ good }) => ({ amount: add(String(good.amount), '0.5') })],
      [
        'less than the minimum',
        'minimumBuyAmount',
        async (scene) => ({ amount: add((await mentor(scene)).minimumInvestment, '-1') }),
        ({ good }) => good.amount,
      ],
      [
        'a product that accepts no investments now',
        'copyTradeTimeExceeded',
        async ({ trial }) => {
          const found = (await trial.ask(copyTradeProducts, {})).find(({ recruiting }) => !recruiting);
          if (!found) throw new NotTried('every product accepts investments now');
          return { productId: found.id, amount: found.minimumInvestment };
        },
      ],
    ],
  }),
  refusals(lockUpProductDetail, { before: [['no product', 'productMissing', { id: 'none-such' }]] }),
  refusals(buyLockUp, {
    stranger: [['an investment of a member without money', 'insufficientBalance', {}]],
    before: [
      ['no product', 'productMissing', { productId: 'none-such' }],
      ['half a yen', 'parameterError', async ({ good }) => ({ amount: add(String(good.amount), '0.5') })],
      [
        'less than the minimum',
        'minimumBuyAmount',
        async (scene) => ({ amount: add((await aProduct(scene)).minimumPurchase, '-1') }),
        ({ good }) => good.amount,
      ],
      [
        'more than the capacity',
        'aboveMaximum',
        async (scene) => ({ amount: add((await aProduct(scene)).remainingCapacity, '1') }),
      ],
    ],
  }),
  refusals(redeemLockUp, {
    before: [
      [
        'a redemption on the first day',
        'lockedUp',
        async ({ trial }) => {
          const [product] = await trial.ask(lockUpProducts, {});
          const request = { productId: product?.id ?? '', amount: product?.minimumPurchase ?? '' };
          return { id: (await trial.ask(buyLockUp, { clientRequestId: trial.newId(), ...request })).id };
        },
      ],
    ],
  }),
];
