import { expect } from 'storybook/test';
import { depositSubmit } from '../../../src/api/contract/deposits';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';
import { storyText } from '../../support/storyText';
import { choosePhoto, photo } from '../../support/uploads';

/** Address of the form of a channel. */
export const channelPath = (channel: string) => `/user/recharge?channel=${channel}` as const;

/** The form to report a payment. */
export const depositForm = moneySteps({ review: 'deposits:form.review', submit: 'deposits:form.submit' });

/** Name of the proof in the form: of a bank transfer or of another payment. */
type Proof = 'transfer' | 'payment';

/** Chooses a photo of the proof and waits for the upload. */
export async function sendProof(context: Context, proof: Proof = 'transfer'): Promise<void> {
  const t = storyText(context);
  await choosePhoto(context, t(`deposits:form.proof.${proof}`), await photo());
  await expect(await context.canvas.findByText(t('uploads:done'))).toBeVisible();
}

/** Types the paid amount. */
export const typeDeposit = (context: Context, amount: string): Promise<void> =>
  typeInto(context, 'deposits:form.amount', amount);

/** Amount and proof: the complete form of most channels. */
export async function fillDeposit(context: Context, amount = '50000', proof?: Proof): Promise<void> {
  await typeDeposit(context, amount);
  await sendProof(context, proof);
}

/** All deposits on the exchange. */
export const listDeposits = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.transfers.deposits));

export const standard = moneyFormStories({
  steps: depositForm,
  fill: fillDeposit,
  call: depositSubmit,
  count: ({ world }) => Object.keys(world.transfers.deposits).length,
  done: 'deposits:done',
  checkHref: '#/user/rechargeChannel?view=records',
});
