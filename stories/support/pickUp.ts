import { expect, waitFor } from 'storybook/test';

/** Picks a row up by keyboard, as soon as its handle can be used. */
export async function pickUp(
  handle: HTMLElement,
  userEvent: { keyboard: (text: string) => Promise<void> },
): Promise<void> {
  await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'false'));
  handle.focus();
  await userEvent.keyboard(' ');
}
