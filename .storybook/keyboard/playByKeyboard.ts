import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { controlOf, keyFor } from './control';
import { focusByKeyboard } from './focusByKeyboard';
import { pressKeys, typeText } from './pressKeys';

/** Methods of `userEvent` that keyboard plays replace. */
type Actions = Pick<
  StoryContext['userEvent'],
  'click' | 'hover' | 'type' | 'clear' | 'upload' | 'tab' | 'keyboard'
>;

const isBlocked = (control: Element) => control.matches('[aria-disabled="true"]');

async function press(element: Element): Promise<void> {
  const target = controlOf(element);
  const wasBlocked = isBlocked(target);
  const control = await focusByKeyboard(target);
  // A control may be blocked in the meantime, such as while a price is loading.
  if (!wasBlocked) await waitFor(() => expect(isBlocked(control)).toBe(false));
  const key = keyFor(control);
  if (key && !(await pressOn(control, key))) await press(target);
}

/** @returns false if the control did not receive the key, because a screen that has just opened took the focus */
async function pressOn(control: Element, key: string): Promise<boolean> {
  let received = false;
  const receive = ({ target }: KeyboardEvent) => {
    received ||= control.contains(target as Node);
  };
  // On the window and before all others, so that no handler of the page can hide the event.
  window.addEventListener('keydown', receive, true);
  await pressKeys(key);
  window.removeEventListener('keydown', receive, true);
  return received;
}

/** Chooses files: a key opens the file chooser. The choice itself is simulated, because it happens outside the page. */
async function choose(element: HTMLElement, files: File | File[]): Promise<void> {
  const chooser = (await focusByKeyboard(element)) as HTMLInputElement;
  const opened = new Promise<Event>((resolve) => chooser.addEventListener('click', resolve, { once: true }));
  chooser.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await pressKeys('{Enter}');
  await opened;
  const transfer = new DataTransfer();
  for (const file of [files].flat()) transfer.items.add(file);
  chooser.files = transfer.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Keyboard equivalents of the actions in play functions. */
const keyboard: Actions = {
  click: press,
  hover: async (element) => void (await focusByKeyboard(controlOf(element))),
  clear: async (element) => {
    await focusByKeyboard(element as HTMLElement);
    await pressKeys('{Control>}a{/Control}');
    // Empties all boxes of a code field with one box for each digit.
    await pressKeys('{Control>}{Backspace}{/Control}');
  },
  type: async (element, text) => {
    await focusByKeyboard(element as HTMLElement);
    await pressKeys('{End}');
    await typeText(text);
  },
  keyboard: pressKeys,
  tab: async (options) => pressKeys(options?.shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}'),
  upload: choose,
};

/** Makes the play function use only the keyboard. Returns a function that restores the pointer. */
export function playByKeyboard(context: Pick<StoryContext, 'userEvent'>): () => void {
  const pointer = { ...userEvent };
  Object.assign(context.userEvent, keyboard);
  Object.assign(userEvent, keyboard);
  return () => void Object.assign(userEvent, pointer);
}
