import { screen, within } from 'storybook/test';
import type { SortDirection, StockSort } from '../../../src/api/contract/stocks';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

/** Waits for the list of all stocks. */
export const listOf = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('list', { name: storyText(context)('market:tabs.stocks') });

/** The link and text of each row, in the order of the list. */
export async function rowsOf(context: Context) {
  const rows = await within(await listOf(context)).findAllByRole('link');
  return rows.map((row) => ({
    symbol: new URLSearchParams(row.getAttribute('href')?.split('?')[1]).get('symbol') ?? '',
    text: row.textContent ?? '',
    row,
  }));
}

export const symbolsOf = async (context: Context): Promise<string[]> =>
  (await rowsOf(context)).map(({ symbol }) => symbol);

/** The head of a column. */
export const head = (context: Context, key: StockSort): Promise<HTMLElement> =>
  context.canvas.findByRole('button', {
    name: new RegExp(`^${storyText(context)(`market:sort.keys.${key}`)}(?![^ ])`),
  });

/** The button of the orders that no head stands for. Its name says the current one. */
export const otherOrders = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('button', { name: new RegExp(`^${storyText(context)('market:sort.label')} `) });

/** The name of an order in the sheet. */
export const orderName = (context: Context, key: StockSort, direction: SortDirection): string => {
  const t = storyText(context);
  return t('market:sort.order', {
    key: t(`market:sort.keys.${key}`),
    direction: t(`market:sort.${direction}`),
  });
};

/** Sorts by an order of the sheet. */
export async function chooseOrder(context: Context, key: StockSort, direction: SortDirection): Promise<void> {
  await context.userEvent.click(await otherOrders(context));
  const name = orderName(context, key, direction);
  await context.userEvent.click(await screen.findByRole('radio', { name }));
}

/** The percent of change that a row shows. */
export const percentOf = (text: string) => Number(/[+−]?[\d.]+(?=%)/.exec(text)?.[0].replace('−', '-'));
