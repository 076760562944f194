import { waitFor, within } from 'storybook/test';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

export const fundList = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('fundRecords:records.title') });

/** Waits for the visible records: the list renders only those. */
export async function rowsOf(context: Context): Promise<HTMLElement[]> {
  const list = await fundList(context);
  return waitFor(() => within(list).getAllByRole('button'));
}
