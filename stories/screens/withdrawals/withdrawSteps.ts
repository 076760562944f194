import { sampleFundPassword } from '../../../mocks/exchange/identity/seed';
import { withdrawSubmit } from '../../../src/api/contract/withdrawals';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';
import { leaveFocus } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** The withdrawal form. */
export const withdrawForm = moneySteps({
  review: 'withdrawals:form.review',
  submit: 'withdrawals:form.submit',
});

/** Types the amount. */
export const typeWithdrawal = (context: Context, amount: string): Promise<void> =>
  typeInto(context, 'withdrawals:form.amount', amount);

/** The boxes of the fund password, one digit each. */
export async function fundPasswordBoxes(context: Context): Promise<HTMLInputElement[]> {
  const name = storyText(context)('withdrawals:form.password');
  const field = await context.canvas.findByRole('group', { name });
  return [...field.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])')];
}

/** The digits in the boxes. */
export const fundPasswordTyped = async (context: Context): Promise<string> =>
  (await fundPasswordBoxes(context)).map(({ value }) => value).join('');

/** Types the fund password. */
export async function typeFundPassword(context: Context, digits = sampleFundPassword): Promise<void> {
  const [first] = await fundPasswordBoxes(context);
  if (!first) throw new Error('there is no input box');
  await context.userEvent.click(first);
  await context.userEvent.keyboard(digits);
  leaveFocus();
}

/** Amount and fund password; the account is the only one. */
export async function fillWithdrawal(context: Context, amount = '200000'): Promise<void> {
  await typeWithdrawal(context, amount);
  await typeFundPassword(context);
}

/** All withdrawals under review. */
export const listPendingWithdrawals = (context: Context) =>
  withExchange(context, ({ world }) =>
    Object.values(world.transfers.withdrawals).filter(({ status }) => status === 'pendingReview'),
  );

/** Of a member who has done all steps before a withdrawal: `prepareForWithdrawal`. */
export const standard = moneyFormStories({
  steps: withdrawForm,
  fill: fillWithdrawal,
  call: withdrawSubmit,
  count: ({ world }) => Object.keys(world.transfers.withdrawals).length,
  done: 'withdrawals:done',
  checkHref: '#/user/withdraw?view=records',
  ban: 'withdrawBanned',
});
