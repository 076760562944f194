/** What is on top is noted when the page has not been scrolled for this long, ms. */
const restMs = 150;

/** Distance in css px between the points that are tried first. */
const stepPx = 8;

/** An element on top, and the share of its height that is above. */
interface Top {
  element: Element;
  above: number;
}

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
function noteTop(): Top[] {
  const found = window.scrollY > 0 ? findTop() : undefined;
  const tops: Top[] = [];
  for (let element = found?.element; found && element; element = element.parentElement ?? undefined) {
    const { top, height } = element.getBoundingClientRect();
    tops.push({ element, above: height > 0 ? (found.y - top) / height : 0 });
  }
  return tops;
}

/** Scrolls so that the noted element is on top, below the bars that are there now. */
function bringBack({ element, above }: Top): void {
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
  let { innerWidth: width } = window;
  let tops: Top[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    tops = noteTop();
  };
  const scroll = () => {
    clearTimeout(timer);
    timer = setTimeout(note, restMs);
  };
  const resize = () => {
    // An on-screen keyboard changes the height only.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const top = tops.find(({ element }) => element.isConnected);
    if (top) bringBack(top);
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
