import { applyForBlockTrade } from '../exchange/blockTrade/apply';
import { bidWithVerdict } from '../exchange/blockTrade/bids';
import { followAll } from '../exchange/copyTrading/seed';
import type { Exchange } from '../exchange/exchange';
import { verifyImmediately } from '../exchange/identity/seed';
import { repayPart, takeLoan } from '../exchange/loans/seed';
import { buyLockUp } from '../exchange/lockUp/buyLockUp';
import { products as lockUpProducts } from '../exchange/lockUp/products';
import { register } from '../exchange/login/register';
import { claimReward } from '../exchange/rewards/claimReward';
import { signInToday } from '../exchange/rewards/signIn';
import { passDeposit, rejectDeposit, rejectWithdrawal, requestWithdrawal } from '../exchange/transfers/seed';
import type { Member } from '../exchange/world';
import { at, storyNow } from './clock';
import { on, type TimedAction } from './timedActions';
import { subscribeToAll } from './whaleActions';

const friday = '2026-11-20';
const day = 86_400_000;

/** The whale's other activity of the last weeks: investments, transfers, a loan, referrals and sign-ins. */
export function whaleEvents(member: Member): TimedAction[] {
  return [
    ...investments(member),
    ...transfers(member),
    ...signIns(member),
    ...friends(member),
    on('2026-11-10', '10:00', (exchange) => {
      repayPart(exchange, member, 100);
      takeLoan(exchange, member, { amount: '300000', days: 30 });
    }),
    on('2026-11-18', '10:00', (exchange) => void repayPart(exchange, member, 40)),
  ];
}

const investments = (member: Member): TimedAction[] => [
  on('2026-11-17', '11:00', (exchange) => void followAll(exchange, member, 3)),
  on('2026-11-18', '20:00', (exchange) => {
    for (const { id, minimumPurchase } of lockUpProducts)
      buyLockUp(exchange, member, { productId: id, amount: String(minimumPurchase * 2) });
  }),
  on(friday, '09:02', (exchange) => subscribeToAll(exchange, member)),
  on(friday, '10:07', (exchange) => {
    for (const verdict of ['passed', 'rejected'] as const) {
      const bid = bidWithVerdict(exchange, verdict);
      if (bid) applyForBlockTrade(exchange, member, bid);
    }
  }),
];

/** Transfers in every status, including a withdrawal under review. */
const transfers = (member: Member): TimedAction[] => [
  on('2026-11-19', '13:00', (exchange) => void rejectDeposit(exchange, member, '900000')),
  on('2026-11-19', '14:00', (exchange) => void rejectWithdrawal(exchange, member, '5000000')),
  { at: storyNow - 30_000, act: (exchange) => void passDeposit(exchange, member, '3000000') },
  { at: storyNow - 20_000, act: (exchange) => void requestWithdrawal(exchange, member, '4200000') },
];

/** Sign-ins on every day of the last weeks up to today, with all rewards claimed except the latest. */
function signIns(member: Member): TimedAction[] {
  const first = at('2026-10-12', '07:30');
  const days = Array.from({ length: 40 }, (_, count) => count);
  return days.map((count) => ({
    at: first + count * day,
    act: (exchange) => {
      signInToday(exchange, member);
      if (count % 7 === 6 && count < 30) claimReward(exchange, member);
    },
  }));
}

const soraKitano = { name: '北野 空', katakanaName: 'キタノ ソラ', latinName: '' };

/** Friends who registered with the whale's code; some are not verified. */
function friends(member: Member): TimedAction[] {
  const invite = (number: number) => (exchange: Exchange) => {
    const account = String(9_100_000_000 + number);
    const friend = register(exchange, { account, password: 'abcd1234', inviteCode: member.inviteCode });
    if (number % 4 !== 3)
      verifyImmediately(exchange, friend, { ...soraKitano, idNumber: `TR48210${number}` });
  };
  return Array.from({ length: 24 }, (_, number) => on('2026-11-12', `11:${10 + number}`, invite(number)));
}
