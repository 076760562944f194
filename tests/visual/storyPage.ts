import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright';
import type { Mode } from '../../stories/support/everyMode.ts';
import { storyAddress } from '../../stories/support/storyAddress.ts';
import { growToContent } from './wholePage.ts';

/** Limit to load, render and play a story, in ms. */
const patience = 45_000;

/** A page is still once two pictures in a row are equal. */
const maxPictures = 10;

/**
 * Runs jobs in parallel pages. A failed job is repeated once.
 *
 * @returns why jobs failed
 */
export async function inPages<Job>(
  browser: Browser,
  options: BrowserContextOptions,
  jobs: readonly Job[],
  run: (page: Page, job: Job) => Promise<void>,
): Promise<Map<Job, string>> {
  const queue = [...jobs];
  const failures = new Map<Job, string>();
  const attempt = async (page: Page, job: Job) => {
    try {
      await run(page, job);
      return undefined;
    } catch (error) {
      return stripVTControlCharacters(String(error instanceof Error ? error.message : error))
        .replaceAll('\n', ' ')
        .slice(0, 300);
    }
  };
  const takeTurns = async () => {
    // Each page has its own context, because pages of a context share storage.
    const page = await browser.newPage(options);
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const failure = (await attempt(page, job)) && (await attempt(page, job));
      if (failure) failures.set(job, failure);
    }
    await page.context().close();
  };
  // More pages than processors, because stories wait for responses and timers.
  await Promise.all(Array.from({ length: Math.min(2 * availableParallelism(), jobs.length) }, takeTurns));
  return failures;
}

/**
 * Opens a story, and waits until it has been played and its page has settled.
 *
 * @param whole whether the page grows until it hides nothing, up to `maxHeight`
 * @throws when the story fails
 */
export async function showStory(
  page: Page,
  id: string,
  { locale, viewport, theme }: Mode,
  { whole = false } = {},
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(storyAddress(id, { locale, theme }));
  await turnIfAsked(page, viewport);
  const root = page.locator(`html[data-played="${id}"], html[data-failed]`);
  await root.waitFor({ state: 'attached', timeout: patience });
  const failure = await root.getAttribute('data-failed');
  if (failure) throw new Error(failure);
  await page.waitForLoadState('networkidle');
  await page.evaluate(settle);
  if (whole) await growToContent(page, () => page.evaluate(settle));
  await page.evaluate(repaintLayers);
}

/** Turns the phone for a story that is seen in landscape, and begins the story again. */
async function turnIfAsked(page: Page, { width, height }: Mode['viewport']): Promise<void> {
  const root = page.locator('html[data-viewport]');
  await root.waitFor({ state: 'attached', timeout: patience });
  if ((await root.getAttribute('data-viewport')) !== 'landscape') return;
  await page.setViewportSize({ width: height, height: width });
  await page.reload();
}

/** Switches the story on the page to another theme, as the member's phone does. */
export async function switchTheme(page: Page, theme: Mode['theme']): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
  await page.evaluate(settle);
  await page.evaluate(repaintLayers);
}

/** Takes a picture of a page once it is still. */
export async function takeStill(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  let previous = await page.screenshot(options);
  for (let count = 1; count < maxPictures; count++) {
    const next = await page.screenshot(options);
    if (next.equals(previous)) return next;
    previous = next;
  }
  throw new Error('The page does not become still');
}

/** Runs in the page: waits until its content no longer changes, and for fonts, images and charts. */
async function settle(): Promise<void> {
  const quiet = 100;
  const longest = 1_500;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const start = performance.now();
  let changed = start;
  const changes = new MutationObserver(() => {
    changed = performance.now();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isDrawn = () => document.querySelector('[data-testid=chart]:not([data-drawn])') === null;
  const isSettled = () => performance.now() - changed > quiet && isDrawn();
  while (!isSettled() && performance.now() - start < longest) await frame();
  changes.disconnect();
  // Scrolls to the top, then to what the story shows, because content above may have changed in between.
  const shown = document.querySelector('[data-in-picture]');
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const target = shown ?? focused;
  if (target) {
    window.scrollTo(0, 0);
    target.scrollIntoView({ block: shown ? 'center' : 'nearest' });
    // Otherwise sticky elements may be rendered a fraction of a pixel off.
    window.scrollTo(0, Math.round(window.scrollY));
  }
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await frame();
}

/**
 * Runs in the page: makes the browser repaint composited layers. Otherwise text at a fraction of a pixel keeps the rounding
 * of the first paint.
 */
async function repaintLayers(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const isLayer = (element: HTMLElement) => {
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const isMoved = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    return /fixed|sticky/.test(position) || (isMoved && /auto|scroll/.test(overflowX + overflowY));
  };
  const layers = [...document.querySelectorAll<HTMLElement>('body *')].filter(isLayer);
  if (layers.length === 0) return;
  const former = layers.map(({ style }) => style.willChange);
  for (const { style } of layers) style.willChange = 'transform';
  for (let drawing = 0; drawing < 2; drawing++) await frame();
  for (const [index, { style }] of layers.entries()) style.willChange = former[index] ?? '';
  await frame();
}
