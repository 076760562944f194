import { stage } from '../../../mocks/exchange/stage';
import { type ValueOffer, valueOffersAt } from '../../../mocks/exchange/valueStock/offers';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';

export const worthForm = moneySteps({ review: 'valueStock:apply.review', submit: 'valueStock:apply.submit' });

export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);

/** The offers of the day of the stories, the cheapest first. */
const offers = ((): ValueOffer[] => {
  const { market, now } = stage().open('10:15');
  return valueOffersAt(market, now).sort((one, other) => Number(one.price) - Number(other.price));
})();

function existing(offer: ValueOffer | undefined): ValueOffer {
  if (!offer) throw new Error('nothing of the kind is on the list');
  return offer;
}

/** The cheapest stock of which one lot can be applied for, and of which two are the least. */
export const single = existing(offers.find(({ minLots }) => minLots === 1));
export const double = existing(offers.find(({ minLots }) => minLots === 2));
export const dearest = existing(offers.at(-1));

/** What so many lots of a stock cost without the fee, in yen. */
export const costOf = ({ price }: ValueOffer, lots: number) => Number(price) * lots * 1_000;

/** The applications that the member has ever made. */
export const listApplications = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.valueStock.applications).filter((application) => application.account === account),
  );
