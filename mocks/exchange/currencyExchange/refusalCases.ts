import type { Currency } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { testExchange } from '../testExchange';
import { convertOnce } from './convert';
import { limitsOf } from './limits';
import { rateAt } from './rates';
import { rateView } from './view';

interface Request {
  from?: Currency;
  to?: Currency;
  amount?: string;
  time?: string;
  date?: string;
}

/** Converts at the current rate, so the rate cannot be stale. */
const convert =
  ({ from = 'JPY', to = 'USD', amount = '100000', time = '10:00', date }: Request = {}) =>
  (setup: TestExchange) => {
    const exchange = setup.open(time, date);
    const { rate } = rateAt(exchange.market, from, to, exchange.now);
    return convertOnce(exchange, setup.member, { clientRequestId: `${time}${from}`, from, to, amount, rate });
  };

const after =
  (first: (setup: TestExchange) => unknown, second: (setup: TestExchange) => unknown) =>
  (setup: TestExchange) => {
    first(setup);
    return second(setup);
  };

const { minimum } = limitsOf(testExchange().open('10:01'), 'USD');

export const currencyExchangeRefusalCases: RefusalCase[] = [
  ['exchanging yen for yen', 'parameterError', convert({ to: 'JPY' })],
  [
    'asking for the rate of equal currencies',
    'parameterError',
    ({ open }) => rateView(open('10:00'), 'USD', 'USD'),
  ],
  ['exchanging nothing', 'parameterError', convert({ amount: '0' })],
  ['exchanging a negative amount', 'parameterError', convert({ amount: '-2000' })],
  ['exchanging a part of a sen', 'parameterError', convert({ amount: '2000.005' })],
  ['exchanging a part of a won', 'parameterError', convert({ from: 'KRW', amount: '20000.5' })],
  ['exchanging less than a thousand yen', 'belowMinimum', convert({ amount: '999.99' }), { n: '1000' }],
  [
    'exchanging dollars worth less than the minimum',
    'belowMinimum',
    after(convert(), convert({ from: 'USD', to: 'INR', amount: '1', time: '10:01' })),
    { n: minimum },
  ],
  [
    'exchanging more than five million yen',
    'aboveMaximum',
    convert({ amount: '5000000.01' }),
    { n: '5000000' },
  ],
  [
    'exchanging more than the balance',
    'insufficientBalance',
    after(
      convert({ amount: '5000000' }),
      after(convert({ amount: '5000000', time: '10:01' }), convert({ time: '10:02' })),
    ),
  ],
  ['exchanging a currency without a balance', 'insufficientBalance', convert({ from: 'INR', to: 'USD' })],
  ['exchanging on a Saturday', 'outsideFundsTime', convert({ date: '2026-11-21' })],
  ['exchanging while the bank is closed', 'outsideFundsTime', convert({ time: '03:29', date: '2026-11-24' })],
  ['exchanging during nightly maintenance', 'systemBusy', convert({ time: '04:00', date: '2026-11-24' })],
  [
    'exchanging while frozen',
    'accountFrozen',
    (setup) => {
      setup.member.restrictions.push('frozen');
      return convert()(setup);
    },
  ],
];
