import { colorsIn } from '../../src/theme/colorsIn';
import { markOn, textOn } from '../../src/theme/contrastPairs';
import type { ColorName } from '../../src/theme/tokens';
import { describeElement, type LayoutIssue } from './layout/layoutIssue';

const tokens = Object.keys(colorsIn()) as ColorName[];

/** A colour that no design has, in the browser's format. */
const markerOf = (token: ColorName) => `rgb(1, 2, ${tokens.indexOf(token)})`;
const tokenOf = new Map(tokens.map((token) => [markerOf(token), token]));

const transparent = /^rgba\(.*, 0\)$|^transparent$/;

/** Gives every token a colour of its own, so that colours of the page name their tokens. Returns a function that ends it. */
function markTokens(): () => void {
  const { style } = document.documentElement;
  for (const token of tokens) style.setProperty(`--color-${token}`, markerOf(token));
  return () => {
    for (const token of tokens) style.removeProperty(`--color-${token}`);
  };
}

/** The background behind an element: its own, or that of the nearest ancestor that has one. */
function groundOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!transparent.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

interface Colored {
  element: Element;
  /** Text colours, or also those of marks. */
  kind: 'text' | 'icon';
}

/** Whether an element is only for screen readers, or is drawn without a colour. */
function isUnseen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { clipPath, color } = getComputedStyle(element);
  return width <= 1 || height <= 1 || clipPath.startsWith('inset(') || transparent.test(color);
}

/** Elements with text of their own, and icons. */
function coloredElements(root: Element): Colored[] {
  const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && nodeValue?.trim();
  return [...root.querySelectorAll('*')].flatMap((element): Colored[] => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (isUnseen(element)) return [];
    if (element.matches('svg[stroke=currentColor]')) return [{ element, kind: 'icon' }];
    if (element.closest('svg')) return [];
    return element.matches('input, textarea') || [...element.childNodes].some(isText)
      ? [{ element, kind: 'text' }]
      : [];
  });
}

/**
 * Finds texts and icons whose colour and background are not a pair of `contrastPairs.ts`. That file's pairs are measured in
 * every theme, so a pair that occurs must be one of them.
 */
export function findUnlistedColorPairs(root: Element): LayoutIssue[] {
  const end = markTokens();
  const issues = coloredElements(root).flatMap(({ element, kind }): LayoutIssue[] => {
    const [color, background] = [getComputedStyle(element).color, groundOf(element) ?? 'nothing'];
    const [ink, ground] = [tokenOf.get(color), tokenOf.get(background)];
    const isListed = (pairs: typeof textOn) => ink && ground && pairs[ink]?.includes(ground);
    if (isListed(textOn) || (kind === 'icon' && isListed(markOn))) return [];
    return [
      {
        rule: 'colour',
        what: `${kind} of ${describeElement(element)}: ${ink ?? color} on ${ground ?? background} is not in contrastPairs.ts`,
        element,
      },
    ];
  });
  end();
  return issues;
}
