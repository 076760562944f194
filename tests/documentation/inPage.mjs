/*
 * Functions that run inside a documentation page. Each is sent to the browser alone, so it cannot use other code of this
 * file.
 */

/**
 * What the pages must fulfil: lengths in css px, times in ms.
 *
 * @typedef {object} Wanted
 * @property {number} phoneWidth
 * @property {number} titleWithin
 * @property {number} emptyWithin
 * @property {number} longestPage
 * @property {number} timeoutMs
 * @property {number} playedMs
 */

/** The story of each preview, and whether it sets a height. */
export const previewsOf = () =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.sbdocs-content iframe'))].map(
    ({ dataset }) => ({
      storyId: dataset.story,
      isSized: dataset.height === 'own',
    }),
  );

/**
 * Problems of the page of a screen. Its stories are played elsewhere.
 *
 * @param {Wanted & { ids: string[] }} wanted
 */
export function faultsOfScreenPage({ ids, titleWithin }) {
  const { scrollWidth, clientWidth } = document.documentElement;
  const titleTop =
    document.querySelector('[data-screen] h1')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const previews = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-story]'));
  const shown = [...previews].map(({ dataset }) => dataset.story);
  const faults = [];
  if (titleTop > titleWithin) faults.push(`the title begins ${titleTop} px below the top`);
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  if (shown.join() !== ids.join()) faults.push(`it shows ${shown.join(', ')} instead of ${ids.join(', ')}`);
  if (!document.querySelector('[data-purpose]')?.textContent)
    faults.push('it does not say what the screen is for');
  return faults;
}

/**
 * Problems of the page itself. Only the first story may have two previews: at the top, and as an example.
 *
 * @param {Wanted & { ids: string[] }} wanted
 */
export function faultsOfPage({ ids, phoneWidth, titleWithin }) {
  const { scrollWidth, clientWidth } = document.documentElement;
  const titleTop =
    document.querySelector('.sbdocs-content h1')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  /** @type {NodeListOf<HTMLIFrameElement>} */
  const previews = document.querySelectorAll('.sbdocs-content iframe');
  const frames = [...previews];
  const faults = [];
  if (titleTop > titleWithin) faults.push(`the title begins ${titleTop} px below the top`);
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  const shown = frames.map(({ dataset }) => dataset.story);
  for (const id of ids) {
    const count = shown.filter((each) => each === id).length;
    if (count === 0 || (count > 1 && id !== ids[0])) faults.push(`${id} has ${count} previews`);
  }
  const others = shown.filter((id) => !id || !ids.includes(id));
  if (others.length > 0) faults.push(`it shows ${others.join(', ')}, which it does not have`);
  for (const { title, clientWidth } of frames)
    if (clientWidth !== phoneWidth) faults.push(`the preview of ${title} is ${clientWidth} px wide`);
  return faults;
}

/** Problems of the table of props and controls. */
export function faultsOfControls() {
  /** @type {NodeListOf<HTMLTableRowElement>} */
  const rows = document.querySelectorAll('.docblock-argstable-body > tr');
  return [...rows].flatMap(({ cells }) => {
    const [name, description, , control] = cells;
    if (!name || !description) return ['a row of the props has no name or no description'];
    const prop = name.textContent.replace('*', '');
    const type = description.lastElementChild?.textContent ?? '';
    const found = [];
    if (description.childElementCount < 2) found.push(`${prop} has no description`);
    // Objects are edited as a tree or as JSON.
    const isObject = control?.querySelector('[aria-label$="as JSON"]');
    if (isObject || /Set object|Setup controls|Edit .* as JSON/.test(control?.textContent ?? ''))
      found.push(`${prop} has a control that nobody can use`);
    const isFunction = /=>|^function$/.test(type);
    if (isFunction && control && control.textContent !== '-')
      found.push(`${prop} is a function with a control`);
    if (!isFunction && /\b(ReactNode|unknown|InferOutput|union)\b/.test(type))
      found.push(`${prop} has the type ${type}`);
    return found;
  });
}

export async function lengthOfPage() {
  // A frame takes the height of its story a moment after the story is drawn.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return document.documentElement.scrollHeight;
}

/**
 * Shows a story in the iframe of one preview, and waits until it is played. Returns a sentence if it isn't.
 *
 * @param {Wanted & { index: number, storyId: string }} wanted
 */
export async function showInFrame({ index, storyId, playedMs }) {
  /** @type {NodeListOf<HTMLIFrameElement>} */
  const frames = document.querySelectorAll('.sbdocs-content iframe');
  const frame = frames[index];
  if (!frame) return [`there is no preview ${index + 1} for ${storyId}`];
  const start = performance.now();
  const played = () => frame.contentDocument?.documentElement?.dataset.played;
  /** @param {() => unknown} isReached */
  const until = async (isReached) => {
    while (!isReached() && performance.now() - start < playedMs)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  frame.scrollIntoView();
  await until(() => played());
  if (played() !== storyId && frame.contentWindow) {
    const { location } = frame.contentWindow;
    const query = new URLSearchParams(location.search);
    query.set('id', storyId);
    location.search = String(query);
    await until(() => played() === storyId);
  }
  return played() === storyId ? [] : [`${storyId} is not played`];
}

/**
 * Problems of the story in the iframe of a preview. Polls until there are none, or until the timeout, because the story may
 * still be loading.
 *
 * @param {Wanted & { index: number }} wanted
 */
export async function faultsOfPreview({ index, emptyWithin, timeoutMs }) {
  /** @type {NodeListOf<HTMLIFrameElement>} */
  const frames = document.querySelectorAll('.sbdocs-content iframe');
  const frame = frames[index];
  const page = frame?.contentDocument;
  if (!page) return [`preview ${index + 1} has no page`];
  const start = performance.now();
  let faults = look(frame, page);
  while (faults.length > 0 && performance.now() - start < timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    faults = look(frame, page);
  }
  return faults;

  /**
   * @param {HTMLElement} frame
   * @param {Document} page
   */
  function look(frame, page) {
    const height = frame.clientHeight;
    const boxes = [...page.body.querySelectorAll('*')].flatMap((element) => drawnBoxes(page, element));
    const top = Math.max(0, Math.min(height, ...boxes.map((box) => box.top)));
    const bottom = Math.min(height, Math.max(0, ...boxes.map((box) => box.bottom)));
    const found = [];
    if (top > emptyWithin) found.push(`${Math.round(top)} px are empty above`);
    if (height - bottom > emptyWithin) found.push(`${Math.round(height - bottom)} px are empty below`);
    return found;
  }

  /**
   * The box of an element that draws a background, border, picture or text itself.
   *
   * @param {Document} page
   * @param {Element} element
   */
  function drawnBoxes(page, element) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const boxes = isDrawn(page, element) ? [element.getBoundingClientRect()] : [];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = page.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    // Elements for screen readers only have the size of a pixel.
    return boxes.filter(({ width, height }) => width > 1 && height > 1);
  }

  /**
   * @param {Document} page
   * @param {Element} element
   */
  function isDrawn(page, element) {
    const style = getComputedStyle(element);
    const { backgroundColor: ground } = style;
    return (
      element.matches('svg, img, canvas, input, textarea, select') ||
      (ground !== 'rgba(0, 0, 0, 0)' && ground !== getComputedStyle(page.body).backgroundColor) ||
      style.backgroundImage !== 'none' ||
      ['top', 'bottom', 'left', 'right'].some(
        (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      )
    );
  }
}
