import type { Period, Reason, ServiceHours } from './reason';
import { type WindowState, windowNow } from './timeWindow';

/** Whether a service is open, by the current time and the hours that the server sent. Times in epoch ms. */
export function hoursReasons(of: ServiceHours, hours: WindowState, now: number): Reason[] {
  const state = windowNow(hours, now);
  return state.open ? [] : [{ kind: 'outsideHours', of, opensAt: state.opensAt }];
}

/** Whether a period has begun and is not over: from its first moment up to, not including, its last. Epoch ms. */
export function periodReasons(
  of: Period,
  [from, until]: [from: number, until: number],
  now: number,
): Reason[] {
  if (now < from) return [{ kind: 'notYetOpen', of, opensAt: from }];
  return now < until ? [] : [{ kind: 'over', of }];
}
