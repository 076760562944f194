import type { DecidedKind, ReviewKind } from '../../src/api/contract/demo';
import type { Exchange } from './exchange';
import type { Localized } from './localized';
import type { Member, World } from './world';

/** A change to a record that is due at a certain time, such as a fill, a review or a deadline. */
export interface ScheduledEvent {
  /** Epoch ms. */
  at: number;
  /** Changes the world; `exchange.now` is that moment. */
  apply: (exchange: Exchange) => void;
}

/** Records of one kind that have scheduled events. */
export interface EventSchedule {
  /**
   * Records that may still have events. Called at the start of every settlement and after each event. Records without
   * an event after `after` and up to `exchange.now` may be left out.
   */
  live: (world: World, exchange: Exchange, after: number) => readonly ScheduledRecord[];
  /** The record's first event after a moment. Events later than `exchange.now` may be left out. */
  next: (exchange: Exchange, subject: ScheduledRecord, after: number) => ScheduledEvent | undefined;
}

/** A record with scheduled events. Its order number decides which event comes first within the same millisecond. */
export interface ScheduledRecord {
  id: string;
  orderNumber: string;
}

/** A case that the back office has to decide. */
export interface Review {
  id: string;
  account: string;
  submittedAt: number;
  /** When the review passes automatically, epoch ms. */
  dueAt: number;
  /** In yen; null when the review is not about money. */
  amount: string | null;
}

/** All cases of one kind that wait for a decision or for their date. */
export interface WaitingList {
  kind: ReviewKind;
  waiting: (exchange: Exchange) => Review[];
}

/** One kind of review. A decision takes effect at once; a case that is no longer pending stays unchanged. */
export interface ReviewQueue extends WaitingList {
  kind: DecidedKind;
  decide: (exchange: Exchange, id: string, verdict: 'pass' | 'reject') => void;
}

/** Details of the record that moved the money, shown in a fund record (specification 3). */
export interface RecordSummary {
  orderNumber: string | null;
  stockCode: string | null;
  issuer: Localized | null;
  productName: Localized | null;
}

/** The contribution of one area (a group of features) to the exchange. */
export interface Area {
  schedules?: readonly EventSchedule[];
  reviewQueues?: readonly ReviewQueue[];
  /** Cases that are decided on their date and never before it. */
  draws?: WaitingList;
  /** Unrealised profit or loss, in yen, of the member's balance in the pocket `invested`. */
  unrealised?: (exchange: Exchange, member: Member) => string;
  /** Fees, in yen, for ending the investments now, without the fees of the positions. */
  endingFees?: (exchange: Exchange, member: Member) => string;
  /** Details of a record for its fund records, by the letters that the record's id begins with. */
  summaries?: Record<string, (exchange: Exchange, id: string) => RecordSummary | undefined>;
}

/** Builds a schedule and hides the type of its records. */
export function eventSchedule<T extends ScheduledRecord>(own: {
  live: (world: World, exchange: Exchange, after: number) => readonly T[];
  next: (exchange: Exchange, record: T, after: number) => ScheduledEvent | undefined;
}): EventSchedule {
  return own as unknown as EventSchedule;
}
