import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { askTestRunner } from '../askTestRunner';
import { controlOf, keyFor } from './control';
import { reach } from './reach';

/** What of it a keyboard does in another way. */
type Hand = Pick<
  StoryContext['userEvent'],
  'click' | 'hover' | 'type' | 'clear' | 'upload' | 'tab' | 'keyboard'
>;

const isBlocked = (control: Element) => control.matches('[aria-disabled="true"]');

async function press(element: Element): Promise<void> {
  const wanted = controlOf(element);
  const wasBlocked = isBlocked(wanted);
  const control = await reach(wanted);
  // It takes a while to get there: what was free may be blocked again, such as while a price is asked for.
  if (!wasBlocked) await waitFor(() => expect(isBlocked(control)).toBe(false));
  const key = keyFor(control);
  if (key) await askTestRunner('press', key);
}

/** Chooses files: a key opens the list of them, and what it gives is the phone's own affair. */
async function choose(element: HTMLElement, files: File | File[]): Promise<void> {
  const chooser = (await reach(element)) as HTMLInputElement;
  const opened = new Promise<Event>((resolve) => chooser.addEventListener('click', resolve, { once: true }));
  chooser.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await askTestRunner('press', 'Enter');
  await opened;
  const given = new DataTransfer();
  for (const file of [files].flat()) given.items.add(file);
  chooser.files = given.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a member without a pointer does in place of what a play function asks for. */
const keyboard: Hand = {
  click: press,
  hover: async (element) => void (await reach(controlOf(element))),
  clear: async (element) => {
    await reach(element as HTMLElement);
    await askTestRunner('press', 'ControlOrMeta+A');
    // Of boxes for one digit each, it empties all.
    await askTestRunner('press', 'ControlOrMeta+Backspace');
  },
  type: async (element, text) => {
    await reach(element as HTMLElement);
    await askTestRunner('press', 'End');
    await askTestRunner('type', text);
  },
  keyboard: (text) => askTestRunner('type', text),
  tab: async (options) => askTestRunner('press', options?.shift ? 'Shift+Tab' : 'Tab'),
  upload: choose,
};

/** Plays the story by keyboard alone, whatever its play function taps; what is returned ends it. */
export function playByKeyboard(context: Pick<StoryContext, 'userEvent'>): () => void {
  const pointer = { ...userEvent };
  Object.assign(context.userEvent, keyboard);
  Object.assign(userEvent, keyboard);
  return () => void Object.assign(userEvent, pointer);
}
