import { userEvent } from 'storybook/test';
import { currentDriver } from '../driver';

/** The original, because plays by keyboard replace it. */
const { keyboard } = userEvent;

/** Presses keys in the notation of user-event, as trusted events where there is a driver. */
export async function pressKeys(keys: string): Promise<void> {
  await (currentDriver()?.keyboard ?? keyboard)(keys);
}

/** Types a text into the focused element, braces and brackets included. */
export const typeText = (text: string): Promise<void> => pressKeys(text.replace(/[{[]/g, '$&$&'));
