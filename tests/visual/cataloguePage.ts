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

/** How long a story may take to be drawn and played, in ms. */
const patience = 45_000;

/** Code that a page has asked for and not got yet. */
const awaitedCode = new WeakMap<Page, Set<Request>>();

function watchCode(page: Page): void {
  const awaited = new Set<Request>();
  awaitedCode.set(page, awaited);
  page.on('request', (request) => request.resourceType() === 'script' && awaited.add(request));
  const arrived = (request: Request) => awaited.delete(request);
  page.on('requestfinished', arrived);
  page.on('requestfailed', arrived);
}

/** Waits for what is loaded only when it is wanted, such as the part that shows toasts. */
async function loadCode(page: Page): Promise<void> {
  const start = performance.now();
  while (awaitedCode.get(page)?.size && performance.now() - start < patience) await page.waitForTimeout(20);
}

/** Opens the catalogue without any story. */
export async function openCatalogue(page: Page): Promise<void> {
  watchCode(page);
  await page.goto('/iframe.html');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => (globalThis as unknown as CataloguePage).__STORYBOOK_PREVIEW__.ready());
}

/**
 * Draws and plays a story afresh, and waits until nothing more is to come: answers, fonts, images.
 *
 * @param whole whether the page grows until it hides nothing, up to `highest`
 * @throws when the story fails
 */
export async function showStory(
  page: Page,
  id: string,
  { locale, viewport }: Mode,
  { whole = false } = {},
): Promise<void> {
  await page.setViewportSize(viewport);
  const failure = await withinPatience(page.evaluate(playStory, { id, locale }), `${id} did not end`);
  if (failure) throw new Error(failure);
  await loadCode(page);
  await page.evaluate(settle);
  if (whole) await growToContent(page, () => page.evaluate(settle));
  // Of a toast there is a picture where it is what the story shows; elsewhere it comes and goes.
  if (!id.startsWith('components-toast--') && !(await page.evaluate(hasNoToast)))
    await page.waitForFunction(hasNoToast);
  await page.evaluate(drawLayersAfresh);
}

async function withinPatience<Result>(promise: Promise<Result>, otherwise: string): Promise<Result | string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patience, otherwise);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const hasNoToast = () => document.querySelector('[data-toast]') === null;

/** In the page: plays the story; what went wrong, if anything did. */
async function playStory({ id, locale }: { id: string; locale: string }): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as CataloguePage;
  // A story that is still there would not be rendered afresh; nor may it be torn down again, once the next one plays.
  const former = preview.currentRender;
  preview.currentRender = undefined;
  if (former) await preview.teardownRender(former);
  // Accessibility is not what the picture is about.
  await preview.onUpdateGlobals({ globals: { locale, a11y: { manual: true } } });
  return new Promise((resolve) => {
    channel.once('storyFinished', () => resolve(undefined));
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'])
      channel.once(event, (detail) => resolve(`${event}: ${JSON.stringify(detail)}`));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** In the page: waits for all that is still to come. What never comes is not waited for. */
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
  // Where time went on at the exchange, the page is asked to look now, and not whenever its next turn comes.
  const now = await exchange?.store.transact((read) => read.now);
  const wentOn = now !== undefined && now !== Date.now();
  if (wentOn) {
    document.dispatchEvent(new Event('visibilitychange'));
    const polled = { type: 'active', predicate: isPolled };
    await Promise.race([queries?.refetchQueries(polled), until(() => false)]);
    await until(isAnswered);
  }
  // Something may have come above what was scrolled to, or before it was: begins at the top, shows what has the focus.
  const focused = document.activeElement !== document.body ? document.activeElement : null;
  if (wentOn || focused) {
    window.scrollTo(0, 0);
    focused?.scrollIntoView({ block: 'nearest' });
    // What sticks to an edge would else be drawn as if it stuck a fraction of a pixel beside it.
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
 * In the page: lets the browser draw what it keeps as layers once more. Text at a fraction of a pixel would else stand
 * where it stood when its layer was first drawn, above or below.
 */
async function drawLayersAfresh(): Promise<void> {
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
