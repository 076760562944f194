import { buybackApply } from '../../../src/api/contract/buyback';
import { multiply } from '../../../src/domain/decimal';
import { decideReview } from '../backOffice';
import type { RefusalCase } from '../refusalCase';
import { runOnce } from '../requests/runOnce';
import { tradeRules } from '../rules';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { closePosition } from '../trade/closePosition';
import { ownApplication } from './applicationsOf';
import { cancelTender, tenderShares } from './tender';
import { holdingFor, lastDayOf, offerTo } from './testOffers';

const offer = offerTo(testExchange().open('09:01'));
const twoLots = offerTo(testExchange().open('09:01'), ({ minLots }) => minLots === 2);

interface Request {
  lots?: string;
  offerId?: string;
  time?: string;
  date?: string;
}

const tender = (
  setup: TestExchange,
  positionId: string,
  { lots = '2', offerId = offer.id, time, date }: Request = {},
) => tenderShares(setup.open(time ?? '10:00', date), setup.member, { offerId, positionId, lots });

/** Buys the offer's stock and tenders it. */
const tenderOne = (request?: Request) => (setup: TestExchange) =>
  tender(setup, holdingFor(setup, offer).id, request);

const cancelAfter =
  (before: (setup: TestExchange, id: string) => unknown, time = '10:01', date?: string) =>
  (setup: TestExchange) => {
    const { id } = tenderOne()(setup);
    before(setup, id);
    return cancelTender(setup.open(time, date), setup.member, id);
  };

export const buybackRefusalCases: RefusalCase[] = [
  ['tendering to an unknown offer', 'productMissing', tenderOne({ offerId: 'constructor' })],
  ['tendering at the deadline', 'productMissing', tenderOne({ time: '15:00', date: lastDayOf(offer) })],
  ['tendering an unknown position', 'parameterError', (setup) => tender(setup, 'constructor')],
  [
    'tendering another company’s shares',
    'parameterError',
    (setup) => {
      const symbols = [0, 1].map((index) => tradedListing(setup.open('09:01'), index));
      const listing = symbols.find(({ symbol }) => symbol !== offer.listing.symbol) ?? offer.listing;
      return tender(setup, holdingFor(setup, { ...offer, listing }).id);
    },
  ],
  [
    'tendering a short position',
    'parameterError',
    (setup) => tender(setup, holdingFor(setup, offer, { side: 'short' }).id),
  ],
  ['tendering no lots', 'parameterError', tenderOne({ lots: '0' })],
  ['tendering half a lot', 'parameterError', tenderOne({ lots: '0.5' })],
  ['tendering more lots than held', 'parameterError', tenderOne({ lots: '4' })],
  [
    'tendering fewer lots than the minimum',
    'belowMinimum',
    (setup) => tender(setup, holdingFor(setup, twoLots).id, { offerId: twoLots.id, lots: '1' }),
    { n: multiply(twoLots.price, String(2 * tradeRules.lotSize)) },
  ],
  ['tendering in the minutes after buying', 'sellableAfterMinutes', tenderOne({ time: '09:10' }), { n: '6' }],
  [
    'tendering a sold position',
    'notInPosition',
    (setup) => {
      const { id } = holdingFor(setup, offer);
      closePosition(setup.open('09:30'), setup.member, { id, priceType: 'market' });
      return tender(setup, id);
    },
  ],
  [
    'tendering a position twice',
    'duplicateAppointment',
    (setup) => {
      const { id } = holdingFor(setup, offer);
      tender(setup, id, { lots: '1' });
      return tender(setup, id, { lots: '1' });
    },
  ],
  [
    'tendering while frozen',
    'accountFrozen',
    (setup) => {
      setup.member.restrictions.push('frozen');
      return runOnce(
        setup.open('10:00'),
        setup.member,
        { path: buybackApply.path, request: { clientRequestId: 'a' } },
        { act: () => tenderOne()(setup), find: () => undefined },
      );
    },
  ],
  [
    'cancelling a tender twice',
    'orderNotPending',
    cancelAfter((setup, id) => cancelTender(setup.open('10:00'), setup.member, id)),
  ],
  [
    'cancelling a tender that was accepted',
    'orderNotPending',
    cancelAfter((setup, id) => decideReview(setup.open('10:00'), 'buyback', id, 'pass')),
  ],
  [
    'approving a tender that was rejected',
    'notInReview',
    cancelAfter((setup, id) => {
      decideReview(setup.open('10:00'), 'buyback', id, 'reject');
      decideReview(setup.open('10:00'), 'buyback', id, 'pass');
    }),
  ],
  ['cancelling after the result', 'orderNotPending', cancelAfter(() => {}, '16:00', lastDayOf(offer))],
  [
    'viewing an unknown tender',
    'parameterError',
    (setup) => ownApplication(setup.open('10:00'), setup.member, 'constructor'),
  ],
];
