/** How long new content ignores presses, ms. Quick taps are less than this apart. */
export const guardIntervalMs = 350;

/** A press: its time, and the time of the first press of its series. Ms of `performance.now()`. */
export interface Press {
  at: number;
  firstAt: number;
}

/**
 * The press after another one. Quick taps form a series, and so do the repeated presses of a held key.
 *
 * @param at time of the press, ms
 * @param isHeld the key has been down since the previous press
 */
export function nextPress(before: Press | undefined, at: number, isHeld = false): Press {
  const goesOn = before && (isHeld || at - before.at < guardIntervalMs);
  return { at, firstAt: goesOn ? before.firstAt : at };
}

/**
 * Whether a press was not meant for its target: the target appeared less than 350 ms before it, or during its series.
 *
 * @param appearedAt when the target appeared, ms
 */
export const isAccidental = ({ at, firstAt }: Press, appearedAt: number): boolean =>
  at - appearedAt < guardIntervalMs || firstAt < appearedAt;
