import { specifiedLimits } from '../specifiedLimits';
import { type TimeWindow, timeWindowAt, type WindowState } from '../timeWindow';

/** Hours, and whether they are open now. */
export type WindowHours = TimeWindow & WindowState;

const { depositHours } = specifiedLimits;

/**
 * The hours of deposits that apply: the server's, limited to the specified ones. The specified ones apply when the
 * server sends none or when the two do not overlap.
 *
 * @param now epoch ms, when the server sent them
 */
export function depositWindow(
  received: WindowHours | null | undefined,
  now: number,
  holidays: ReadonlySet<string>,
): WindowHours {
  const specified = timeWindowAt(depositHours, now, holidays);
  if (!received) return { ...depositHours, ...specified };
  const hours = hoursWithin(received);
  if (received.open && specified.open) {
    return { ...hours, open: true, changesAt: Math.min(received.changesAt, specified.changesAt) };
  }
  const earliest = received.open ? now : received.changesAt;
  const then = timeWindowAt(depositHours, earliest, holidays);
  return { ...hours, open: false, changesAt: then.open ? earliest : then.changesAt };
}

/** Whether a server accepts deposits at times that the specification does not allow. */
export function isMorePermissive(received: WindowHours, applied: WindowHours, now: number): boolean {
  if (received.opens < depositHours.opens || received.closes > depositHours.closes) return true;
  return received.open && now < received.changesAt && !applied.open;
}

function hoursWithin(received: TimeWindow): TimeWindow {
  const [, opens = depositHours.opens] = [received.opens, depositHours.opens].sort();
  const [closes = depositHours.closes] = [received.closes, depositHours.closes].sort();
  return opens < closes ? { opens, closes } : depositHours;
}
