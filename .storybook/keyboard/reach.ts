import { expect, waitFor } from 'storybook/test';
import { askTestRunner } from '../askTestRunner';
import { describeControl, groupOf, wordsOf } from './control';
import { focusIsSeen } from './focusIsSeen';
import { isNearerBackwards, tabStops } from './tabStops';

/** So often nobody presses a key to get somewhere. */
const patience = 120;

/** What holds the focus within a dialog: it hands it on at once. */
const isGuard = (stop: Element) => stop.matches('[aria-hidden="true"]');

const hasFocus = (element: Element) => element.contains(document.activeElement);

function whereIs(stop: Element): string {
  const { left, top, width, height } = stop.getBoundingClientRect();
  const place = [left, top, width, height].map(Math.round);
  return `it is at ${place.join(', ')} of a page that is ${Math.round(window.scrollY)} px down`;
}

/** Nobody knows where they are when the focus stops where it isn't seen. */
async function expectSeen(stop: Element): Promise<void> {
  if (stop === document.body || isGuard(stop) || focusIsSeen(stop)) return;
  // What is only in passing over it goes by itself.
  await waitFor(
    () => {
      if (stop === document.activeElement && !focusIsSeen(stop))
        throw new Error(`${describeControl(stop)} has the focus, but that isn't seen: ${whereIs(stop)}`);
    },
    { timeout: 3_000 },
  );
}

/**
 * Presses a key until an element, or something in it, has the focus; not if every stop was gone through without.
 *
 * @returns where it stopped on the way, if it did not get there
 */
async function moveTo(goal: Element, key: string): Promise<Element[]> {
  const stops: Element[] = [];
  while (!hasFocus(goal) && stops.length < patience) {
    await askTestRunner('press', key);
    const stop = document.activeElement ?? document.body;
    stops.push(stop);
    await expectSeen(stop);
    // The page may have moved the focus itself in between, such as into a sheet that has just opened.
    if (stops.filter((one) => one === stop).length > 2) break;
  }
  return hasFocus(goal) ? [] : stops;
}

/** The keys that lead through the page, the one that takes fewer presses first. */
function tabKeys(goal: Element): string[] {
  const stops = tabStops();
  const from = stops.findLastIndex((stop) => hasFocus(stop));
  const to = stops.findIndex((stop) => goal.contains(stop));
  return isNearerBackwards(from, to, stops.length) ? ['Shift+Tab', 'Tab'] : ['Tab', 'Shift+Tab'];
}

async function moveByAny(goal: Element, keys: readonly string[]): Promise<void> {
  const ways: string[] = [];
  for (const key of keys) {
    const stops = await moveTo(goal, key);
    if (stops.length === 0) return;
    ways.push(`${key}: ${stops.map(describeControl).join(', ')}`);
  }
  throw new Error(`${describeControl(goal)} can't be reached by keyboard\n${ways.join('\n')}`);
}

/** The same control where the page has drawn it anew in the meantime. */
function asItIsNow(control: HTMLElement): HTMLElement {
  if (control.checkVisibility()) return control;
  const all = [...document.querySelectorAll<HTMLElement>(control.localName)];
  return all.find((other) => other.checkVisibility() && wordsOf(other) === wordsOf(control)) ?? control;
}

/** On the page itself, or on what takes the focus without being a stop of the Tab key, such as a screen's heading. */
const isNowhere = (active: Element | null): boolean =>
  active === document.body || active?.matches('h1, main') === true;

async function moveFocusTo(control: HTMLElement): Promise<void> {
  // From nowhere in particular it isn't known which way is the shorter one.
  if (isNowhere(document.activeElement)) await askTestRunner('press', 'Tab');
  // What has come above it in the meantime has pushed it out of sight.
  else if (hasFocus(control) && !focusIsSeen(control)) await askTestRunner('press', 'Shift+Tab');
  const group = groupOf(control);
  await moveByAny(group ?? control, tabKeys(group ?? control));
  if (group) await moveByAny(control, ['ArrowRight', 'ArrowDown']);
  await expectSeen(control);
}

/**
 * Moves the focus to a control as somebody does who has a keyboard alone, and waits for what is still coming.
 *
 * @returns the control, as it is now
 */
export async function reach(wanted: HTMLElement): Promise<HTMLElement> {
  const dialog = wanted.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  // It takes the focus itself, when it is there.
  if (dialog) await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return waitFor(async () => {
    const control = asItIsNow(wanted);
    await moveFocusTo(control);
    return control;
  });
}
