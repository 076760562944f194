import { within } from 'storybook/test';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

const canvasOf = ({ canvasElement }: Context) => within(canvasElement);

/** The search field. */
export const searchField = (context: Context): Promise<HTMLElement> =>
  canvasOf(context).findByRole('searchbox', { name: storyText(context)('search:label') });

/** Types a query. */
export async function typeQuery(context: Context, query: string): Promise<void> {
  await context.userEvent.type(await searchField(context), query);
}

/** Waits for the rows of the results. */
export async function foundRows(context: Context): Promise<HTMLElement[]> {
  const name = storyText(context)('search:results');
  return await within(await canvasOf(context).findByRole('list', { name })).findAllByRole('link');
}

/** Waits for the links of the results. */
export const foundHrefs = async (context: Context): Promise<string[]> =>
  (await foundRows(context)).map((row) => row.getAttribute('href') ?? '');
