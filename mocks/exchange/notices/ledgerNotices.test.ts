import { expect, test } from 'vitest';
import { add, multiply, round } from '../../../src/domain/decimal';
import { applyForBlockTrade } from '../blockTrade/apply';
import { bidWithVerdict } from '../blockTrade/bids';
import { withThousands } from '../content/textFormats';
import { listingBySymbol } from '../market/market';
import { type TestExchange, testExchange } from '../testExchange';
import { applyForValueStock } from '../valueStock/apply';
import { valueOffersAt } from '../valueStock/offers';
import { noticePage, noticeWithText } from './noticeViews';

const textOfNewest = ({ open, member }: TestExchange, time: string) => {
  const exchange = open(time);
  const { id } = noticePage(exchange, member, { language: 'en', page: 1 }).items[0] ?? { id: '' };
  return noticeWithText(exchange, member, { language: 'en', id });
};

/** Name and code of a stock, as in a notice. */
const labelOf = (setup: TestExchange, symbol: string) => {
  const { name, code } = listingBySymbol(setup.open('10:00').market, symbol);
  return `${name.en} (${code})`;
};

test.each([
  ['passed', 'A block trade was approved'],
  ['rejected', 'A block trade was rejected'],
] as const)('the notice of a block trade that %s names stock and amount', (verdict, title) => {
  const setup = testExchange('10000000');
  const exchange = setup.open('10:00');
  const bid = bidWithVerdict(exchange, verdict);
  if (!bid) throw new Error('nothing of that kind is offered');
  const { symbol } = applyForBlockTrade(exchange, setup.member, bid);
  const turnover = multiply(bid.price, bid.lots, '1000');
  const notice = textOfNewest(setup, '11:30');
  expect(notice.title).toBe(title);
  expect(notice.html).toContain(`<p>${labelOf(setup, symbol)}: `);
  const total = add(turnover, round(multiply(turnover, '0.001'), 2, 'halfUp'));
  expect(notice.html).toContain(`¥${withThousands(total)}`);
});

test('the notice of a value stock names stock and amount', () => {
  const setup = testExchange('10000000');
  const exchange = setup.open('10:00');
  const [offer] = valueOffersAt(exchange.market, exchange.now).filter(({ minLots }) => minLots === 1);
  if (!offer) throw new Error('nothing is offered');
  const record = applyForValueStock(exchange, setup.member, { offerId: offer.id, lots: '1' });
  const notice = textOfNewest(setup, '11:30');
  expect(notice.title).toMatch(/^A value-stock application/);
  expect(notice.html).toContain(`<p>${labelOf(setup, record.symbol)}: `);
  expect(notice.html).toContain(`¥${withThousands(add(record.turnover, record.purchaseFee))}`);
});
