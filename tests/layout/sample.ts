import type { Box, View } from '../../.storybook/checks/layout/view';
import type { VisibleText } from '../../.storybook/checks/layout/visibleContent';

/** A fake element, with the properties that the layout rules read. */
export interface Sample {
  box: Box;
  style?: Partial<CSSStyleDeclaration>;
  parent?: Element;
  /** Inside a link. */
  linked?: boolean;
  words?: string;
}

const samples = new Map<Element, Sample>();

const plain: Partial<CSSStyleDeclaration> = {
  overflowX: 'visible',
  overflowY: 'visible',
  position: 'static',
  display: 'block',
  zIndex: 'auto',
  textOverflow: 'clip',
  webkitLineClamp: 'none',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  borderRightStyle: 'none',
  borderRightWidth: '0px',
  borderLeftWidth: '0px',
};

export function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

export function element(sample: Sample): Element {
  const made = {
    localName: 'div',
    textContent: sample.words ?? 'Watchlist',
    parentElement: sample.parent ?? null,
    getBoundingClientRect: () => sample.box,
    getAttribute: () => null,
    checkVisibility: () => true,
    contains: (other: Element) => other === (made as unknown),
    closest: () => (sample.linked ? made : null),
  } as unknown as Element;
  samples.set(made, sample);
  return made;
}

/** A text on one line in an element. */
export function text(within: Element, line: Box): VisibleText {
  return { node: {} as Text, element: within, lines: [line], size: 14 };
}

const sampleOf = (of: Element) => samples.get(of) as Sample;

/** A page 390 css px wide. */
export const view: View = {
  edges: { left: 0, right: 390 },
  style: (of) => ({ ...plain, ...sampleOf(of).style }) as CSSStyleDeclaration,
  box: (of) => sampleOf(of).box as DOMRect,
  *ancestors(of) {
    for (let at: Element | undefined = of; at; at = sampleOf(at).parent) yield at;
  },
};
