import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { factOf } from './factOf';
import { storyText } from './storyText';

/** From when a purchase can be closed stands there: the value, and the note beneath it, or none. */
export async function expectLock(
  context: Pick<StoryContext, 'loaded'>,
  root: HTMLElement,
  value: string,
  note?: string,
): Promise<void> {
  const label = storyText(context)('trade:lock.label');
  await waitFor(() => expect(factOf(root, label)).toHaveTextContent(value));
  const beneath = factOf(root, label).nextElementSibling;
  if (note === undefined) await expect(beneath).toBeNull();
  else await expect(beneath).toHaveTextContent(note);
}
