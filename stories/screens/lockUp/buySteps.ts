import { buyLockUp } from '../../../src/api/contract/lockUp';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

/** The form to buy a lock-up product. */
export const buyForm = moneySteps({
  review: 'lockUp:form.review',
  submit: 'lockUp:form.submit',
  toField: 'products:amount.enter',
});

export const typePurchase = (context: Context, yen: string) => typeInto(context, 'lockUp:form.amount', yen);

/** The member's lock-ups on the exchange, in order of purchase. */
export const lockUpsOf = (context: Pick<Context, 'loaded'>) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.lockUp.records).filter((record) => record.account === account),
  );

/** The stories of a purchase of this amount. */
export const buying = (yen: string) =>
  moneyFormStories({
    steps: buyForm,
    fill: (context) => typePurchase(context, yen),
    call: buyLockUp,
    count: ({ world }) => Object.keys(world.lockUp.records).length,
    done: 'lockUp:form.done',
    checkHref: '#/gdindex/gdList?tab=lockUp',
  });

export const standard = buying('200000');
