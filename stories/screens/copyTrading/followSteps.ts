import { followCopyTrade, stopCopyTrade } from '../../../src/api/contract/copyTrading';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

/** The form to follow a mentor. */
export const followForm = moneySteps({
  review: 'copyTrading:form.review',
  submit: 'copyTrading:form.submit',
  toField: 'products:amount.enter',
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

/** The standard stories of an investment of this many yen. */
export const investing = (yen: string) =>
  moneyFormStories({
    steps: followForm,
    fill: (context) => typeInvestment(context, yen),
    call: followCopyTrade,
    count: ({ world }) => Object.keys(world.copyTrading.records).length,
    done: 'copyTrading:record.all',
    checkHref: '#/gdindex/gdList?tab=copyTrading',
  });

export const standard = investing('300000');

/** A copy trade in progress, with an open follow order, in the scenario `investor`. */
export const trading = 'C56';

/** Of the end of that copy trade; nothing has to be typed. */
export const stopStories = moneyFormStories({
  steps: stopForm,
  fill: async () => undefined,
  call: stopCopyTrade,
  of: () => trading,
  count: ({ world }) => (world.copyTrading.records[trading]?.status === 'ended' ? 1 : 0),
  done: 'copyTrading:stop.done',
  checkHref: '#/gdindex/gdList?tab=copyTrading',
});
