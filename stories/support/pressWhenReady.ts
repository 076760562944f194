import { expect, userEvent, waitFor } from 'storybook/test';

/** Presses a button once nothing blocks it, as a member does who reads why it is still blocked. */
export async function pressWhenReady(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}
