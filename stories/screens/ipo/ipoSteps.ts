import { ipoApply, ipoPay } from '../../../src/api/contract/ipo';
import type { Context } from '../../support/context';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

/** The form to apply for new shares. */
export const applyForm = moneySteps({ review: 'ipo:apply.review', submit: 'ipo:apply.submit' });

/** The form to pay for the shares won. */
export const payForm = moneySteps({ review: 'ipo:pay.review', submit: 'ipo:pay.submit' });

export const typeLots = (context: Context, lots: string) => typeInto(context, 'trade:order.lots', lots);

const checkHref = '#/market/subscribeRecord';

export const applyStories = moneyFormStories({
  steps: applyForm,
  fill: (context) => typeLots(context, '2'),
  call: ipoApply,
  count: ({ world }) => Object.keys(world.ipo.records).length,
  done: 'ipo:apply.done',
  checkHref,
});

/** Of the payment for I881 in the scenario `ipoWinner`; nothing has to be typed. */
export const payStories = moneyFormStories({
  steps: payForm,
  fill: async () => undefined,
  call: ipoPay,
  of: ({ world }) => Object.values(world.ipo.records).find(({ issueId }) => issueId === 'I881')?.id ?? '',
  count: ({ world }) =>
    Object.values(world.ipo.records).filter(({ issueId, paidAt }) => issueId === 'I881' && paidAt !== null)
      .length,
  done: 'ipo:pay.done',
  checkHref,
});
