/** While the page is scrolled, what is on top is noted this often, ms. */
const intervalMs = 150;

/** Distance in css px between the points that are tried first. */
const stepPx = 8;

/** What was on top, or what contains it, in css px of the page. */
interface Top {
  element: Element;
  row: string | null;
  top: number;
  height: number;
}

/** The number of its row, if it is in a list of many rows. Such a list reuses its elements for other rows. */
const rowOf = (element: Element) => element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? null;

/** Whether an element scrolls with the page. */
function isInFlow(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return false;
  return true;
}

/** The first point below the bars at the top, and what is there. */
function findTop(): { element: Element; y: number } | undefined {
  const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
  const contentAt = (y: number) => {
    const element = document.elementFromPoint(window.innerWidth / 2, y);
    return element && main?.contains(element) && isInFlow(element) ? { element, y } : undefined;
  };
  let found: ReturnType<typeof contentAt>;
  for (let y = 0; !found && y < window.innerHeight; y += stepPx) found = contentAt(y);
  for (let y = found?.y ?? 0; y > 0; y -= 1) {
    const higher = contentAt(y - 1);
    if (!higher) break;
    found = higher;
  }
  return found;
}

/** What is on top, and what contains it: a row stays when its content has loaded. */
function topsOf(found: Element): Top[] {
  const tops: Top[] = [];
  for (let element: Element | null = found; element; element = element.parentElement) {
    const { top, height } = element.getBoundingClientRect();
    tops.push({ element, row: rowOf(element), top: top + window.scrollY, height });
  }
  return tops;
}

/** Scrolls so that a share of the element is above, below the bars that are there now. */
function bringBack(element: Element, above: number): void {
  const scrollBelow = (y: number) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + above * height - y);
  };
  scrollBelow(0);
  const y = findTop()?.y ?? 0;
  if (y > 0) scrollBelow(y);
}

/**
 * Keeps what is on top of the window there when a phone is turned: everything is then of another size.
 *
 * @returns stops it
 */
export function keepTop(): () => void {
  let { innerWidth: width, scrollY: scrolled } = window;
  let tops: Top[] = [];
  /** Height of the bars at the top. */
  let bars = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    timer = undefined;
    // The phone is turned already, and the event of that follows.
    if (window.innerWidth !== width) return;
    scrolled = window.scrollY;
    const found = findTop();
    tops = found ? topsOf(found.element) : [];
    bars = found?.y ?? 0;
  };
  const scroll = () => {
    if (!timer) note();
    scrolled = window.scrollY;
    timer ??= setTimeout(note, intervalMs);
  };
  const resize = () => {
    // An on-screen keyboard changes the height only.
    if (window.innerWidth !== width && scrolled > 0) {
      const at = scrolled + bars;
      const kept = tops.find(
        ({ element, row, top, height }) =>
          element.isConnected && rowOf(element) === row && top <= at && at < top + height,
      );
      if (kept) bringBack(kept.element, (at - kept.top) / kept.height);
    }
    width = window.innerWidth;
    note();
  };
  window.addEventListener('scroll', scroll, { passive: true });
  // Before lists, which then show what is on top.
  window.addEventListener('resize', resize, { capture: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', scroll);
    window.removeEventListener('resize', resize, { capture: true });
  };
}
