import type { DecidedKind, ReviewKind } from '../../src/api/contract/demo';
import type { Exchange } from './exchange';
import type { Localized } from './localized';
import type { Member, World } from './world';

/** Something that befalls a record without anybody doing anything. */
export interface ScheduledEvent {
  /** Epoch ms. */
  at: number;
  /** Changes the world; `exchange.now` is that moment. */
  apply: (exchange: Exchange) => void;
}

/** The records of one kind on which things happen by themselves. */
export interface EventSchedule {
  /**
   * Those on which something may still happen. Asked for at the beginning of every settlement and after each happening:
   * records on which nothing happens after `after` and up to `exchange.now` may be left out.
   */
  live: (world: World, exchange: Exchange, after: number) => readonly ScheduledRecord[];
  /** What befalls one of them first after a moment; nothing that lies after `exchange.now` need be told. */
  next: (exchange: Exchange, subject: ScheduledRecord, after: number) => ScheduledEvent | undefined;
}

/** A record on which things happen. Its number orders what happens in the same millisecond. */
export interface ScheduledRecord {
  id: string;
  orderNumber: string;
}

/** What the back office has to decide on. */
export interface Review {
  id: string;
  account: string;
  submittedAt: number;
  /** When it is passed by itself. */
  dueAt: number;
  /** In yen, where the review is about money. */
  amount: string | null;
}

/** All of one kind that waits for a decision or for its date. */
export interface WaitingList {
  kind: ReviewKind;
  waiting: (exchange: Exchange) => Review[];
}

/** One kind of review. Deciding never waits for the delay; what is no longer waiting is left alone. */
export interface ReviewQueue extends WaitingList {
  kind: DecidedKind;
  decide: (exchange: Exchange, id: string, verdict: 'pass' | 'reject') => void;
}

/** What a fund record says of the record that moved the money (specification 3). */
export interface RecordSummary {
  orderNumber: string | null;
  stockCode: string | null;
  issuer: Localized | null;
  productName: Localized | null;
}

/** What one part of the exchange contributes to the whole. */
export interface Area {
  schedules?: readonly EventSchedule[];
  reviewQueues?: readonly ReviewQueue[];
  /** What comes on its date, and is not decided before. */
  draws?: WaitingList;
  /** Unrealised profit or loss, in yen, of what the member has in the pocket `invested`. */
  unrealised?: (exchange: Exchange, member: Member) => string;
  /** Fees, in yen, that ending it now would take beyond those of the positions. */
  endingFees?: (exchange: Exchange, member: Member) => string;
  /** What money was moved for, by the letters that the record's id begins with. */
  summaries?: Record<string, (exchange: Exchange, id: string) => RecordSummary | undefined>;
}

/** Keeps the type of a diary's records to itself. */
export function eventSchedule<T extends ScheduledRecord>(own: {
  live: (world: World, exchange: Exchange, after: number) => readonly T[];
  next: (exchange: Exchange, record: T, after: number) => ScheduledEvent | undefined;
}): EventSchedule {
  return own as unknown as EventSchedule;
}
