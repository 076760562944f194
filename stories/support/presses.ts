import { expect, userEvent, waitFor } from 'storybook/test';

/** Presses a button as soon as it is no longer blocked. */
export async function pressWhenReady(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

/** Grabs a row of a sortable list by keyboard, as soon as its handle is ready. */
export async function grabByKeyboard(
  handle: HTMLElement,
  user: { keyboard: (text: string) => Promise<void> },
): Promise<void> {
  await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'false'));
  handle.focus();
  await user.keyboard(' ');
}

const repetitions = 8;
const pauseMs = 60;
/** After a longer pause, in ms, a press counts as a new one. */
const longestPauseMs = 350;
/** The browser repeats a held key after this time, in ms. */
const keyRepeatMs = 500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @throws if the machine is too slow for quick presses, because the story would then test nothing */
async function pauseBriefly(): Promise<void> {
  const begun = performance.now();
  await wait(pauseMs);
  const took = performance.now() - begun;
  if (took > longestPauseMs) throw new Error(`Two quick presses were ${Math.round(took)} ms apart`);
}

/** Waits until newly rendered buttons accept presses again. */
export const waitOutPressGuard = () => wait(400);

/** Taps eight times at the position of a button, even if something else is rendered there meanwhile. */
export async function tapRepeatedly(button: Element): Promise<void> {
  const { left, top, width, height } = button.getBoundingClientRect();
  for (let count = 0; count < repetitions; count += 1) {
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    document.elementFromPoint(left + width / 2, top + height / 2)?.dispatchEvent(tap);
    await pauseBriefly();
  }
}

/** Presses Enter on the focused element, with the browser's default action. */
function pressEnter(repeat: boolean): void {
  const target = document.activeElement ?? document.body;
  const key = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  const isDefaultAllowed = target.dispatchEvent(key);
  if (isDefaultAllowed && target instanceof HTMLElement && target.matches('button, a')) target.click();
}

/** Presses Enter eight times, each time on the focused element. */
export async function pressEnterRepeatedly(): Promise<void> {
  for (let count = 0; count < repetitions; count += 1) {
    pressEnter(false);
    await pauseBriefly();
  }
}

/** Holds Enter for eight repetitions, each on the focused element. */
export async function holdEnter(): Promise<void> {
  pressEnter(false);
  await wait(keyRepeatMs);
  for (let count = 0; count < repetitions; count += 1) {
    pressEnter(true);
    await wait(pauseMs / 2);
  }
}
