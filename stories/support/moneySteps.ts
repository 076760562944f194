import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { QualifiedKey } from '../../src/i18n/text';
import { pressWhenReady } from './pressWhenReady';
import { storyText } from './storyText';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** The names of a form's two buttons: the one that leads to the confirmation, and the one that sends it. */
export interface MoneyButtons {
  review: QualifiedKey;
  submit: QualifiedKey;
}

/** What a member does at a form that moves money: see why it is blocked, review, confirm. */
export function moneySteps({ review, submit }: MoneyButtons) {
  const reviewButton = (context: Context) =>
    context.canvas.findByRole('button', { name: storyText(context)(review) });
  const submitButton = async (context: Context) =>
    within(await within(document.body).findByRole('dialog')).findByRole('button', {
      name: storyText(context)(submit),
    });
  return {
    /** Blocked, once all is known, for this reason. */
    expectBlocked: async (context: Context, reason: string | RegExp) => {
      const button = await reviewButton(context);
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    },
    expectReady: async (context: Context) => {
      const button = await reviewButton(context);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    },
    /** The balance is short: the way to a deposit stands beneath the button. */
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
    /** Opens the confirmation and taps twice as fast as a machine can. */
    sendTwice: async (context: Context): Promise<void> => {
      await pressWhenReady(await reviewButton(context));
      const button = await submitButton(context);
      button.click();
      button.click();
    },
    /** The server's refusal stands beside the form. */
    expectRefused: async (context: Context, said: string) =>
      expect(await context.canvas.findByRole('alert')).toHaveTextContent(said),
    /** No answer came: the form is gone, and where to check stands there (decision 5). */
    expectUnknown: async (context: Context) => {
      const t = storyText(context);
      await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
      await expect(
        await context.canvas.findByRole('link', { name: t('trade:unknown.records.check') }),
      ).toBeVisible();
      await expect(context.canvas.queryByRole('textbox')).toBeNull();
    },
  };
}

/** Types into a field by its name, in place of what stood there. */
export async function typeInto(context: Context, label: QualifiedKey, typed: string): Promise<void> {
  const field = await context.canvas.findByRole('textbox', { name: storyText(context)(label) });
  await context.userEvent.clear(field);
  await context.userEvent.type(field, typed);
}
