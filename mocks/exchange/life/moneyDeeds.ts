import { currencies } from '../../../src/domain/vocabulary';
import { copyTradesOf } from '../copyTrading/copyTradesOf';
import { followCopyTrade } from '../copyTrading/followCopyTrade';
import { products as copyTradeProducts } from '../copyTrading/products';
import { stopCopyTrade } from '../copyTrading/stopCopyTrade';
import { convertOnce } from '../currencyExchange/convert';
import { rateAt } from '../currencyExchange/rates';
import { sampleFundPassword } from '../identity/byDoing';
import { cardsOf } from '../identity/cards';
import { borrow } from '../loans/borrow';
import { openLoanOf } from '../loans/loansOf';
import { repay } from '../loans/repay';
import { buyLockUp } from '../lockUp/buyLockUp';
import { lockUpsOf } from '../lockUp/lockUpsOf';
import { products as lockUpProducts } from '../lockUp/products';
import { redeemLockUp } from '../lockUp/redeemLockUp';
import { claimReward } from '../rewards/claimReward';
import { signInToday } from '../rewards/signIn';
import { requestDeposit } from '../transfers/byDoing';
import { cancelWithdrawal, submitWithdrawal } from '../transfers/withdrawals';
import { applicationsOf as valueApplicationsOf } from '../valueStock/applicationsOf';
import { applyForValueStock } from '../valueStock/apply';
import { cancelApplication } from '../valueStock/decide';
import { valueOffersAt } from '../valueStock/offers';
import type { Deed } from './deed';

const payIn: Deed = (exchange, member, chance) => {
  requestDeposit(exchange, member, String(10_000 + chance.below(500_000)));
};

const payOut: Deed = (exchange, member, chance) => {
  const [card] = cardsOf(exchange, member);
  const amount = String(500 + chance.below(800_000));
  const fundPassword = chance.below(8) === 0 ? '000000' : sampleFundPassword;
  submitWithdrawal(exchange, member, { cardId: card?.id ?? '', amount, fundPassword });
};

const stopPayout: Deed = (exchange, member, chance) => {
  const own = Object.values(exchange.world.transfers.withdrawals).filter(
    ({ account }) => account === member.account,
  );
  const withdrawal = chance.pick(own);
  if (withdrawal) cancelWithdrawal(exchange, member, withdrawal.id);
};

const exchangeMoney: Deed = (exchange, member, chance) => {
  const from = chance.pick(['JPY', 'JPY', 'USD', 'INR', 'KRW'] as const) ?? 'JPY';
  const to = chance.pick(currencies) ?? 'USD';
  const { rate } = rateAt(exchange.market, from, to === from ? 'TWD' : to, exchange.now);
  convertOnce(exchange, member, {
    clientRequestId: `life-${exchange.now}-${exchange.world.nextNumber}`,
    ...{ from, to, rate },
    amount: String(1 + chance.below(from === 'JPY' ? 200_000 : 2_000)),
  });
};

const takeLoan: Deed = (exchange, member, chance) => {
  borrow(exchange, member, {
    amount: String(10_000 + chance.below(400_000)),
    days: chance.pick([7, 14, 30, 31]) ?? 7,
  });
};

const payBack: Deed = (exchange, member, chance) => {
  const loan = openLoanOf(exchange, member);
  if (loan) repay(exchange, member, { id: loan.id, amount: String(1 + chance.below(300_000)) });
};

const follow: Deed = (exchange, member, chance) => {
  const product = chance.pick(copyTradeProducts);
  const amount = String(50_000 + chance.below(2_000_000));
  if (product) followCopyTrade(exchange, member, { productId: product.id, amount });
};

const stopFollowing: Deed = (exchange, member, chance) => {
  const record = chance.pick(copyTradesOf(exchange, member, 'inProgress'));
  if (record) stopCopyTrade(exchange, member, record.id);
};

const lockUp: Deed = (exchange, member, chance) => {
  const product = chance.pick(lockUpProducts);
  if (product) buyLockUp(exchange, member, { productId: product.id, amount: String(chance.below(900_000)) });
};

const leaveEarly: Deed = (exchange, member, chance) => {
  const record = chance.pick(lockUpsOf(exchange, member, 'inProgress'));
  if (record) redeemLockUp(exchange, member, record.id);
};

const applyForValue: Deed = (exchange, member, chance) => {
  const offer = chance.pick(valueOffersAt(exchange.market, exchange.now));
  if (offer) applyForValueStock(exchange, member, { offerId: offer.id, lots: String(1 + chance.below(3)) });
};

const dropValue: Deed = (exchange, member, chance) => {
  const application = chance.pick(valueApplicationsOf(exchange, member));
  if (application) cancelApplication(exchange, member, application.id);
};

const signIn: Deed = (exchange, member) => signInToday(exchange, member);

const claim: Deed = (exchange, member) => void claimReward(exchange, member);

/** What members do with their money beside the market. */
export const moneyDeeds: readonly Deed[] = [
  ...[payIn, payOut, payOut, stopPayout, exchangeMoney, exchangeMoney, takeLoan, payBack, payBack],
  ...[follow, stopFollowing, lockUp, leaveEarly, applyForValue, applyForValue, dropValue, signIn, claim],
];
