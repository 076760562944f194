import type { Page, Request } from 'playwright';
import type { ExposedPage, Query } from '../../.storybook/exposedStory.ts';
import type { Mode } from '../../.storybook/modes.ts';
import { growToContent } from './wholePage.ts';

/** The part of the catalogue's own page that is used here. */
interface CataloguePage {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentRender?: object | undefined;
    teardownRender(render: object): Promise<void>;
    onUpdateGlobals(update: { globals: object }): Promise<void>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (detail: unknown) => void): void;
    emit(event: string, detail: object): void;
  };
}

/** Limit to render and play a story, in ms. */
const patience = 45_000;

/** Pending requests for code of each page. */
const awaitedCode = new WeakMap<Page, Set<Request>>();

function trackCode(page: Page): void {
  const awaited = new Set<Request>();
  awaitedCode.set(page, awaited);
  page.on('request', (request) => request.resourceType() === 'script' && awaited.add(request));
  const arrived = (request: Request) => awaited.delete(request);
  page.on('requestfinished', arrived);
  page.on('requestfailed', arrived);
}

/** Waits for lazily loaded code, such as that of toasts. */
async function waitForCode(page: Page): Promise<void> {
  const start = performance.now();
  while (awaitedCode.get(page)?.size && performance.now() - start < patience) await page.waitForTimeout(20);
}

/** Opens the catalogue without any story. */
export async function openCatalogue(page: Page): Promise<void> {
  trackCode(page);
  await page.goto('/iframe.html');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__.ready());
}

/**
 * Renders and plays a story again, and waits for pending responses, fonts and images.
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
  const failure = await withinTimeLimit(page.evaluate(playStory, { id, locale, theme }), `${id} did not end`);
  if (failure) throw new Error(failure);
  await waitForCode(page);
  await page.evaluate(settle);
  if (whole) await growToContent(page, () => page.evaluate(settle));
  // Toasts are hidden unless the story is about them, because their timing varies.
  if (!id.startsWith('components-feedback-toast--') && !(await page.evaluate(hasNoToast)))
    await page.waitForFunction(hasNoToast);
  await page.evaluate(repaintLayers);
}

/** Switches the story on the page to another theme, as the member's phone does. */
export async function switchTheme(page: Page, theme: Mode['theme']): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);
  await page.evaluate(settle);
  await page.evaluate(repaintLayers);
}

async function withinTimeLimit<Result>(
  promise: Promise<Result>,
  otherwise: string,
): Promise<Result | string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patience, otherwise);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const hasNoToast = () => document.querySelector('[data-toast]') === null;

/** Runs in the page: plays the story. Returns the error, if there is one. */
async function playStory({
  id,
  ...globals
}: { id: string } & Pick<Mode, 'locale' | 'theme'>): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as CataloguePage;
  // Removes the current story, because Storybook would neither render it again nor tolerate a second teardown.
  const former = preview.currentRender;
  preview.currentRender = undefined;
  if (former) await preview.teardownRender(former);
  // Pictures do not need accessibility checks.
  await preview.onUpdateGlobals({ globals: { ...globals, a11y: { manual: true } } });
  return new Promise((resolve) => {
    channel.once('storyFinished', () => resolve(undefined));
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'])
      channel.once(event, (detail) => resolve(`${event}: ${JSON.stringify(detail)}`));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: waits for everything that is pending, except responses that never come. */
async function settle(): Promise<void> {
  const { queries, exchange } = (globalThis as ExposedPage).exposedStory ?? {};
  const longest = 1_500;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const until = async (settled: () => boolean) => {
    const start = performance.now();
    do await frame();
    while (!settled() && performance.now() - start < longest);
  };
  const isAnswered = () => !queries?.isFetching();
  await until(isAnswered);
  // Polls now if the exchange's clock was moved, because the next poll would come at a random time.
  const now = await exchange?.store.transact((read) => read.now);
  const wentOn = now !== undefined && now !== Date.now();
  if (wentOn) {
    document.dispatchEvent(new Event('visibilitychange'));
    const polled = { type: 'active', predicate: isPolled };
    await Promise.race([queries?.refetchQueries(polled), until(() => false)]);
    await until(isAnswered);
  }
  // Scrolls to the top, then to the focused element, because content above may have changed in between.
  const focused = document.activeElement !== document.body ? document.activeElement : null;
  if (wentOn || focused) {
    window.scrollTo(0, 0);
    focused?.scrollIntoView({ block: 'nearest' });
    // Otherwise sticky elements may be rendered a fraction of a pixel off.
    window.scrollTo(0, Math.round(window.scrollY));
  }
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  const isDrawn = () => document.querySelector('[data-testid=chart]:not([data-drawn])') === null;
  if (!isDrawn()) await until(isDrawn);
  await frame();

  function isPolled({ state, observers }: Query): boolean {
    return state.status === 'success' && observers.some(({ options }) => options.refetchInterval);
  }
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
