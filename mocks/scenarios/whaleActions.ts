import { applyForBlockTrade } from '../exchange/blockTrade/apply';
import { bidWithVerdict } from '../exchange/blockTrade/bids';
import { openTenderOf } from '../exchange/buyback/applicationsOf';
import { followCopyTrade } from '../exchange/copyTrading/followCopyTrade';
import { recruitingProducts } from '../exchange/copyTrading/seed';
import type { Exchange } from '../exchange/exchange';
import { applicationsOf } from '../exchange/ipo/applicationsOf';
import { applyForIpo } from '../exchange/ipo/apply';
import { issuesIn } from '../exchange/ipo/issues';
import { payForIpo } from '../exchange/ipo/pay';
import { repayPart, takeLoan } from '../exchange/loans/seed';
import { buyLockUp } from '../exchange/lockUp/buyLockUp';
import { products as lockUpProducts } from '../exchange/lockUp/products';
import { affordable } from '../exchange/simulation/affordable';
import { cancelOrder } from '../exchange/trade/cancelOrder';
import { closePosition } from '../exchange/trade/closePosition';
import { positionsOf } from '../exchange/trade/positionsOf';
import { completeDeposit, completeWithdrawal } from '../exchange/transfers/seed';
import type { Member } from '../exchange/world';
import { attempt } from './attempt';
import { convert } from './convert';
import { buy, buyBelow } from './orders';

/*
 * Actions of the whale on a visit to the exchange. `visit` is the number of the visit; it varies the parameters.
 */

export function buyThreeStocks(exchange: Exchange, member: Member, visit: number): void {
  const stocks = affordable(exchange);
  for (let count = 0; count < 3; count += 1) {
    const stock = stocks[(visit * 7 + count * 11) % stocks.length];
    if (!stock) return;
    buy(exchange, member, stock, {
      side: (visit + count) % 3 === 0 ? 'short' : 'long',
      leverage: [1, 2, 3, 5, 10][(visit + count) % 5] ?? 1,
      lots: String(1 + ((visit * 3 + count) % 20)),
    });
  }
}

/** Sells all sellable positions, except tendered ones. */
export function sellAll(exchange: Exchange, member: Member): void {
  for (const position of positionsOf(exchange, member)) {
    const { id, status } = position;
    if (status === 'holding' && !openTenderOf(exchange, position))
      attempt(() => closePosition(exchange, member, { id, priceType: 'market' }));
  }
}

export function subscribeToAll(exchange: Exchange, member: Member): void {
  for (const { id, minLots } of issuesIn(exchange, 'subscribing'))
    attempt(() => applyForIpo(exchange, member, { id, lots: String(minLots) }));
}

export function payForWonIpos(exchange: Exchange, member: Member): void {
  for (const { id } of applicationsOf(exchange, member, ['pendingPayment'])) payForIpo(exchange, member, id);
}

export function bidForBlocks(exchange: Exchange, member: Member): void {
  for (const verdict of ['passed', 'rejected'] as const) {
    const bid = bidWithVerdict(exchange, verdict, 'nextTradingDay');
    if (bid) applyForBlockTrade(exchange, member, bid);
  }
}

export function followMentor(exchange: Exchange, member: Member, visit: number): void {
  const products = recruitingProducts(exchange);
  const product = products[visit % products.length];
  if (product)
    followCopyTrade(exchange, member, {
      productId: product.id,
      amount: String(product.minimumInvestment * 2),
    });
}

export function buyLockUpProduct(exchange: Exchange, member: Member, visit: number): void {
  const product = lockUpProducts[visit % lockUpProducts.length];
  if (product)
    buyLockUp(exchange, member, { productId: product.id, amount: String(product.minimumPurchase * 3) });
}

export function convertYen(exchange: Exchange, member: Member, visit: number): void {
  const to = (['USD', 'HKD', 'KRW', 'TWD'] as const)[visit % 4] ?? 'USD';
  convert(exchange, member, { from: 'JPY', to, amount: String(100_000 + visit * 1_500) });
}

export function depositFunds(exchange: Exchange, member: Member, visit: number): void {
  completeDeposit(exchange, member, String(250_000 + visit * 1000));
}

export function withdrawFunds(exchange: Exchange, member: Member, visit: number): void {
  completeWithdrawal(exchange, member, String(4_000_000 + visit * 3000));
}

export function takeMonthlyLoan(exchange: Exchange, member: Member): void {
  takeLoan(exchange, member, { amount: '100000', days: 30 });
}

export function repayLoan(exchange: Exchange, member: Member): void {
  repayPart(exchange, member, 100);
}

/** Places a pending order and cancels it. */
export function orderAndCancel(exchange: Exchange, member: Member, visit: number): void {
  const stocks = affordable(exchange);
  const stock = stocks[visit % stocks.length];
  if (stock) cancelOrder(exchange, member, buyBelow(exchange, member, stock).id);
}
