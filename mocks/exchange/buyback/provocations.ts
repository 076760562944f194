import { buybackApply } from '../../../src/api/contract/buyback';
import { multiply } from '../../../src/domain/decimal';
import { decideReview } from '../backOffice';
import { once } from '../members/requests';
import type { Provocation } from '../provocation';
import { tradeRules } from '../rules';
import { type Stage, stage, tradedListing } from '../stage';
import { closePosition } from '../trade/closePosition';
import { ownApplication } from './applicationsOf';
import { cancelTender, tenderShares } from './tender';
import { holdingFor, lastDayOf, offerTo } from './testOffers';

const offer = offerTo(stage().open('09:01'));
const twoLots = offerTo(stage().open('09:01'), ({ minLots }) => minLots === 2);

interface Wish {
  lots?: string;
  offerId?: string;
  time?: string;
  date?: string;
}

const tender = (set: Stage, positionId: string, { lots = '2', offerId = offer.id, time, date }: Wish = {}) =>
  tenderShares(set.open(time ?? '10:00', date), set.member, { offerId, positionId, lots });

/** Buys some of the stock, and tenders it. */
const tenderOne = (wish?: Wish) => (set: Stage) => tender(set, holdingFor(set, offer).id, wish);

const cancelAfter =
  (before: (set: Stage, id: string) => unknown, time = '10:01', date?: string) =>
  (set: Stage) => {
    const { id } = tenderOne()(set);
    before(set, id);
    return cancelTender(set.open(time, date), set.member, id);
  };

export const buybackProvocations: Provocation[] = [
  ['tendering to an offer that is not there', 'productMissing', tenderOne({ offerId: 'constructor' })],
  ['tendering at the deadline', 'productMissing', tenderOne({ time: '15:00', date: lastDayOf(offer) })],
  ['tendering what is not there', 'parameterError', (set) => tender(set, 'constructor')],
  [
    'tendering another company’s shares',
    'parameterError',
    (set) => {
      const symbols = [0, 1].map((index) => tradedListing(set.open('09:01'), index));
      const listing = symbols.find(({ symbol }) => symbol !== offer.listing.symbol) ?? offer.listing;
      return tender(set, holdingFor(set, { ...offer, listing }).id);
    },
  ],
  [
    'tendering a short position',
    'parameterError',
    (set) => tender(set, holdingFor(set, offer, { side: 'short' }).id),
  ],
  ['tendering no lots', 'parameterError', tenderOne({ lots: '0' })],
  ['tendering half a lot', 'parameterError', tenderOne({ lots: '0.5' })],
  ['tendering more lots than there are', 'parameterError', tenderOne({ lots: '4' })],
  [
    'tendering fewer lots than the least',
    'belowMinimum',
    (set) => tender(set, holdingFor(set, twoLots).id, { offerId: twoLots.id, lots: '1' }),
    { n: multiply(twoLots.price, String(2 * tradeRules.lotSize)) },
  ],
  ['tendering in the minutes after buying', 'sellableAfterMinutes', tenderOne({ time: '09:10' }), { n: '6' }],
  [
    'tendering what was sold',
    'notInPosition',
    (set) => {
      const { id } = holdingFor(set, offer);
      closePosition(set.open('09:30'), set.member, { id, priceType: 'market' });
      return tender(set, id);
    },
  ],
  [
    'tendering a position twice',
    'duplicateAppointment',
    (set) => {
      const { id } = holdingFor(set, offer);
      tender(set, id, { lots: '1' });
      return tender(set, id, { lots: '1' });
    },
  ],
  [
    'tendering while frozen',
    'accountFrozen',
    (set) => {
      set.member.restrictions.push('frozen');
      return once(
        set.open('10:00'),
        set.member,
        { path: buybackApply.path, request: { clientRequestId: 'a' } },
        { act: () => tenderOne()(set), find: () => undefined },
      );
    },
  ],
  [
    'cancelling a tender twice',
    'orderNotPending',
    cancelAfter((set, id) => cancelTender(set.open('10:00'), set.member, id)),
  ],
  [
    'cancelling a tender that was accepted',
    'orderNotPending',
    cancelAfter((set, id) => decideReview(set.open('10:00'), 'buyback', id, 'pass')),
  ],
  [
    'approving a tender that was rejected',
    'notInReview',
    cancelAfter((set, id) => {
      decideReview(set.open('10:00'), 'buyback', id, 'reject');
      decideReview(set.open('10:00'), 'buyback', id, 'pass');
    }),
  ],
  ['cancelling after the result', 'orderNotPending', cancelAfter(() => {}, '16:00', lastDayOf(offer))],
  [
    'looking at a tender of nobody',
    'parameterError',
    (set) => ownApplication(set.open('10:00'), set.member, 'constructor'),
  ],
];
