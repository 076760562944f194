import { valueStockApply } from '../../../src/api/contract/valueStock';
import { multiply } from '../../../src/domain/decimal';
import { creditFunds } from '../account/creditFunds';
import { decideReview } from '../backOffice';
import type { RefusalCase } from '../refusalCase';
import { runOnce } from '../requests/runOnce';
import { tradeRules } from '../rules';
import { type TestExchange, testExchange } from '../testExchange';
import { ownApplication } from './applicationsOf';
import { applyForValueStock } from './apply';
import { cancelApplication } from './decide';
import { type ValueOffer, valueOffersAt } from './offers';

/** Today's offers, cheapest first. */
function offersByPrice(): ValueOffer[] {
  const { market, now } = testExchange().open('09:00');
  return valueOffersAt(market, now).sort((one, other) => Number(one.price) - Number(other.price));
}

function existing(offer: ValueOffer | undefined): ValueOffer {
  if (!offer) throw new Error('nothing of the kind is offered');
  return offer;
}

const offers = offersByPrice();
const single = existing(offers.find(({ minLots }) => minLots === 1));
const double = existing(offers.find(({ minLots }) => minLots === 2));
const mostExpensive = existing(offers.at(-1));
const cost = ({ price }: ValueOffer, lots: number) => multiply(price, String(lots * tradeRules.lotSize));

const apply =
  (lots = '1', { id: offerId }: { id: string } = single, time = '10:00', date?: string) =>
  (setup: TestExchange) =>
    applyForValueStock(setup.open(time, date), setup.member, { offerId, lots });

const withRichMember = (act: (setup: TestExchange) => unknown) => (setup: TestExchange) => {
  creditFunds(setup.open('09:00'), setup.member, '1000000000');
  return act(setup);
};

const restricted =
  (restriction: TestExchange['member']['restrictions'][number], act: (setup: TestExchange) => unknown) =>
  (setup: TestExchange) => {
    setup.member.restrictions.push(restriction);
    return act(setup);
  };

const cancelAfter =
  (time: string, before: (setup: TestExchange, id: string) => unknown = () => {}) =>
  (setup: TestExchange) => {
    const { id } = apply()(setup);
    before(setup, id);
    return cancelApplication(setup.open(time), setup.member, id);
  };

export const valueStockRefusalCases: RefusalCase[] = [
  ['applying for a stock while banned from trading', 'tradingBanned', restricted('tradeBanned', apply())],
  [
    'applying for a stock while frozen',
    'accountFrozen',
    restricted('frozen', (setup) =>
      runOnce(
        setup.open('10:00'),
        setup.member,
        { path: valueStockApply.path, request: { clientRequestId: 'a' } },
        { act: () => apply()(setup), find: () => undefined },
      ),
    ),
  ],
  ['applying for a stock that is not on the list', 'productMissing', apply('1', { id: 'constructor' })],
  ['applying for the offer of another day', 'productMissing', apply('1', single, '10:00', '2026-11-24')],
  ['applying during the lunch break', 'nonTradingHours', apply('1', single, '12:00')],
  ['applying for no lots', 'parameterError', apply('0')],
  ['applying for half a lot', 'parameterError', apply('1.5')],
  [
    'applying for fewer lots than the minimum',
    'minimumBuyAmount',
    apply('1', double),
    { n: cost(double, double.minLots) },
  ],
  [
    'applying for more lots than the maximum',
    'aboveMaximum',
    apply(String(single.maxLots + 1)),
    { n: cost(single, single.maxLots) },
  ],
  [
    'a fourth application for a stock in a week',
    'perShareApplicationCount',
    withRichMember((setup) => {
      for (const time of ['09:00', '10:00', '10:06', '10:12']) apply('1', single, time)(setup);
    }),
    { n: '3' },
  ],
  [
    'applying for more than the balance',
    'insufficientBalance',
    apply(String(mostExpensive.maxLots), mostExpensive),
  ],
  ['cancelling an application that has passed', 'orderNotPending', cancelAfter('10:05')],
  [
    'cancelling an application that was rejected',
    'orderNotPending',
    cancelAfter('10:01', (setup, id) => decideReview(setup.open('10:01'), 'valueStock', id, 'reject')),
  ],
  [
    'cancelling an application twice',
    'orderNotPending',
    cancelAfter('10:01', (setup, id) => cancelApplication(setup.open('10:00'), setup.member, id)),
  ],
  [
    'viewing an unknown application',
    'parameterError',
    (setup) => ownApplication(setup.open('10:00'), setup.member, 'constructor'),
  ],
];
