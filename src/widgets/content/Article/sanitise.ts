import DOMPurify, { type Config } from 'dompurify';
import { withoutHidden } from '../../../lib/plainText';

/** What an article may contain. Anything else is removed, but its text is kept. Styles are never allowed. */
const config: Config = {
  ALLOWED_TAGS: [
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'pre',
      'code',
    ],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption', 'div', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'target',
    'rel',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'start',
    'loading',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Allowed link targets: other sites, mail, and paths of this app. */
const linkTarget = /^(https?:\/\/|mailto:|#\/(?![/\\]))/i;

/**
 * Makes the server's HTML safe to display: no scripts, styles, forms, frames or event handlers.
 *
 * Links may lead to `http(s)`, `mailto` or a path of the app. The first two open in a new window without access to
 * this one. Images are loaded only from the image base. Tables scroll sideways. Invisible characters that reorder
 * text are removed.
 *
 * Returns nodes instead of a string: parsing a string again could produce different content. The page's policy also
 * forbids it, as only DOMPurify may parse HTML (`trusted-types` in `mocks/securityHeaders.ts`).
 *
 * @param imageBase path or URL prefix that image URLs must have, such as `/api/`; relative URLs are resolved against
 * it
 */
export function sanitise(html: string, imageBase: string): DocumentFragment {
  // A frameset document has no body and yields null.
  const read: DocumentFragment | null = DOMPurify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  const safe = read ?? document.createDocumentFragment();
  for (const other of safe.querySelectorAll('[src]:not(img)')) other.removeAttribute('src');
  for (const link of safe.querySelectorAll('a')) restrictLink(link);
  for (const image of safe.querySelectorAll('img')) restrictImage(image, imageBase);
  stripHiddenCharacters(safe);
  for (const table of safe.querySelectorAll('table')) makeScrollable(table);
  return safe;
}

function stripHiddenCharacters(safe: Node): void {
  const texts = document.createTreeWalker(safe, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = withoutHidden(currentNode.nodeValue ?? '');
  }
}

/**
 * Wraps a table in a container that scrolls sideways, by finger or keyboard. Tables may be wider than the page. Screen
 * readers name this stop by the caption, or by the first row.
 */
function makeScrollable(table: HTMLTableElement): void {
  const scroller = document.createElement('div');
  const cells = [...(table.rows[0]?.cells ?? [])].map(({ textContent }) => textContent.trim());
  scroller.dataset.scrolls = '';
  scroller.tabIndex = 0;
  scroller.role = 'group';
  scroller.ariaLabel = table.caption?.textContent.trim() || cells.join(', ');
  table.replaceWith(scroller);
  scroller.append(table);
}

function restrictLink(link: Element): void {
  const href = link.getAttribute('href')?.trim() ?? '';
  link.removeAttribute('target');
  if (!linkTarget.test(href)) {
    link.removeAttribute('href');
    return;
  }
  if (href.startsWith('#')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function restrictImage(image: Element, imageBase: string): void {
  const src = image.getAttribute('src') ?? '';
  const base = new URL(imageBase, document.baseURI);
  const address = URL.canParse(src, base) ? new URL(src, base) : undefined;
  if (address?.origin !== base.origin || !address.pathname.startsWith(base.pathname)) {
    image.remove();
    return;
  }
  const isOwn = address.origin === window.location.origin;
  image.setAttribute('src', isOwn ? address.pathname + address.search : address.href);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  sizeImage(image);
  image.setAttribute('alt', withoutHidden(image.getAttribute('alt') ?? ''));
}

/**
 * Keeps `width` and `height` only if both are plausible whole pixels. They reserve the image's space before it loads.
 */
function sizeImage(image: Element): void {
  const sizes = ['width', 'height'].map((side) => image.getAttribute(side) ?? '');
  if (sizes.every((size) => /^[1-9]\d{0,3}$/.test(size))) return;
  image.removeAttribute('width');
  image.removeAttribute('height');
}
