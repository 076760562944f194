/** Something that is not right as it stands. */
export interface Misfit {
  /** The rule that it breaks. */
  rule: 'sideways' | 'outside' | 'cut' | 'spilt' | 'broken' | 'overlapping' | 'small' | 'colour';
  /** What and by how much, for whoever mends it. */
  what: string;
  element: Element;
}

/** Names an element by its tag and its words. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const short = words.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `<${element.localName}> “${short}”`;
}

export const px = (length: number) => `${Math.round(length)} px`;
