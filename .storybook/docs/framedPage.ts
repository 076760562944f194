import { phone } from './phone';

/** What a frame shows of its story. */
export interface Content {
  /** In css px; that of a phone where the story fills the screen: while a dialog is open, and for lists without end. */
  height: number;
  /** Nothing is drawn, as of a toast that has not been asked for. */
  isBlank: boolean;
}

/** Three screens, in css px: what is longer is scrolled in the frame. */
const longest = 3 * phone.height;

/** In a preview a page is not as high as the screen, and what scrolls has no bar, as on a phone. */
const styles = `
  :root { scrollbar-width: none; }
  div:has(> main) { min-height: 0 !important; }
`;

/**
 * Tells what the page in a frame shows, now and whenever that changes.
 *
 * @returns ends it
 */
export function watchContent(page: Document, tell: (content: Content) => void): () => void {
  page.head.append(Object.assign(page.createElement('style'), { textContent: styles }));
  const look = () =>
    /sb-show-(main|errordisplay|nopreview)/.test(page.body.className) && tell(contentOf(page));
  const sizes = new ResizeObserver(look);
  sizes.observe(page.documentElement);
  // What lies above the page changes nothing of its size.
  const changes = new MutationObserver(look);
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

function contentOf(page: Document): Content {
  const height = Math.ceil(page.documentElement.getBoundingClientRect().height);
  const fillsScreen = page.querySelector('[role=dialog], [role=alertdialog]') || height > longest;
  return { height: fillsScreen ? phone.height : height, isBlank: isBlank(page) };
}

function isBlank({ body }: Document): boolean {
  const pictures = [...body.querySelectorAll('svg, img, canvas, input')];
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not drawn.
  return !body.innerText.trim() && !pictures.some(isSeen);
}

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
