import { valueStockApply } from '../../../src/api/contract/valueStock';
import { multiply } from '../../../src/domain/decimal';
import { decideReview } from '../backOffice';
import { deposit } from '../members/deposit';
import { once } from '../members/requests';
import type { Provocation } from '../provocation';
import { tradeRules } from '../rules';
import { type Stage, stage } from '../stage';
import { ownApplication } from './applicationsOf';
import { applyForValueStock } from './apply';
import { cancelApplication } from './decide';
import { type ValueOffer, valueOffersAt } from './offers';

/** Today's offers, the cheapest first. */
function offersByPrice(): ValueOffer[] {
  const { market, now } = stage().open('09:00');
  return valueOffersAt(market, now).sort((one, other) => Number(one.price) - Number(other.price));
}

function existing(offer: ValueOffer | undefined): ValueOffer {
  if (!offer) throw new Error('nothing of the kind is offered');
  return offer;
}

const offers = offersByPrice();
const single = existing(offers.find(({ minLots }) => minLots === 1));
const double = existing(offers.find(({ minLots }) => minLots === 2));
const dearest = existing(offers.at(-1));
const cost = ({ price }: ValueOffer, lots: number) => multiply(price, String(lots * tradeRules.lotSize));

const apply =
  (lots = '1', { id: offerId }: { id: string } = single, time = '10:00', date?: string) =>
  (set: Stage) =>
    applyForValueStock(set.open(time, date), set.member, { offerId, lots });

const rich = (act: (set: Stage) => unknown) => (set: Stage) => {
  deposit(set.open('09:00'), set.member, '1000000000');
  return act(set);
};

const restricted =
  (restriction: Stage['member']['restrictions'][number], act: (set: Stage) => unknown) => (set: Stage) => {
    set.member.restrictions.push(restriction);
    return act(set);
  };

const cancelAfter =
  (time: string, before: (set: Stage, id: string) => unknown = () => {}) =>
  (set: Stage) => {
    const { id } = apply()(set);
    before(set, id);
    return cancelApplication(set.open(time), set.member, id);
  };

export const valueStockProvocations: Provocation[] = [
  ['applying for a stock while banned from trading', 'tradingBanned', restricted('tradeBanned', apply())],
  [
    'applying for a stock while frozen',
    'accountFrozen',
    restricted('frozen', (set) =>
      once(
        set.open('10:00'),
        set.member,
        { path: valueStockApply.path, request: { clientRequestId: 'a' } },
        { act: () => apply()(set), find: () => undefined },
      ),
    ),
  ],
  ['applying for what is not on the list', 'productMissing', apply('1', { id: 'constructor' })],
  ['applying for the offer of another day', 'productMissing', apply('1', single, '10:00', '2026-11-24')],
  ['applying during the lunch break', 'nonTradingHours', apply('1', single, '12:00')],
  ['applying for no lots', 'parameterError', apply('0')],
  ['applying for half a lot', 'parameterError', apply('1.5')],
  [
    'applying for fewer lots than the least',
    'minimumBuyAmount',
    apply('1', double),
    { n: cost(double, double.minLots) },
  ],
  [
    'applying for more lots than the most',
    'aboveMaximum',
    apply(String(single.maxLots + 1)),
    { n: cost(single, single.maxLots) },
  ],
  [
    'a fourth application for a stock in a week',
    'perShareApplicationCount',
    rich((set) => {
      for (const time of ['09:00', '10:00', '10:06', '10:12']) apply('1', single, time)(set);
    }),
    { n: '3' },
  ],
  ['applying for more than the balance', 'insufficientBalance', apply(String(dearest.maxLots), dearest)],
  ['cancelling an application that has passed', 'orderNotPending', cancelAfter('10:05')],
  [
    'cancelling an application that was rejected',
    'orderNotPending',
    cancelAfter('10:01', (set, id) => decideReview(set.open('10:01'), 'valueStock', id, 'reject')),
  ],
  [
    'cancelling an application twice',
    'orderNotPending',
    cancelAfter('10:01', (set, id) => cancelApplication(set.open('10:00'), set.member, id)),
  ],
  [
    'looking at an application of nobody',
    'parameterError',
    (set) => ownApplication(set.open('10:00'), set.member, 'constructor'),
  ],
];
