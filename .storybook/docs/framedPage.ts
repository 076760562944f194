/** Size of the story in an iframe. */
export interface Content {
  /** In css px, without an open dialog. */
  height: number;
  hasDialog: boolean;
  /** Nothing is drawn, such as for a toast that is not shown yet. */
  isBlank: boolean;
}

/** In a preview, pages may be lower than the screen, and scroll bars are hidden as on a phone. */
const styles = `
  :root { scrollbar-width: none; }
  div:has(> main) { min-height: 0 !important; }
`;

/**
 * Reports the content of the page in an iframe, now and after every change.
 *
 * @returns stops watching
 */
export function watchContent(page: Document, onChange: (content: Content) => void): () => void {
  page.head.append(Object.assign(page.createElement('style'), { textContent: styles }));
  const look = () =>
    /sb-show-(main|errordisplay|nopreview)/.test(page.body.className) && onChange(contentOf(page));
  const sizes = new ResizeObserver(look);
  sizes.observe(page.documentElement);
  // Dialogs above the page do not change its size.
  const changes = new MutationObserver(look);
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

function contentOf(page: Document): Content {
  return {
    height: Math.ceil(page.documentElement.getBoundingClientRect().height),
    hasDialog: page.querySelector('[role=dialog], [role=alertdialog]') !== null,
    isBlank: isBlank(page),
  };
}

function isBlank({ body }: Document): boolean {
  // Storybook adds an image of its own.
  const pictures = [...body.querySelectorAll('svg:not([id^=storybook]), img, canvas, input')];
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not drawn.
  return !body.innerText.trim() && !pictures.some(isVisible);
}

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
