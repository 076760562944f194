/** A rectangle in css px of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Styles and boxes of a page, each read once. */
export interface View {
  /** Left and right limit for content. */
  edges: Pick<Box, 'left' | 'right'>;
  style(element: Element): CSSStyleDeclaration;
  box(element: Element): DOMRect;
  /** The element and its ancestors below `<body>`, nearest first. */
  ancestors(element: Element): Generator<Element>;
}

function memoized<Value>(find: (element: Element) => Value): (element: Element) => Value {
  const found = new Map<Element, Value>();
  return (element) => {
    let value = found.get(element);
    if (value === undefined) {
      value = find(element);
      found.set(element, value);
    }
    return value;
  };
}

export function createView(edges: View['edges']): View {
  return {
    edges,
    style: memoized((element) => getComputedStyle(element)),
    box: memoized((element) => element.getBoundingClientRect()),
    *ancestors(element) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at;
    },
  };
}
