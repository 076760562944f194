import { expect, waitFor } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import type { Context } from '../../support/context';
import { leaveFocus } from '../../support/presses';
import { storyText } from '../../support/storyText';

/** Types secrets into fields by their labels: passwords, or digits into the first box. */
export async function typeSecrets(
  context: Context,
  secrets: readonly (readonly [QualifiedKey, string])[],
): Promise<void> {
  for (const [name, secret] of secrets) {
    const field = await context.canvas.findByLabelText(storyText(context)(name), { selector: 'input' });
    await context.userEvent.type(field, secret);
  }
  leaveFocus();
}

/** Replaces the digits in the boxes. */
export async function typeOtherDigits(context: Context, name: QualifiedKey, digits: string): Promise<void> {
  const first = await context.canvas.findByLabelText(storyText(context)(name), { selector: 'input' });
  // The Tab key reaches one of the boxes.
  const boxes = first.closest('[role="group"]')?.querySelectorAll<HTMLInputElement>('input') ?? [];
  await context.userEvent.clear([...boxes].find(({ tabIndex }) => tabIndex === 0) ?? first);
  await context.userEvent.type(first, digits);
}

/** The button is blocked for a reason. */
export async function expectBlocked(context: Context, button: QualifiedKey, reason: string): Promise<void> {
  const found = await context.canvas.findByRole('button', { name: storyText(context)(button) });
  await waitFor(() => expect(found).toHaveAccessibleDescription(reason));
}
