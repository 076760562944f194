import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';

let nextFrame: () => void;
let top: number;
/** How far the page can be scrolled. */
let maxTop: number;

beforeEach(() => {
  vi.useFakeTimers();
  top = 900;
  maxTop = 20_000;
  Object.defineProperty(page, 'scrollY', { get: () => top, configurable: true });
  Object.assign(page, {
    innerWidth: 390,
    sessionStorage: memoryStorage(),
    scrollTo: (_left: number, to: number) => {
      top = Math.min(to, maxTop);
    },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    requestAnimationFrame: (run: () => void) => {
      nextFrame = run;
    },
  });
});
afterEach(() => void vi.useRealTimers());

/** Restarts the app in the same tab. */
async function reload() {
  vi.resetModules();
  return import('./scrollMemory');
}

/** Returns to a page that was left at 600 px and is still too short. */
async function returnToLoadingPage() {
  const { rememberScroll, restoreScroll } = await reload();
  rememberScroll('list', 600);
  maxTop = 0;
  return restoreScroll('list');
}

function growTo(px: number) {
  maxTop = px;
  nextFrame();
}

it('restores the position at which a page was left', async () => {
  const { rememberScroll, restoreScroll } = await reload();
  rememberScroll('list', 600);
  rememberScroll('other', 20);
  restoreScroll('list');
  expect(top).toBe(600);
});

it('restores what was on top when the phone was turned in between', async () => {
  const { rememberScroll, restoreScroll } = await reload();
  rememberScroll('list', 3_900);
  Object.assign(page, { innerWidth: 844 });
  restoreScroll('list');
  expect(top).toBe(7_500);
});

it('scrolls to the top of a new page', async () => {
  (await reload()).restoreScroll('new');
  expect(top).toBe(0);
});

it('waits until a loading page is long enough, and then stops scrolling', async () => {
  await returnToLoadingPage();
  growTo(300);
  expect(top).toBe(300);
  growTo(700);
  expect(top).toBe(600);
  top = 650;
  growTo(900);
  expect(top).toBe(650);
});

const input = (gesture: string) => [gesture, () => page.dispatchEvent(new Event(gesture))] as const;
it.each([
  ...['wheel', 'touchmove', 'keydown'].map(input),
  ['three seconds', () => vi.advanceTimersByTime(3_000)],
  ['the page is left', (leave: () => void) => leave()],
] as const)('stops after input by the member or a limit: %s', async (_, end) => {
  end(await returnToLoadingPage());
  growTo(700);
  expect(top).toBe(0);
});

it('survives a reload', async () => {
  const { rememberScroll, keepScrollOverReload } = await reload();
  rememberScroll('list', 600);
  keepScrollOverReload();
  (await reload()).restoreScroll('list');
  expect(top).toBe(600);
});

it.each(['', '{}', 'null', '[1]'])('starts at the top when the stored value is %j', async (stored) => {
  Object.assign(page, { sessionStorage: { ...memoryStorage(), getItem: () => stored } });
  (await reload()).restoreScroll('list');
  expect(top).toBe(0);
});

it('works without access to storage', async () => {
  Object.assign(page, { sessionStorage: null });
  const { rememberScroll, keepScrollOverReload, restoreScroll } = await reload();
  rememberScroll('list', 600);
  expect(keepScrollOverReload).not.toThrow();
  restoreScroll('list');
  expect(top).toBe(600);
});
