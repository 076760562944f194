import { within } from 'storybook/test';
import type { StockSort } from '../../../src/api/contract/stocks';
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

/** The key of the sort bar. */
export const head = (context: Context, key: StockSort): Promise<HTMLElement> =>
  context.canvas.findByRole('button', {
    name: new RegExp(`^${storyText(context)(`market:sort.keys.${key}`)}(?![^ ])`),
  });

/** The percent of change that a row shows. */
export const percentOf = (text: string) => Number(/[+−]?[\d.]+(?=%)/.exec(text)?.[0].replace('−', '-'));
