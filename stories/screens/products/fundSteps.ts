import { expect, waitFor } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import type { Context } from '../../support/context';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

/** Waits for a fact with this label. */
export const expectFact = (context: Context, label: QualifiedKey, figure: string): Promise<void> =>
  waitFor(() => expect(factOf(context.canvasElement, storyText(context)(label))).toHaveTextContent(figure));

/** No amount is typed: the button of the form is not blocked, and leads to the field. */
export async function expectWayToAmount(context: Context): Promise<void> {
  const name = storyText(context)('products:amount.enter');
  const button = await context.canvas.findByRole('button', { name });
  await expect(button).not.toHaveAttribute('aria-disabled');
}
