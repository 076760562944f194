import { expect, waitFor } from 'storybook/test';
import { describeControl, groupOf, wordsOf } from './control';
import { isFocusVisible } from './isFocusVisible';
import { pressKeys } from './pressKeys';
import { isNearerBackwards, tabStops } from './tabStops';

/** Key presses after which a control counts as unreachable. */
const maxPresses = 120;

/** A focus trap of a dialog, which passes the focus on at once. */
const isGuard = (stop: Element) => stop.matches('[aria-hidden="true"]');

const hasFocus = (element: Element) => element.contains(document.activeElement);

function whereIs(stop: Element): string {
  const { left, top, width, height } = stop.getBoundingClientRect();
  const place = [left, top, width, height].map(Math.round);
  return `it is at ${place.join(', ')} of a page that is ${Math.round(window.scrollY)} px down`;
}

/** Fails if the focus is on a control where it is not visible. */
async function expectFocusVisible(stop: Element): Promise<void> {
  if (stop === document.body || isGuard(stop) || isFocusVisible(stop)) return;
  // Something may cover it for a moment.
  await waitFor(
    () => {
      if (stop === document.activeElement && !isFocusVisible(stop))
        throw new Error(`${describeControl(stop)} has the focus, but it is not visible: ${whereIs(stop)}`);
    },
    { timeout: 3_000 },
  );
}

const tab = '{Tab}';
const shiftTab = '{Shift>}{Tab}{/Shift}';

/** A way to an element: the keys of each press. */
interface FocusPath {
  name: string;
  nextKey: () => string;
}

const repeat = (keys: string): FocusPath => ({ name: keys, nextKey: () => keys });

/**
 * Presses keys until the focus is in an element, or until all stops were visited.
 *
 * @returns the visited stops, if the element was not reached; else none
 */
async function moveTo(goal: Element, { nextKey }: FocusPath): Promise<Element[]> {
  const stops: Element[] = [];
  while (!hasFocus(goal) && stops.length < maxPresses) {
    await pressKeys(nextKey());
    const stop = document.activeElement ?? document.body;
    stops.push(stop);
    await expectFocusVisible(stop);
    // The page may have moved the focus itself in between, such as into a sheet that has just opened.
    if (stops.filter((one) => one === stop).length > 2) break;
  }
  return hasFocus(goal) ? [] : stops;
}

/** The Tab key in the direction with fewer presses. */
function nearerTabKey(goal: Element): string {
  const stops = tabStops();
  const from = stops.findLastIndex((stop) => hasFocus(stop));
  const to = stops.findIndex((stop) => goal.contains(stop));
  return isNearerBackwards(from, to, stops.length) ? shiftTab : tab;
}

/** The direction is chosen for each press, because a screen that has just opened moves the focus to its heading. */
const waysByTab = (goal: Element): FocusPath[] => [
  { name: 'the shorter way', nextKey: () => nearerTabKey(goal) },
  repeat(tab),
  repeat(shiftTab),
];

async function moveBy(ways: readonly FocusPath[], goal: Element): Promise<void> {
  const attempts: string[] = [];
  for (const way of ways) {
    const stops = await moveTo(goal, way);
    if (stops.length === 0) return;
    attempts.push(`${way.name}: ${stops.map(describeControl).join(', ')}`);
  }
  throw new Error(`${describeControl(goal)} can't be reached by keyboard\n${attempts.join('\n')}`);
}

/** The control, or its replacement if the page has rendered it again. */
function currentControl(control: HTMLElement): HTMLElement {
  if (control.checkVisibility()) return control;
  const all = [...document.querySelectorAll<HTMLElement>(control.localName)];
  return all.find((other) => other.checkVisibility() && wordsOf(other) === wordsOf(control)) ?? control;
}

/** On the page itself, or on an element outside the tab order, such as a screen's heading. */
const isOutsideTabOrder = (active: Element | null): boolean =>
  active === document.body || active?.matches('h1, main') === true;

async function moveFocusTo(control: HTMLElement): Promise<void> {
  // Outside the tab order, the shorter direction is unknown.
  if (isOutsideTabOrder(document.activeElement)) await pressKeys(tab);
  // New content above may have pushed it out of view.
  else if (hasFocus(control) && !isFocusVisible(control)) await pressKeys(shiftTab);
  const group = groupOf(control);
  await moveBy(waysByTab(group ?? control), group ?? control);
  if (group) await moveBy([repeat('{ArrowRight}'), repeat('{ArrowDown}')], control);
  await expectFocusVisible(control);
}

/**
 * Moves the focus to a control with keys only, and retries while the page is still changing.
 *
 * @returns the control, or its replacement if the page has rendered it again
 */
export async function focusByKeyboard(target: HTMLElement): Promise<HTMLElement> {
  const dialog = target.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  // A dialog takes the focus itself when it opens.
  if (dialog) await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return waitFor(async () => {
    const control = currentControl(target);
    await moveFocusTo(control);
    return control;
  });
}
