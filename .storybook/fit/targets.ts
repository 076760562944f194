import { type Misfit, nameOf } from './misfit';
import type { Box, View } from './view';

/** In css px (WCAG 2.5.5). */
const least = 44;

/** Where 88 of the drawing are as much. On a narrower phone everything is smaller, by the specification's own measure. */
const narrowest = 375;

const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** What looks smaller may be as large to the finger: by a pseudo-element laid around it. */
function reachOf(element: Element, pseudo: string): Box | undefined {
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
    ...['::before', '::after'].flatMap((pseudo) => reachOf(each, pseudo) ?? []),
  ]);
  return boxes.reduce(union);
}

/** A link within a sentence is as high as its line; making it higher would tear the lines apart. */
const inSentence = (view: View, element: Element) =>
  view.style(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;

/** Controls that are too small for a finger. */
export function small(view: View, controls: readonly Element[]): Misfit[] {
  if (window.innerWidth < narrowest) return [];
  return controls.flatMap((element): Misfit[] => {
    const { left, right, top, bottom } = targetOf(view, element);
    if (Math.min(right - left, bottom - top) >= least - 0.5 || inSentence(view, element)) return [];
    const size = `${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
    const what = `${nameOf(element)} is ${size}, needs ${least} × ${least} px`;
    return [{ rule: 'small', what, element }];
  });
}
