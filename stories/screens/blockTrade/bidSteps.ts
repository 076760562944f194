import { blockTradeApply } from '../../../src/api/contract/blockTrade';
import type { Context } from '../../support/context';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

/** From 1 to 20 lots at 109 to 169 yen; the seller asks for 117. */
export const small = '20261120-672M.E';
/** From 2 to 40 lots at 142 to 203 yen, locked for five days. */
export const lockedForDays = '20261120-589Y.N';

/** Address of the bid form of an offer. */
export const bidPath = (offer: string) => `/common/dividend2?offer=${offer}` as const;

export const bidForm = moneySteps({ review: 'blockTrade:apply.review', submit: 'blockTrade:apply.submit' });

export const typePrice = (context: Context, price: string) =>
  typeInto(context, 'blockTrade:apply.price', price);
export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);

/** Of a bid of the minimum price. */
export const standard = moneyFormStories({
  steps: bidForm,
  fill: (context) => typeLots(context, '1'),
  call: blockTradeApply,
  count: ({ world }) => Object.keys(world.blockTrade.records).length,
  done: 'blockTrade:apply.done',
  checkHref: '#/common/dividend3',
});
