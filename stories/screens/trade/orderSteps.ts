import { expect, waitFor, within } from 'storybook/test';
import { openPosition } from '../../../src/api/contract/trade';
import type { Context } from '../../support/context';
import { moneySteps, replaceText } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';
import { pressWhenReady, waitOutPressGuard } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** Waits for the lots field of the form. */
export const lotsField = (context: Context) =>
  context.canvas.findByRole('textbox', { name: storyText(context)('trade:order.lots') });

/** The review button of either side. */
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

/** The review button is blocked for this reason, after the balance has loaded. */
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

/** Replaces the lots. */
export async function typeLots(context: Context, typed: string): Promise<void> {
  const field = await lotsField(context);
  await replaceText(context, field, typed);
}

/** Chooses a limit order, and types a price if given. */
export async function typePrice(context: Context, typed: string | undefined): Promise<void> {
  const t = storyText(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: t('trade:priceType.limit') }));
  const field = await canvas.findByRole('textbox', { name: t('trade:order.limitPrice') });
  if (typed === undefined) return;
  await replaceText(context, field, typed);
}

/** Opens the confirmation. */
export async function reviewOrder(context: Context): Promise<HTMLElement> {
  await pressWhenReady(await reviewButton(context));
  const sheet = await within(document.body).findByRole('dialog');
  await waitOutPressGuard();
  return sheet;
}

/** Opens what a fold of this name hides. */
export async function unfold(context: Context, root: HTMLElement, label: string): Promise<void> {
  const name = await within(root).findByText(label);
  if (!name.closest('details')?.open) await context.userEvent.click(name);
}

/** Opens the terms and fees of the confirmation. */
export const unfoldTerms = (context: Context, sheet: HTMLElement): Promise<void> =>
  unfold(context, sheet, storyText(context)('trade:confirm.fold'));

/** Presses the confirm button, which names a limit far from the market. */
export async function confirmOrder(context: Context): Promise<void> {
  const sheet = await within(document.body).findByRole('dialog');
  const t = storyText(context);
  const names = [t('trade:confirm.submit'), t('trade:confirm.submitFar')];
  const name = (text: string) => names.includes(text);
  await pressWhenReady(await within(sheet).findByRole('button', { name }));
}

/** A reason that concerns every order is at the top of the form, before any input. */
export async function expectReasonAboveForm(context: Context, reason: string): Promise<void> {
  const t = storyText(context);
  await lotsField(context);
  const title = await context.canvas.findByText(t('trade:order.blockedTitle'));
  await waitFor(() => expect(within(title.parentElement ?? title).getByText(reason)).toBeVisible());
}

/** Presses the button for a share of the affordable lots. It names the number of lots. */
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

/** Of a market order to buy one lot. */
export const standard = moneyFormStories({
  steps: moneySteps({
    review: 'trade:order.submitLong',
    submit: 'trade:confirm.submit',
    check: 'trade:unknown.check',
  }),
  fill: (context) => typeLots(context, '1'),
  call: openPosition,
  count: ({ world }) => Object.keys(world.positions).length,
  done: 'trade:result.toPosition',
  checkHref: '#/position/position',
});
