import type { Call, RequestOf, ResponseOf } from '../../src/api/contract/call';
import type { MessageKey } from '../../src/api/contract/messageKeys';
import type { LiveTrial } from '../liveTrial';

/** What a case before the good request can use. */
export interface Before<Good> {
  trial: LiveTrial;
  /** A good request. */
  good: Good;
}

/** What a case after the good request can use. */
export interface Scene<C extends Call = Call> extends Before<RequestOf<C>> {
  /** Data of the answer to it. */
  done: ResponseOf<C>;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is done, the message, the fields that differ from the good request, and the number in the message. */
export type Case<S> = [
  what: string,
  key: MessageKey,
  /** Null is an absent field. */
  change: Fields | ((scene: S) => Fields | Promise<Fields>),
  number?: (scene: S) => string | number | Promise<string>,
];

/** A request that is refused. */
export interface RefusalCase {
  what: string;
  key: MessageKey;
  change: Case<Scene>[2];
  number: Case<Scene>[3];
}

/** Times of the day at which channels are closed, in the order in which a run comes to them. */
export const lateTimes = ['16:00', '20:00', '03:10'] as const;
export type LateTime = (typeof lateTimes)[number];

/** Refusals of a call. */
export interface CallRefusals {
  call: Call;
  /** Before the good request is executed. */
  before: readonly RefusalCase[];
  /** By a member who has just registered, without money. */
  stranger: readonly RefusalCase[];
  /** After it. */
  after: readonly RefusalCase[];
  /** At a time at which the channel of the call is closed. */
  late: Partial<Record<LateTime, readonly RefusalCase[]>>;
}

/** Declares the refusals of a call. */
export function refusals<C extends Call>(
  call: C,
  given: {
    before?: Case<Before<RequestOf<C>>>[];
    stranger?: Case<Before<RequestOf<C>>>[];
    after?: Case<Scene<C>>[];
    late?: Partial<Record<LateTime, Case<Before<RequestOf<C>>>[]>>;
  },
): CallRefusals {
  const cases = (some: readonly Case<never>[] = []) =>
    some.map(([what, key, change, number]) => ({ what, key, change, number })) as unknown as RefusalCase[];
  const late = Object.entries(given.late ?? {}).map(([time, some]) => [time, cases(some)]);
  return {
    call,
    before: cases(given.before),
    stranger: cases(given.stranger),
    after: cases(given.after),
    late: Object.fromEntries(late),
  };
}
