import { buybackOffersAt } from '../../../mocks/exchange/buyback/offers';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { testExchange } from '../../../mocks/exchange/testExchange';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import type { Member } from '../../../mocks/exchange/world';
import { buybackApply } from '../../../src/api/contract/buyback';
import type { Context } from '../../support/context';
import { type ExchangeAction, prepareExchange, withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';
import { minutesLater } from '../../support/time';

export const tenderForm = moneySteps({ review: 'buyback:apply.review', submit: 'buyback:apply.submit' });

export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);

/** Of a member who holds the shares: `holdShares`. */
export const standard = moneyFormStories({
  steps: tenderForm,
  fill: (context) => typeLots(context, '2'),
  call: buybackApply,
  count: ({ world }) => Object.keys(world.buyback.applications).length,
  refusals: {
    productMissing: 'reasons:over.buyback',
    notInPosition: 'reasons:tenderSold',
    duplicateAppointment: 'reasons:alreadyTendered',
  },
  done: 'buyback:apply.done',
  checkHref: '#/common/dividend?tab=mine',
});

const offers = (() => {
  const { market, now } = testExchange().open('10:15');
  return buybackOffersAt(market, now);
})();

function existing<Item>(offer: Item | undefined): Item {
  if (!offer) throw new Error('no such offer');
  return offer;
}

/** A company that accepts single lots, and one with a minimum of two. */
export const singleLots = existing(offers.findLast(({ minLots }) => minLots === 1));
export const twoLots = existing(offers.findLast(({ minLots }) => minLots === 2));

/** Buys three lots of the company's shares at the market. */
export const buyShares =
  ({ listing }: { listing: { symbol: string } } = singleLots): ExchangeAction =>
  (exchange, member) =>
    void openPosition(exchange, member, {
      symbol: listing.symbol,
      lots: '3',
      side: 'long',
      priceType: 'market',
      leverage: 5,
    });

/** Three lots, bought early enough to be sold. */
export const holdShares = (offer = singleLots) => prepareExchange(buyShares(offer), minutesLater(16));

/** All tenders of the member. */
export const listTenders = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.buyback.applications).filter((application) => application.account === account),
  );

/** Address of the tender form of an offer. */
export const tenderPath = ({ id }: { id: string }) => `/common/dividend?offer=${id}` as const;

/** The member's position in the company's shares. */
export function positionOf({ world }: Exchange, { account }: Member) {
  const position = Object.values(world.positions).find((each) => each.account === account);
  if (!position) throw new Error('there is no position');
  return position;
}
