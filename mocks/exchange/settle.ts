import type { EventSchedule, ScheduledEvent, ScheduledRecord } from './area';
import { eventSchedules } from './areas';
import type { Exchange } from './exchange';

interface Entry {
  schedule: EventSchedule;
  record: ScheduledRecord;
  /** The time after which `event` was looked up. */
  after: number;
  event: ScheduledEvent;
}

/**
 * Applies all events since the last settlement: fills, closings, liquidations, draws, reviews, deadlines. Events apply
 * in order of time, so frequent and rare settling lead to the same world.
 */
export function settle(exchange: Exchange): void {
  const { world, now } = exchange;
  if (now === world.settledAt) return;
  const queue = new Queue(exchange);
  queue.addNew(world.settledAt);
  for (let entry = queue.take(); entry; entry = queue.take()) {
    entry.event.apply({ ...exchange, now: entry.event.at });
    queue.add(entry.schedule, entry.record, entry.event.at);
    queue.addNew(entry.event.at);
  }
  world.settledAt = now;
}

/** Scheduled events of all records up to now. */
class Queue {
  private readonly entries: Entry[] = [];
  private readonly known = new Set<ScheduledRecord>();
  private readonly exchange: Exchange;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
  }

  /** Adds the events of records that are new since the last call. */
  addNew(after: number): void {
    for (const schedule of eventSchedules) {
      for (const record of schedule.live(this.exchange.world, this.exchange, after)) {
        if (this.known.has(record)) continue;
        this.known.add(record);
        this.add(schedule, record, after);
      }
    }
  }

  add(schedule: EventSchedule, record: ScheduledRecord, after: number): void {
    const event = schedule.next(this.exchange, record, after);
    if (event && event.at <= this.exchange.now) this.entries.push({ schedule, record, after, event });
  }

  /**
   * Removes and returns the first event. An earlier event may have changed the plans of another record, so the event is
   * looked up again.
   */
  take(): Entry | undefined {
    for (;;) {
      const first = this.entries.reduce<Entry | undefined>(earlier, undefined);
      if (!first) return undefined;
      this.entries.splice(this.entries.indexOf(first), 1);
      const event = first.schedule.next(this.exchange, first.record, first.after);
      if (event?.at === first.event.at) return { ...first, event };
      this.add(first.schedule, first.record, first.after);
    }
  }
}

/** Within the same millisecond the lower order number comes first. */
function earlier(one: Entry | undefined, other: Entry): Entry {
  if (!one) return other;
  const difference =
    one.event.at - other.event.at || (one.record.orderNumber < other.record.orderNumber ? -1 : 1);
  return difference <= 0 ? one : other;
}
