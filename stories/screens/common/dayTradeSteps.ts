import type { Context } from '../../support/context';
import { moneySteps, typeInto } from '../../support/forms';

export const symbol = '1001.W';

/** Address of the form for this stock. */
export const dayTradePath = `/common/dayTrading?tab=submit&symbol=${symbol}`;

/** The form to reserve a day trade. */
export const reserveForm = moneySteps({
  review: 'dayTrading:order.review',
  submit: 'dayTrading:order.submit',
});

export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);
