import { expect, waitFor, within } from 'storybook/test';
import type { Context } from '../../support/context';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** The field of the lots, once the form is there. */
export const lotsField = (context: Context) =>
  context.canvas.findByRole('textbox', { name: storyText(context)('trade:order.lots') });

/** The button that leads to the confirmation, whichever the side. */
export async function reviewButton(context: Context): Promise<HTMLElement> {
  await lotsField(context);
  const t = storyText(context);
  const names = [t('trade:order.submitLong'), t('trade:order.submitShort')];
  const button = (await context.canvas.findAllByRole('button')).find((each) =>
    names.includes(each.textContent ?? ''),
  );
  if (!button) throw new Error('The form has no button to review the order.');
  return button;
}

/** The button to review the order is blocked, once the member's balance is known, for this reason. */
export async function expectBlocked(
  context: Context,
  reason: string | RegExp | ReturnType<typeof expect.stringContaining>,
): Promise<void> {
  const button = await reviewButton(context);
  await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
}

/** Nothing blocks the order. */
export async function expectReady(context: Context): Promise<void> {
  const button = await reviewButton(context);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
}

/** Types lots in place of what stood there. */
export async function typeLots(context: Context, typed: string): Promise<void> {
  const field = await lotsField(context);
  await context.userEvent.clear(field);
  await context.userEvent.type(field, typed);
}

/** Chooses a limit order; types a price where one is given, else leaves the last price. */
export async function typePrice(context: Context, typed: string | undefined): Promise<void> {
  const t = storyText(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: t('trade:priceType.limit') }));
  const field = await canvas.findByRole('textbox', { name: t('trade:order.limitPrice') });
  if (typed === undefined) return;
  await userEvent.clear(field);
  await userEvent.type(field, typed);
}

/** Opens the confirmation. */
export async function reviewOrder(context: Context): Promise<HTMLElement> {
  await pressWhenReady(await reviewButton(context));
  return within(document.body).findByRole('dialog');
}

/** Presses the button of the confirmation, which names a limit far from the market. */
export async function confirmOrder(context: Context): Promise<void> {
  const sheet = await within(document.body).findByRole('dialog');
  const t = storyText(context);
  const names = [t('trade:confirm.submit'), t('trade:confirm.submitFar')];
  const name = (text: string) => names.includes(text);
  await pressWhenReady(await within(sheet).findByRole('button', { name }));
}

/** A reason that concerns every order stands at the head of the form, before anything is typed. */
export async function expectReasonAboveForm(context: Context, reason: string): Promise<void> {
  const t = storyText(context);
  await lotsField(context);
  const title = await context.canvas.findByText(t('trade:order.blockedTitle'));
  await waitFor(() => expect(within(title.parentElement ?? title).getByText(reason)).toBeVisible());
}

/** Presses the short cut for a part of what one can afford, which says how many lots that is. */
export async function pressPartButton(
  context: Context,
  part: 'quarter' | 'half' | 'max',
  lots: number,
): Promise<void> {
  const t = storyText(context);
  const name = t('trade:order.part', { part: t(`trade:order.${part}`), lots });
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  await expect(await lotsField(context)).toHaveValue(String(lots));
}
