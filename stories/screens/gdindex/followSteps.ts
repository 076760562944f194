import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';

/** The form to follow a mentor. */
export const followForm = moneySteps({
  review: 'copyTrading:form.review',
  submit: 'copyTrading:form.submit',
});

/** The form to end a copy trade. */
export const stopForm = moneySteps({ review: 'copyTrading:stop.review', submit: 'copyTrading:stop.submit' });

export const typeInvestment = (context: Context, yen: string) =>
  typeInto(context, 'copyTrading:form.amount', yen);

/** The member's copy trades on the exchange, in order of their start. */
export const copyTradesOf = (context: Pick<Context, 'loaded'>) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.copyTrading.records).filter((record) => record.account === account),
  );
