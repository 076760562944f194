import { testExchange } from '../../../mocks/exchange/testExchange';
import { type ValueOffer, valueOffersAt } from '../../../mocks/exchange/valueStock/offers';
import { valueStockApply } from '../../../src/api/contract/valueStock';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

export const worthForm = moneySteps({ review: 'valueStock:apply.review', submit: 'valueStock:apply.submit' });

export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);

/** Offers on the day of the stories, cheapest first. */
const offers = ((): ValueOffer[] => {
  const { market, now } = testExchange().open('10:15');
  return valueOffersAt(market, now).sort((one, other) => Number(one.price) - Number(other.price));
})();

function existing(offer: ValueOffer | undefined): ValueOffer {
  if (!offer) throw new Error('no such stock is on the list');
  return offer;
}

/** The cheapest stock with a minimum of one lot, and one with a minimum of two. */
export const single = existing(offers.find(({ minLots }) => minLots === 1));
export const double = existing(offers.find(({ minLots }) => minLots === 2));
export const dearest = existing(offers.at(-1));

/** Cost of a number of lots without the fee, in yen. */
export const costOf = ({ price }: ValueOffer, lots: number) => Number(price) * lots * 1_000;

/** All applications of the member. */
export const listApplications = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.valueStock.applications).filter((application) => application.account === account),
  );

export const standard = moneyFormStories({
  steps: worthForm,
  fill: (context) => typeLots(context, '1'),
  call: valueStockApply,
  count: ({ world }) => Object.keys(world.valueStock.applications).length,
  done: 'valueStock:apply.done',
  checkHref: '#/home/worthList',
});
