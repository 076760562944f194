/** A layout problem of an element. */
export interface LayoutIssue {
  /** The violated rule. */
  rule:
    | 'page-overflow'
    | 'off-page'
    | 'clipped'
    | 'overflow'
    | 'broken-word'
    | 'overlap'
    | 'small-target'
    | 'colour';
  /** The problem and its size, in a sentence. */
  what: string;
  element: Element;
}

/** Describes an element by its tag and its text. */
export function describeElement(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const short = words.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `<${element.localName}> “${short}”`;
}

export const px = (length: number) => `${Math.round(length)} px`;
