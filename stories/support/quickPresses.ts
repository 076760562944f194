const times = 8;
const betweenMs = 60;
/** After a longer pause, a press is one of its own, in ms. */
const longestMs = 350;
/** After so many ms a key that is held is first repeated. */
const heldMs = 500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Pauses between two quick presses. A machine that is too busy for that proves nothing. */
async function pause(): Promise<void> {
  const begun = performance.now();
  await wait(betweenMs);
  const took = performance.now() - begun;
  if (took > longestMs) throw new Error(`Two quick presses were ${Math.round(took)} ms apart`);
}

/** Looks at what has appeared, for longer than it ignores presses. */
export const look = () => wait(400);

/** Taps eight times where a button is, whatever stands there by then. */
export async function tapQuickly(button: Element): Promise<void> {
  const { left, top, width, height } = button.getBoundingClientRect();
  for (let count = 0; count < times; count += 1) {
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    document.elementFromPoint(left + width / 2, top + height / 2)?.dispatchEvent(tap);
    await pause();
  }
}

/** Enter, as the browser handles it where the focus is. */
function enter(repeat: boolean): void {
  const target = document.activeElement ?? document.body;
  const key = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  const isTaken = target.dispatchEvent(key);
  if (isTaken && target instanceof HTMLElement && target.matches('button, a')) target.click();
}

/** Presses Enter eight times, whatever has the focus. */
export async function enterQuickly(): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    enter(false);
    await pause();
  }
}

/** Holds Enter until it has been repeated eight times, whatever has the focus. */
export async function holdEnter(): Promise<void> {
  enter(false);
  await wait(heldMs);
  for (let count = 0; count < times; count += 1) {
    enter(true);
    await wait(betweenMs / 2);
  }
}
