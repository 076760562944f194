import { expect, screen, waitFor, within } from 'storybook/test';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

/** The demo member's watchlist: by exchange, latest star first. */
export const stars = ['1256.E', '1199.E', '1133.E', '1071.W', '1018.W'];

const canvasOf = ({ canvasElement }: Context) => within(canvasElement);

/** Waits for the watchlist. */
export const watchedList = (context: Context): Promise<HTMLElement> =>
  canvasOf(context).findByRole('list', { name: storyText(context)('market:tabs.watchlist') });

/** The starred symbols in the order of the screen. Links below a stock lead to what is held of it. */
export async function watchedSymbols(context: Context): Promise<string[]> {
  const rows = await within(await watchedList(context)).findAllByRole('link');
  return rows.flatMap(
    (row) => new URLSearchParams(row.getAttribute('href')?.split('?')[1]).get('symbol') ?? [],
  );
}

/** Opens the choice with this name above the list, and chooses from its sheet. */
export async function chooseIn(context: Context, name: string, choice: string): Promise<void> {
  const named = await canvasOf(context).findAllByRole('button', { name: new RegExp(`^${name}`) });
  // The button to sort again has a similar name, and opens nothing.
  await context.userEvent.click(named.find((button) => button.ariaHasPopup === 'dialog') as HTMLElement);
  await context.userEvent.click(await screen.findByRole('radio', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

type SortKey = 'own' | 'code' | 'name' | 'price' | 'percent';

/** Chooses the order of the list. */
export async function sortBy(
  context: Context,
  key: SortKey,
  direction: 'ascending' | 'descending' = 'ascending',
): Promise<void> {
  const t = storyText(context);
  const name = t(`watchlist:sort.${key}`);
  const order = t('market:sort.order', { key: name, direction: t(`watchlist:sort.${direction}`) });
  await chooseIn(context, t('watchlist:sort.label'), key === 'own' ? name : order);
}

/** Starts editing and waits for the list of an exchange. */
export async function editList(context: Context, exchange: 'EAST' | 'WEST'): Promise<HTMLElement> {
  const t = storyText(context);
  const canvas = canvasOf(context);
  await context.userEvent.click(await canvas.findByRole('button', { name: t('watchlist:edit') }));
  const name = t('watchlist:list', { exchange: t(`market:exchange.names.${exchange}`) });
  return canvas.findByRole('list', { name });
}

/** The codes of the list being edited, in order, without the placeholder of a dragged row. */
export function editedCodes(list: HTMLElement): string[] {
  return [...list.children]
    .filter((row) => !row.hasAttribute('aria-hidden'))
    .map((row) => /\d{4}|\d{3}[A-Z]/.exec(row.textContent ?? '')?.[0] ?? '');
}

/** The handle of a row of the list being edited, by its index. */
export function handleAt(context: Context, list: HTMLElement, place: number): HTMLElement {
  const name = new RegExp(`^${storyText(context)('watchlist:move.handle', { name: '.+' })}$`);
  const handle = within(list).getAllByRole('button', { name })[place];
  if (!handle) throw new Error(`There is no row at ${place}`);
  return handle;
}
