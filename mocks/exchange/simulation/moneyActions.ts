import { currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { cardsOf } from '../cards/cards';
import { copyTradesOf } from '../copyTrading/copyTradesOf';
import { followCopyTrade } from '../copyTrading/followCopyTrade';
import { products as copyTradeProducts } from '../copyTrading/products';
import { stopCopyTrade } from '../copyTrading/stopCopyTrade';
import { convertOnce } from '../currencyExchange/convert';
import { rateAt } from '../currencyExchange/rates';
import { sampleFundPassword } from '../identity/seed';
import { borrow } from '../loans/borrow';
import { openLoanOf } from '../loans/loansOf';
import { repay } from '../loans/repay';
import { buyLockUp } from '../lockUp/buyLockUp';
import { lockUpsOf } from '../lockUp/lockUpsOf';
import { products as lockUpProducts } from '../lockUp/products';
import { redeemLockUp } from '../lockUp/redeemLockUp';
import { claimReward } from '../rewards/claimReward';
import { signInToday } from '../rewards/signIn';
import { requestDeposit } from '../transfers/seed';
import { applicationsOf as valueApplicationsOf } from '../valueStock/applicationsOf';
import { applyForValueStock } from '../valueStock/apply';
import { cancelApplication } from '../valueStock/decide';
import { valueOffersAt } from '../valueStock/offers';
import { cancelWithdrawal, submitWithdrawal } from '../withdrawals/withdrawals';
import type { Action } from './action';

const depositMoney: Action = (exchange, member, random) => {
  requestDeposit(exchange, member, String(10_000 + random.below(500_000)));
};

const withdrawMoney: Action = (exchange, member, random) => {
  const [card] = cardsOf(exchange, member);
  const amount = String(500 + random.below(800_000));
  const fundPassword = random.below(8) === 0 ? '000000' : sampleFundPassword;
  submitWithdrawal(exchange, member, { cardId: card?.id ?? '', amount, fundPassword });
};

const cancelLatestWithdrawal: Action = (exchange, member, random) => {
  const own = Object.values(exchange.world.transfers.withdrawals).filter(
    ({ account }) => account === member.account,
  );
  const withdrawal = random.pick(own);
  if (withdrawal) cancelWithdrawal(exchange, member, withdrawal.id);
};

const convertCurrency: Action = (exchange, member, random) => {
  const from = random.pick(['JPY', 'JPY', 'USD', 'INR', 'KRW'] as const) ?? 'JPY';
  const to = random.pick(currencies) ?? 'USD';
  const { rate } = rateAt(exchange.market, from, to === from ? 'TWD' : to, exchange.now);
  convertOnce(exchange, member, {
    clientRequestId: `life-${exchange.now}-${exchange.world.nextNumber}`,
    from,
    to,
    rate,
    amount: String(1 + random.below(from === 'JPY' ? 200_000 : 2_000)),
  });
};

const takeLoan: Action = (exchange, member, random) => {
  borrow(exchange, member, {
    amount: String(10_000 + random.below(400_000)),
    days: random.pick([7, 14, 30, 31]) ?? 7,
  });
};

const repayLoan: Action = (exchange, member, random) => {
  const loan = openLoanOf(exchange, member);
  if (loan) repay(exchange, member, { id: loan.id, amount: String(1 + random.below(300_000)) });
};

const follow: Action = (exchange, member, random) => {
  const product = random.pick(copyTradeProducts);
  const amount = String(50_000 + random.below(2_000_000));
  if (product) followCopyTrade(exchange, member, { productId: product.id, amount });
};

const stopFollowing: Action = (exchange, member, random) => {
  const record = random.pick(copyTradesOf(exchange, member, 'inProgress'));
  if (record) stopCopyTrade(exchange, member, record.id);
};

const lockUp: Action = (exchange, member, random) => {
  const product = random.pick(lockUpProducts);
  if (product) buyLockUp(exchange, member, { productId: product.id, amount: String(random.below(900_000)) });
};

const redeemEarly: Action = (exchange, member, random) => {
  const record = random.pick(lockUpsOf(exchange, member, 'inProgress'));
  if (record) redeemLockUp(exchange, member, record.id);
};

const applyForValue: Action = (exchange, member, random) => {
  const offer = random.pick(valueOffersAt(exchange.market, exchange.now));
  if (offer) applyForValueStock(exchange, member, { offerId: offer.id, lots: String(1 + random.below(3)) });
};

const cancelValueApplication: Action = (exchange, member, random) => {
  const application = random.pick(valueApplicationsOf(exchange, member));
  if (application) cancelApplication(exchange, member, application.id);
};

const signIn: Action = (exchange, member) => signInToday(exchange, member);

const claim: Action = (exchange, member) => void claimReward(exchange, member);

/** Random actions other than trading. */
export const moneyActions: readonly Action[] = [
  ...[
    depositMoney,
    withdrawMoney,
    withdrawMoney,
    cancelLatestWithdrawal,
    convertCurrency,
    convertCurrency,
    takeLoan,
    repayLoan,
    repayLoan,
  ],
  ...[
    follow,
    stopFollowing,
    lockUp,
    redeemEarly,
    applyForValue,
    applyForValue,
    cancelValueApplication,
    signIn,
    claim,
  ],
];
