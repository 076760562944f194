import { expect, within } from 'storybook/test';

/** A toast shows this text. */
export async function expectToast(text: string): Promise<void> {
  const toast = await within(document.body).findByText(text, { selector: '[data-toast] *' });
  await expect(toast).toBeVisible();
}
