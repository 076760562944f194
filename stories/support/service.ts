import { expect, waitFor, within } from 'storybook/test';
import type { Language } from '../../src/i18n/language';
import type { Context } from './context';
import { storyExchange } from './exchange';
import { closeByBack } from './navigation';
import { leaveFocus, pressWhenReady } from './presses';
import { storyText } from './storyText';

/** The open sheet of customer service. */
export async function serviceSheet({ loaded }: Pick<Context, 'loaded'>) {
  const name = storyText({ loaded })('support:title');
  return within(await within(document.body).findByRole('dialog', { name }));
}

/** The only button on the screen that opens customer service. */
export const serviceButton = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('button', { name: storyText(context)('support:contact') });

/** Customer service opens over the screen with a message field. Back closes it. */
export async function expectServiceOpens(context: Context, press = serviceButton): Promise<void> {
  const button = await press(context);
  await context.userEvent.click(button);
  const sheet = await serviceSheet(context);
  const name = storyText(context)('support:message');
  await expect(await sheet.findByRole('textbox', { name })).toBeVisible();
  await closeByBack();
  await waitFor(() => expect(button).toHaveFocus());
  leaveFocus();
}

/** A question to customer service. */
const question: Record<Language, string> = {
  en: 'Is everything correct here?',
  tw: '請問這裡的內容都正確嗎？',
  jp: 'この内容で間違いありませんか？',
};

/**
 * Sends a message to customer service from this screen. The sheet shows the attachment, and the message contains it.
 * It stays open.
 *
 * @param orderNumber of the record on the screen; without one only the screen is attached
 */
export async function expectServiceMessage(context: Context, orderNumber?: string): Promise<void> {
  const t = storyText(context);
  const path = window.location.hash.slice(1).split('?')[0];
  await context.userEvent.click(await serviceButton(context));
  const sheet = await serviceSheet(context);
  const attached =
    orderNumber === undefined ? t('support:carries') : t('support:carriesOrder', { number: orderNumber });
  await expect(await sheet.findByText(attached)).toBeVisible();
  await context.userEvent.click(await sheet.findByRole('textbox', { name: t('support:message') }));
  const message = question[context.globals.locale as Language];
  await context.userEvent.paste(message);
  await pressWhenReady(await sheet.findByRole('button', { name: t('support:send') }));
  await expect(await sheet.findByText(message, { selector: 'p' })).toBeVisible();
  const { store, session } = storyExchange(context);
  const sent = await store.transact(({ world }) => world.support.messages[session?.account ?? '']);
  await expect(sent?.at(-1)).toMatchObject({ screen: path, orderNumber: orderNumber ?? null });
}
