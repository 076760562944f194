import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guardedMs } from '../../src/lib/guardPresses';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until presses are no longer ignored, as after a confirmation has opened. */
export async function waitOutPressGuard(): Promise<void> {
  for (let ms = guardedMs(); ms > 0; ms = guardedMs()) await wait(ms + 1);
}

/** Presses a button as soon as it is no longer blocked, and no longer guarded. */
export async function pressWhenReady(button: HTMLElement): Promise<void> {
  await waitOutPressGuard();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}

/** The parts of the question that is open, once it accepts presses. */
export async function openQuestion() {
  const question = await within(document.body).findByRole('alertdialog');
  await waitOutPressGuard();
  return within(question);
}

/** Takes the focus away, whose ring would suggest a keyboard. */
export const leaveFocus = (): void => (document.activeElement as HTMLElement | null)?.blur();

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
/** The browser repeats a held key after this time, in ms. */
const keyRepeatMs = 500;

/**
 * Sets the time of an input, in ms of `performance.now()`. A busy browser handles an input later, but keeps its time:
 * the presses of a story are equally quick on every machine.
 */
function stamp<E extends Event>(event: E, timeStamp: number): E {
  return Object.defineProperty(event, 'timeStamp', { value: timeStamp });
}

/** Presses eight times, at times that are 60 ms apart. */
async function pressRepeatedly(press: (timeStamp: number) => void): Promise<void> {
  const begun = performance.now();
  for (let count = 0; count < repetitions; count += 1) {
    press(begun + count * pauseMs);
    await wait(pauseMs);
  }
}

/** A tap, or the click that the browser derives from a key. */
const click = (timeStamp: number, detail: 0 | 1) =>
  stamp(new MouseEvent('click', { bubbles: true, cancelable: true, detail }), timeStamp);

/** Taps eight times at the position of a button, even if something else is rendered there meanwhile. */
export function tapRepeatedly(button: Element): Promise<void> {
  const { left, top, width, height } = button.getBoundingClientRect();
  return pressRepeatedly((timeStamp) =>
    document.elementFromPoint(left + width / 2, top + height / 2)?.dispatchEvent(click(timeStamp, 1)),
  );
}

/** Presses Enter on the focused element, with the browser's default action. */
function pressEnter(timeStamp: number, repeat = false): void {
  const target = document.activeElement ?? document.body;
  const key = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  const isDefaultAllowed = target.dispatchEvent(stamp(key, timeStamp));
  if (isDefaultAllowed && target.matches('button, a')) target.dispatchEvent(click(timeStamp, 0));
}

/** Presses Enter eight times, each time on the focused element. */
export const pressEnterRepeatedly = () => pressRepeatedly(pressEnter);

/** Holds Enter for eight repetitions, each on the focused element. */
export async function holdEnter(): Promise<void> {
  pressEnter(performance.now());
  await wait(keyRepeatMs);
  for (let count = 0; count < repetitions; count += 1) {
    pressEnter(performance.now(), true);
    await wait(pauseMs / 2);
  }
}
