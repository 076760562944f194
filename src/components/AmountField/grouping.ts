/** A plain figure, whose thousands can be told apart: no sign, no zero in front. */
const plain = /^[1-9]\d{3,}(\.\d*)?$/;

/** A figure with its thousands apart, for reading while it is typed. Anything else stays as it was typed. */
export function groupDigits(value: string): string {
  if (!plain.test(value)) return value;
  const [whole = '', ...decimals] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

const without = (text: string) => text.replaceAll(',', '');

export interface Edit {
  /** What was typed, before. */
  value: string;
  /** What the field holds after the edit. */
  text: string;
  /** Where the caret stood before it, or the selection began. */
  from: number;
  /** Where the caret stands after it. */
  to: number;
  /** The key took away what stands after the caret, not before it. */
  forward?: boolean;
}

export interface Edited {
  /** What is typed now. */
  value: string;
  /** Where the caret stands in it. */
  caret: number;
}

/**
 * What is typed after an edit of `groupDigits(value)`: without the commas that were ours, with those that were typed or
 * pasted, for they may mean something else. To take away a comma of ours takes away the digit beside it.
 */
export function applyEdit({ value, text, from, to, forward = false }: Edit): Edited {
  const shown = groupDigits(value);
  if (shown === value) return { value: text, caret: to };
  const head = Math.min(from, to);
  const before = without(text.slice(0, head));
  const after = without(text.slice(to));
  const taken = before + text.slice(head, to);
  if (taken + after !== value || text.length >= shown.length)
    return { value: taken + after, caret: taken.length };
  const left = forward ? taken : taken.slice(0, -1);
  return { value: left + (forward ? after.slice(1) : after), caret: left.length };
}

/** Where in a text so many characters other than commas have gone by. */
export function caretAfter(text: string, count: number): number {
  let [caret, left] = [0, count];
  while (caret < text.length && left > 0) if (text[caret++] !== ',') left--;
  return caret;
}
