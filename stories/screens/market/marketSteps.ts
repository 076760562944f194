import { within } from 'storybook/test';
import { advanceBy } from '../../../mocks/exchange/clock';
import type { StockSort } from '../../../src/api/contract/stocks';
import type { Context } from '../../support/context';
import { storyExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';

/** The list of all stocks, once it is there. */
export const listOf = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('list', { name: storyText(context)('market:tabs.stocks') });

/** What each row leads to, in the order of the list, with its text. */
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

/** A quarter of an hour passes at the exchange; the screen finds out by itself. */
export const advanceQuarterHour = (context: Context) =>
  storyExchange(context).store.transact((exchange) => advanceBy(exchange, 15));
