import { within } from 'storybook/test';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

const canvasOf = ({ canvasElement }: Context) => within(canvasElement);

/** The field that one types into. */
export const searchField = (context: Context): Promise<HTMLElement> =>
  canvasOf(context).findByRole('searchbox', { name: storyText(context)('search:label') });

/** Types what to search for. */
export async function typeQuery(context: Context, query: string): Promise<void> {
  await context.userEvent.type(await searchField(context), query);
}

/** The rows of the results, once they are there. */
export async function foundRows(context: Context): Promise<HTMLElement[]> {
  const name = storyText(context)('search:results');
  return await within(await canvasOf(context).findByRole('list', { name })).findAllByRole('link');
}

/** Where the results lead, once they are there. */
export const foundHrefs = async (context: Context): Promise<string[]> =>
  (await foundRows(context)).map((row) => row.getAttribute('href') ?? '');
