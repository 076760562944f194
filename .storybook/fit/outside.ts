import { type Misfit, nameOf, px } from './misfit';
import type { ShownText } from './shown';
import type { View } from './view';

/** Made to be scrolled sideways, and said to be: what scrolls downwards alone would do so by mistake. */
function inSidewaysScroller(view: View, element: Element): boolean {
  for (const around of view.around(element)) {
    const { overflowX, overflowY } = view.style(around);
    if (around !== element && /auto|scroll/.test(overflowX) && overflowY === 'hidden') return true;
  }
  return false;
}

/** Texts and controls that stick out of the page at either side, where nothing scrolls to them. */
export function outside(view: View, texts: readonly ShownText[], controls: readonly Element[]): Misfit[] {
  const { left, right } = view.edges;
  const ends = [
    ...texts.map(({ element, lines }) => ({
      element,
      left: Math.min(...lines.map((line) => line.left)),
      right: Math.max(...lines.map((line) => line.right)),
    })),
    ...controls.map((element) => ({ element, left: view.box(element).left, right: view.box(element).right })),
  ];
  return ends.flatMap((end): Misfit[] => {
    const by = Math.max(left - end.left, end.right - right);
    if (by <= 1 || inSidewaysScroller(view, end.element)) return [];
    return [
      {
        rule: 'outside',
        what: `${nameOf(end.element)} sticks out of the page by ${px(by)}`,
        element: end.element,
      },
    ];
  });
}
