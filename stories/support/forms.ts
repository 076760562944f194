import { expect, waitFor, within } from 'storybook/test';
import type { QualifiedKey } from '../../src/i18n/text';
import type { Context } from './context';
import { pressWhenReady } from './presses';
import { storyText } from './storyText';

/** Labels of a form's two buttons: the one that opens the confirmation, and the one that sends. */
export interface MoneyButtons {
  review: QualifiedKey;
  submit: QualifiedKey;
}

/** Steps of a form that moves money: check why it is blocked, review, confirm. */
export function moneySteps({ review, submit }: MoneyButtons) {
  const reviewButton = (context: Context) =>
    context.canvas.findByRole('button', { name: storyText(context)(review) });
  const submitButton = async (context: Context) =>
    within(await within(document.body).findByRole('dialog')).findByRole('button', {
      name: storyText(context)(submit),
    });
  return {
    /** The form is blocked for this reason after everything has loaded. */
    expectBlocked: async (context: Context, reason: string | RegExp) => {
      const button = await reviewButton(context);
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    },
    expectReady: async (context: Context) => {
      const button = await reviewButton(context);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    },
    /** The balance is too low: a link to the deposit is below the button. */
    expectDeposit: async (context: Context) => {
      const name = storyText(context)('home:entrances.deposit');
      const link = await context.canvas.findByRole('link', { name });
      await expect(link).toHaveAttribute('href', '#/user/rechargeChannel');
    },
    /** Opens the confirmation. */
    review: async (context: Context): Promise<HTMLElement> => {
      await pressWhenReady(await reviewButton(context));
      return within(document.body).findByRole('dialog');
    },
    /** Opens the confirmation and sends it. */
    send: async (context: Context): Promise<void> => {
      await pressWhenReady(await reviewButton(context));
      await pressWhenReady(await submitButton(context));
    },
    /** Opens the confirmation and double-taps. */
    sendTwice: async (context: Context): Promise<void> => {
      await pressWhenReady(await reviewButton(context));
      const button = await submitButton(context);
      button.click();
      button.click();
    },
    /** The server's refusal is shown beside the form. */
    expectRefused: async (context: Context, message: string) =>
      expect(await context.canvas.findByRole('alert')).toHaveTextContent(message),
    /** No answer came: a link to the records replaces the form (decision 5). */
    expectResultUnknown: async (context: Context) => {
      const t = storyText(context);
      await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
      await expect(
        await context.canvas.findByRole('link', { name: t('trade:unknown.records.check') }),
      ).toBeVisible();
      await expect(context.canvas.queryByRole('textbox')).toBeNull();
    },
  };
}

/** Replaces the content of a text field, found by its label. */
export async function typeInto(context: Context, label: QualifiedKey, typed: string): Promise<void> {
  const field = await context.canvas.findByRole('textbox', { name: storyText(context)(label) });
  await context.userEvent.clear(field);
  await context.userEvent.type(field, typed);
}
