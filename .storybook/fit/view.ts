/** A rectangle in css px of the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a page looks like at one moment: styles and boxes, each asked for once. */
export interface View {
  /** Left and right are as far as anything may reach. */
  edges: Pick<Box, 'left' | 'right'>;
  style(element: Element): CSSStyleDeclaration;
  box(element: Element): DOMRect;
  /** The element and all around it, the nearest first. */
  around(element: Element): Generator<Element>;
}

function remembered<Value>(find: (element: Element) => Value): (element: Element) => Value {
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

export function viewOf(edges: View['edges']): View {
  return {
    edges,
    style: remembered((element) => getComputedStyle(element)),
    box: remembered((element) => element.getBoundingClientRect()),
    *around(element) {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) yield at;
    },
  };
}
