import { specifiedLimits } from './specifiedLimits';
import { type TimeWindow, timeWindowAt, type WindowState } from './timeWindow';

/** Hours, and whether they are open now. */
export type WindowHours = TimeWindow & WindowState;

const { depositHours } = specifiedLimits;

/**
 * The hours of deposits that hold: those of the server as far as they lie within the specified ones, and the specified
 * ones where it says none or none of its hours lie within them.
 *
 * @param now epoch ms, when the server said them
 */
export function depositWindow(
  told: WindowHours | null | undefined,
  now: number,
  holidays: ReadonlySet<string>,
): WindowHours {
  const specified = timeWindowAt(depositHours, now, holidays);
  if (!told) return { ...depositHours, ...specified };
  const hours = hoursWithin(told);
  if (told.open && specified.open) {
    return { ...hours, open: true, changesAt: Math.min(told.changesAt, specified.changesAt) };
  }
  const earliest = told.open ? now : told.changesAt;
  const then = timeWindowAt(depositHours, earliest, holidays);
  return { ...hours, open: false, changesAt: then.open ? earliest : then.changesAt };
}

/** Whether a server takes deposits when the specification does not allow it. */
export function isMorePermissive(told: WindowHours, holds: WindowHours, now: number): boolean {
  if (told.opens < depositHours.opens || told.closes > depositHours.closes) return true;
  return told.open && now < told.changesAt && !holds.open;
}

function hoursWithin(told: TimeWindow): TimeWindow {
  const [, opens = depositHours.opens] = [told.opens, depositHours.opens].sort();
  const [closes = depositHours.closes] = [told.closes, depositHours.closes].sort();
  return opens < closes ? { opens, closes } : depositHours;
}
