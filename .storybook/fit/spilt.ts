import { type Misfit, nameOf, px } from './misfit';
import type { ShownText } from './shown';
import type { View } from './view';

const scrolls = /auto|scroll/;

/** Has a ground or a frame of its own, so that the eye sees where it ends. */
function isSurface(view: View, element: Element): boolean {
  const { backgroundColor, borderRightWidth, borderRightStyle, borderLeftWidth } = view.style(element);
  const framed = borderRightStyle !== 'none' && borderRightWidth !== '0px' && borderLeftWidth !== '0px';
  return framed || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

/** How far a text reaches beyond what it stands on; what scrolls does so in its own direction. */
function beyond(view: View, { lines }: ShownText, surface: Element): number {
  const { left, right, top, bottom } = view.box(surface);
  const { overflowX, overflowY } = view.style(surface);
  const across = !scrolls.test(overflowX) || overflowY !== 'hidden';
  const down = !scrolls.test(overflowY);
  return Math.max(
    ...lines.flatMap((line) => [
      ...(across ? [left - line.left, line.right - right] : []),
      ...(down ? [top - line.top, line.bottom - bottom] : []),
    ]),
  );
}

/** Texts that stick out of the button, field or card they stand on. */
export function spilt(view: View, texts: readonly ShownText[]): Misfit[] {
  return texts.flatMap((text): Misfit[] => {
    const { element } = text;
    for (const around of view.around(element)) {
      const { display, position, overflowX } = view.style(around);
      const by = display !== 'inline' && isSurface(view, around) ? beyond(view, text, around) : 0;
      if (by > 1)
        return [
          { rule: 'spilt', what: `${nameOf(element)} sticks out of ${nameOf(around)} by ${px(by)}`, element },
        ];
      if (overflowX !== 'visible' || position === 'fixed') return [];
    }
    return [];
  });
}
