import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pressWhenReady } from './pressWhenReady';
import { storyExchange } from './storyExchange';
import { storyText } from './storyText';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** The sheet of customer service, once it is open. */
export async function serviceSheet({ loaded }: Pick<Context, 'loaded'>) {
  const name = storyText({ loaded })('support:title');
  return within(await within(document.body).findByRole('dialog', { name }));
}

/** The only way on this screen to customer service. */
export const serviceButton = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('button', { name: storyText(context)('support:contact') });

/** The way back closes what is open, and the screen is still the same. */
export async function closeByBack(): Promise<void> {
  const { hash } = window.location;
  window.history.back();
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  await expect(window.location.hash).toBe(hash);
}

/** Customer service opens over the screen: a message can be written, and the way back closes it again. */
export async function expectServiceOpens(context: Context, press = serviceButton): Promise<void> {
  await context.userEvent.click(await press(context));
  const sheet = await serviceSheet(context);
  const name = storyText(context)('support:message');
  await expect(await sheet.findByRole('textbox', { name })).toBeVisible();
  await closeByBack();
}

/**
 * A message to customer service from this screen: what goes with it is said before and sent.
 *
 * @param orderNumber of the record that is shown; without one the screen goes alone
 */
export async function expectServiceTold(context: Context, orderNumber?: string): Promise<void> {
  const t = storyText(context);
  const path = window.location.hash.slice(1).split('?')[0];
  await context.userEvent.click(await serviceButton(context));
  const sheet = await serviceSheet(context);
  const carried =
    orderNumber === undefined ? t('support:carries') : t('support:carriesOrder', { number: orderNumber });
  await expect(await sheet.findByText(carried)).toBeVisible();
  await context.userEvent.click(await sheet.findByRole('textbox', { name: t('support:message') }));
  await context.userEvent.paste('?!');
  await pressWhenReady(await sheet.findByRole('button', { name: t('support:send') }));
  await expect(await sheet.findByText('?!', { selector: 'p' })).toBeVisible();
  const { store, session } = storyExchange(context);
  const sent = await store.transact(({ world }) => world.support.messages[session?.account ?? '']);
  await expect(sent?.at(-1)).toMatchObject({ screen: path, orderNumber: orderNumber ?? null });
  await closeByBack();
}
