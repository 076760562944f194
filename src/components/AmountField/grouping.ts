/** A plain figure that can be grouped: no sign, no leading zero, at least four digits. */
const plain = /^[1-9]\d{3,}(\.\d*)?$/;

/** Adds thousands separators to a plain figure, for display while typing. Any other text is returned unchanged. */
export function groupDigits(value: string): string {
  if (!plain.test(value)) return value;
  const [whole = '', ...decimals] = value.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

const without = (text: string) => text.replaceAll(',', '');

export interface Edit {
  /** The value before the edit, without separators. */
  value: string;
  /** The text in the input after the edit. */
  text: string;
  /** Caret position before the edit, or the start of the selection. */
  from: number;
  /** Caret position after the edit. */
  to: number;
  /** Set for a deletion: backward by Backspace, forward by Delete. A paste or a typed character deletes nothing. */
  deletion?: 'backward' | 'forward' | undefined;
}

export interface Edited {
  /** The value after the edit, without separators. */
  value: string;
  /** Caret position in `value`. */
  caret: number;
}

/**
 * Returns the value after an edit of `groupDigits(value)`. Removes the separators that grouping added.
 *
 * Typed or pasted commas stay, because they may be decimal commas. Deleting a separator deletes the digit next to it.
 */
export function applyEdit({ value, text, from, to, deletion }: Edit): Edited {
  const shown = groupDigits(value);
  if (shown === value) return { value: text, caret: to };
  const head = Math.min(from, to);
  const before = without(text.slice(0, head));
  const after = without(text.slice(to));
  const taken = before + text.slice(head, to);
  if (!deletion || taken + after !== value || text.length >= shown.length)
    return { value: taken + after, caret: taken.length };
  const left = deletion === 'forward' ? taken : taken.slice(0, -1);
  return { value: left + (deletion === 'forward' ? after.slice(1) : after), caret: left.length };
}

/** Returns the position after the first `count` characters that are not commas. */
export function caretAfter(text: string, count: number): number {
  let [caret, left] = [0, count];
  while (caret < text.length && left > 0) if (text[caret++] !== ',') left--;
  return caret;
}
