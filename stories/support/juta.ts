import { expect } from 'storybook/test';
import type { Context } from './context';
import { storyText } from './storyText';

/** The unit of large numbers is explained above a part of the page that uses it. */
export async function expectUnitExplained(context: Context, part: Element): Promise<void> {
  const note = await context.canvas.findByText(storyText(context)('common:juta'));
  await expect(note).toBeVisible();
  await expect(note.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
}
