import { expect, waitFor, within } from 'storybook/test';
import type { QualifiedKey } from '../../src/i18n/text';
import type { Context } from './context';
import { expectInSight } from './layout';
import { pressWhenReady, waitOutPressGuard } from './presses';
import { storyText } from './storyText';

/** Labels of a form's buttons. */
export interface MoneyButtons {
  /** Opens the confirmation. */
  review: QualifiedKey;
  /** Its label while it leads to the only field, which is empty and out of sight. */
  toField?: QualifiedKey;
  /** Sends. */
  submit: QualifiedKey;
  /** The link to check an unknown result. */
  check?: QualifiedKey;
}

export type MoneySteps = ReturnType<typeof moneySteps>;

/** Steps of a form that moves money: check why it is blocked, review, confirm. */
export function moneySteps({ review, submit, toField, check = 'trade:unknown.records.check' }: MoneyButtons) {
  const reviewButton = (context: Context) =>
    context.canvas.findByRole('button', { name: storyText(context)(review) });
  const submitButton = async (context: Context) =>
    within(await within(document.body).findByRole('dialog')).findByRole('button', {
      name: storyText(context)(submit),
    });
  return {
    submitButton,
    /** The form is blocked for this reason after everything has loaded. */
    expectBlocked: async (context: Context, reason: unknown) => {
      const button = await reviewButton(context);
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    },
    expectReady: async (context: Context) => {
      const button = await reviewButton(context);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    },
    /** The form is there. Its button may state why it can't be sent yet, or lead to a field. */
    expectOffered: async (context: Context) => {
      const t = storyText(context);
      const names = [t(review), ...(toField ? [t(toField)] : [])];
      const button = await context.canvas.findByRole('button', { name: (name) => names.includes(name) });
      await expect(button).toBeVisible();
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
      const sheet = await within(document.body).findByRole('dialog');
      await waitOutPressGuard();
      return sheet;
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
      await waitOutPressGuard();
      button.click();
      button.click();
    },
    /** The server's refusal is shown beside the form. */
    expectRefused: async (context: Context, message: string) => {
      const alert = await context.canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(message);
      await expectInSight(alert);
    },
    /** No answer came: a link to check the result replaces the form (decision 5). */
    expectResultUnknown: async (context: Context, checkHref?: string) => {
      const t = storyText(context);
      await expect(await context.canvas.findByText(t('trade:unknown.title'))).toBeVisible();
      const link = await context.canvas.findByRole('link', { name: t(check) });
      await expect(link).toBeVisible();
      if (checkHref !== undefined) await expect(link).toHaveAttribute('href', checkHref);
      await expect(context.canvas.queryByRole('textbox')).toBeNull();
    },
  };
}

/** Replaces the content of a text field, found by its label. */
export async function typeInto(context: Context, label: QualifiedKey, typed: string): Promise<void> {
  const field = await context.canvas.findByRole('textbox', { name: storyText(context)(label) });
  await replaceText(context, field, typed);
}

/**
 * Replaces the content of a text field. The selection is the browser's: `userEvent.clear` does not know the separators of a
 * grouped figure, and leaves as many digits.
 */
export async function replaceText(
  { userEvent }: Pick<Context, 'userEvent'>,
  field: HTMLElement,
  typed: string,
): Promise<void> {
  await userEvent.click(field);
  (field as HTMLInputElement).select();
  await userEvent.keyboard(typed);
}

/** Puts text into a field without any event, as password managers and browsers may. */
export function fillSilently(field: Element, text: string): void {
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}
