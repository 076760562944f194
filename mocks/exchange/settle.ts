import type { Diary, Happening, Subject } from './area';
import { diaries } from './areas';
import type { Exchange } from './exchange';

interface Entry {
  diary: Diary;
  subject: Subject;
  /** The moment after which `happening` was looked for. */
  after: number;
  happening: Happening;
}

/**
 * Carries out what has come about by itself since the last settlement: fills, closings, liquidations, draws, reviews,
 * deadlines. In the order in which it happened, so that settling often or seldom ends in the same world.
 */
export function settle(exchange: Exchange): void {
  const { world, now } = exchange;
  if (now === world.settledAt) return;
  const queue = new Queue(exchange);
  queue.addNew(world.settledAt);
  for (let entry = queue.take(); entry; entry = queue.take()) {
    entry.happening.apply({ ...exchange, now: entry.happening.at });
    queue.add(entry.diary, entry.subject, entry.happening.at);
    queue.addNew(entry.happening.at);
  }
  world.settledAt = now;
}

/** What lies ahead of every record up to now, the first one first. */
class Queue {
  private readonly entries: Entry[] = [];
  private readonly known = new Set<Subject>();
  private readonly exchange: Exchange;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
  }

  /** Records that were not there before. */
  addNew(after: number): void {
    for (const diary of diaries) {
      for (const subject of diary.live(this.exchange.world, this.exchange, after)) {
        if (this.known.has(subject)) continue;
        this.known.add(subject);
        this.add(diary, subject, after);
      }
    }
  }

  add(diary: Diary, subject: Subject, after: number): void {
    const happening = diary.next(this.exchange, subject, after);
    if (happening && happening.at <= this.exchange.now)
      this.entries.push({ diary, subject, after, happening });
  }

  /** Takes out what happens first. What happened to one record may have changed another's plans: those are made anew. */
  take(): Entry | undefined {
    for (;;) {
      const first = this.entries.reduce<Entry | undefined>(earlier, undefined);
      if (!first) return undefined;
      this.entries.splice(this.entries.indexOf(first), 1);
      const happening = first.diary.next(this.exchange, first.subject, first.after);
      if (happening?.at === first.happening.at) return { ...first, happening };
      this.add(first.diary, first.subject, first.after);
    }
  }
}

/** Order numbers decide what comes first within the same millisecond. */
function earlier(one: Entry | undefined, other: Entry): Entry {
  if (!one) return other;
  const difference =
    one.happening.at - other.happening.at || (one.subject.orderNumber < other.subject.orderNumber ? -1 : 1);
  return difference <= 0 ? one : other;
}
