/** How long what has appeared ignores presses, in ms. Quick taps follow each other in less. */
export const guardIntervalMs = 350;

/** A press: when it was made, and when the first one of its series was. In ms as `performance.now()` counts them. */
export interface Press {
  at: number;
  firstAt: number;
}

/**
 * The press that follows another one. Quick taps are one series, and so are the presses of a key that is held.
 *
 * @param at ms
 * @param isHeld the key has been down since the press before
 */
export function nextPress(before: Press | undefined, at: number, isHeld = false): Press {
  const goesOn = before && (isHeld || at - before.at < guardIntervalMs);
  return { at, firstAt: goesOn ? before.firstAt : at };
}

/**
 * Whether a press was not meant for what it meets: that appeared less than 350 ms before it, or in the middle of its
 * series.
 *
 * @param appearedAt when what it meets appeared, ms
 */
export const isAccidental = ({ at, firstAt }: Press, appearedAt: number): boolean =>
  at - appearedAt < guardIntervalMs || firstAt < appearedAt;
