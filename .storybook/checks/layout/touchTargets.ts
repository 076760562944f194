import { describeElement, type LayoutIssue } from './layoutIssue';
import type { Box, View } from './view';

/** In css px (WCAG 2.5.5). */
const minSize = 44;

/** Width in css px at which 88 units of the drawing are 44 px. The specification scales narrower phones down. */
const minWindowWidth = 375;

const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Touch area that a pseudo-element adds around a control. */
function pseudoBoxOf(element: Element, pseudo: string): Box | undefined {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.position !== 'absolute') return undefined;
  const box = element.getBoundingClientRect();
  const left = box.left + Number.parseFloat(style.left);
  const top = box.top + Number.parseFloat(style.top);
  return {
    left,
    top,
    right: left + Number.parseFloat(style.width),
    bottom: top + Number.parseFloat(style.height),
  };
}

function targetOf(view: View, element: Element): Box {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].flatMap((each) => [
    view.box(each),
    ...['::before', '::after'].flatMap((pseudo) => pseudoBoxOf(each, pseudo) ?? []),
  ]);
  return boxes.reduce(union);
}

/** A link within a sentence is as high as its line, because a higher one would change the line spacing. */
const inSentence = (view: View, element: Element) =>
  view.style(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;

/** Finds controls that are too small to tap. */
export function findSmallTargets(view: View, controls: readonly Element[]): LayoutIssue[] {
  if (window.innerWidth < minWindowWidth) return [];
  return controls.flatMap((element): LayoutIssue[] => {
    const { left, right, top, bottom } = targetOf(view, element);
    if (Math.min(right - left, bottom - top) >= minSize - 0.5 || inSentence(view, element)) return [];
    const size = `${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
    const what = `${describeElement(element)} is ${size}, needs ${minSize} × ${minSize} px`;
    return [{ rule: 'small-target', what, element }];
  });
}
