/** Hostile texts set this when a script of theirs runs. */
declare global {
  interface Window {
    ran?: unknown;
  }
}

/** Whether a hostile script has run since the last call. */
export function scriptRan(): boolean {
  const has = window.ran !== undefined;
  delete window.ran;
  return has;
}

const elements = new Set(
  `H1 H2 H3 H4 P BR HR UL OL LI DL DT DD BLOCKQUOTE PRE CODE STRONG EM B I U S SUB SUP A IMG FIGURE FIGCAPTION DIV SPAN
  TABLE CAPTION THEAD TBODY TFOOT TR TH TD`.split(/\s+/),
);

const attributes = new Set(
  'href target rel src alt width height colspan rowspan start loading decoding tabindex data-scrolls'.split(
    ' ',
  ),
);

/** Role and name of the scroller around a table, which sanitising adds. */
const scrollerAttributes = new Set(['role', 'aria-label']);

/** Invisible characters that change the text, other than white space. */
export const invisibleCharacters = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/u;

function problemsOf(element: Element): string[] {
  const isScroller = element.hasAttribute('data-scrolls');
  const harms = [...element.attributes]
    .filter(({ name }) => !attributes.has(name) && !(isScroller && scrollerAttributes.has(name)))
    .map(({ name }) => `has ${name}`);
  if (!elements.has(element.tagName)) harms.push('is no part of a text');
  const href = element.getAttribute('href');
  if (href !== null && !/^#\/(?![/\\])/.test(href)) {
    if (!/^(https?:\/\/|mailto:)/i.test(href)) harms.push(`leads to ${href}`);
    if (element.getAttribute('target') !== '_blank') harms.push('leads out in this window');
    if (element.getAttribute('rel') !== 'noopener noreferrer')
      harms.push('lets the other page know of this one');
  }
  const src = element.getAttribute('src');
  if (src !== null && !new URL(src, window.location.href).href.startsWith(`${window.location.origin}/api/`))
    harms.push(`shows ${src}`);
  return harms.map((harm) => `${element.tagName} ${harm}`);
}

/** Lists everything that sanitised HTML must not contain. */
export function findUnsafeMarkup(whole: Element): string[] {
  const harms = [...whole.querySelectorAll('*')].flatMap(problemsOf);
  const texts = [
    whole.textContent ?? '',
    ...['alt', 'aria-label'].flatMap((name) =>
      [...whole.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    ),
  ];
  return texts.some((text) => invisibleCharacters.test(text)) ? [...harms, 'hides letters'] : harms;
}

const eventTypes = [
  'click',
  'focus',
  'focusin',
  'pointerover',
  'mouseover',
  'keydown',
  'load',
  'error',
  'toggle',
];

/** Fires all events of users and the page at an element and its descendants. Links are not followed. */
export async function fireAllEvents(whole: Element): Promise<void> {
  const stay = (event: Event) => event.preventDefault();
  whole.addEventListener('click', stay, { capture: true });
  for (const element of [whole, ...whole.querySelectorAll('*')])
    for (const name of eventTypes) element.dispatchEvent(new Event(name, { cancelable: true }));
  // Pending tasks of the page run first.
  await new Promise((resolve) => setTimeout(resolve));
  whole.removeEventListener('click', stay, { capture: true });
}
