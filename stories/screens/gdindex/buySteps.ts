import type { StoryContext } from '@storybook/react-vite';
import { moneySteps, typeInto } from '../../support/moneySteps';
import { actMeanwhile } from '../../support/passTime';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** The form to buy a lock-up product. */
export const buyForm = moneySteps({ review: 'lockUp:form.review', submit: 'lockUp:form.submit' });

export const typePurchase = (context: Context, yen: string) => typeInto(context, 'lockUp:form.amount', yen);

/** What the exchange knows of the member's lock-ups, in the order in which they were bought. */
export const lockUpsOf = (context: Pick<StoryContext, 'loaded'>) =>
  actMeanwhile(context, ({ world }, { account }) =>
    Object.values(world.lockUp.records).filter((record) => record.account === account),
  );
