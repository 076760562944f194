import { expect, waitFor } from 'storybook/test';
import type { Context } from './context';
import { showInPicture } from './showInPicture';

const scrollsSideways = (element: Element) =>
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

function isInScroller(element: Element, root: Element): boolean {
  for (let up = element.parentElement; up && up !== root; up = up.parentElement)
    if (scrollsSideways(up)) return true;
  return false;
}

/** Overflow of an element beyond the window at either side, css px. */
function overflowOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return Math.max(-left, right - window.innerWidth);
}

/** Elements that overflow the window sideways, except in horizontal scrollers. */
export const overflowingElements = (root: Element): Element[] =>
  [...root.querySelectorAll('*')].filter(
    (element) => overflowOf(element) > 1 && !isInScroller(element, root),
  );

function describeOverflow(element: Element): string {
  const text = element.textContent?.trim().slice(0, 60);
  const { lang } = document.documentElement;
  return `<${element.localName}> “${text}” (${lang}) overflows the page by ${Math.round(overflowOf(element))} px`;
}

/** Expects that nothing overflows the page sideways. */
export async function expectFits(root: Element): Promise<void> {
  await expect(overflowingElements(root).map(describeOverflow)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

const isPainted = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';

/** Expects that a section doesn't touch a painted surface, such as a card or a field, of the part below it. */
export async function expectApartFromBelow(inside: Element): Promise<void> {
  const section = inside.closest('section');
  const below = section?.nextElementSibling;
  if (!section || !below) throw new Error('nothing is below a section');
  const surfaces = [below, ...below.querySelectorAll('*')].filter(isPainted);
  const tops = surfaces.map((surface) => surface.getBoundingClientRect().top);
  await expect(Math.min(...tops) - section.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
}

/** Expects that an element has the focus and that nothing covers it, such as the buttons of a sheet. */
export async function expectFocusVisible(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveFocus());
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const y of [top + 2, bottom - 2]) {
    const topmost = document.elementFromPoint((left + right) / 2, y);
    await expect(element).toContainElement(topmost as HTMLElement | null);
  }
}

/**
 * Expects that a sheet shows all of its content and this button at once. Only on an upright phone with usual text: large
 * text and low screens scroll.
 */
export async function expectNoScrolling(sheet: HTMLElement, button: HTMLElement): Promise<void> {
  if (window.innerWidth < 390 || window.innerHeight < 844) return;
  await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expectInSight(button);
  await expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight);
}

/** Share of the window's height, 0 to 1, in which no bar covers the page. */
export function visiblePageShare(): number {
  const content = document.querySelector('main > :first-child');
  const heights = Array.from({ length: 100 }, (_, part) => ((part + 0.5) / 100) * window.innerHeight);
  const visible = heights.filter((y) =>
    content?.contains(document.elementFromPoint(window.innerWidth / 2, y)),
  );
  return visible.length / heights.length;
}

/** Share of a sheet's height, 0 to 1, in which neither its head nor its buttons stay while it scrolls. */
export function visibleShareOf(sheet: Element): number {
  const { height } = sheet.getBoundingClientRect();
  const bars = [...sheet.children].filter((part) => getComputedStyle(part).position === 'sticky');
  const covered = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  return 1 - covered / height;
}

type Resize = (size: { width: number; height: number }) => Promise<void>;

/** Rotates the phone to landscape. It works only in tests: in the catalogue the window keeps its size. */
export async function rotatePhone({ loaded }: Pick<Context, 'loaded'>): Promise<void> {
  const resize = loaded.resize as Resize | undefined;
  if (!resize) return;
  const { innerWidth: width, innerHeight: height } = window;
  await resize({ width: height, height: width });
  await waitFor(() => {
    if (window.innerWidth !== height) throw new Error('the window is still upright');
  });
}

/** The middle of an element is in the window, and nothing but a toast covers it. */
export const expectInSight = (element: Element): Promise<void> =>
  waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .find((each) => !each.closest('[data-toast]'));
    if (!onTop || !element.contains(onTop)) throw new Error(`Not in sight: ${element.textContent}`);
  });

/** Ends a story at an element: its picture shows it, and nothing covers it. */
export async function endAt(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error('There is nothing to end the story at');
  showInPicture(element);
  await expectInSight(element);
}
