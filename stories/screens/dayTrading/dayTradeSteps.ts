import { applyDayTrade } from '../../../src/api/contract/dayTrading';
import type { Context } from '../../support/context';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

export const symbol = '1001.W';

/** Address of the form for this stock. */
export const dayTradePath = `/common/dayTrading?tab=submit&symbol=${symbol}`;

/** The form to reserve a day trade. */
export const reserveForm = moneySteps({
  review: 'dayTrading:order.review',
  submit: 'dayTrading:order.submit',
});

export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);

export const standard = moneyFormStories({
  steps: reserveForm,
  fill: (context) => typeLots(context, '1'),
  call: applyDayTrade,
  count: ({ world }) => Object.keys(world.dayTrading.reservations).length,
  done: 'dayTrading:order.done',
  checkHref: '#/common/dayTrading?tab=applied',
});
