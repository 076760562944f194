import * as v from 'valibot';
import { defineCall } from './call';
import { decimal, integer, moment, text } from './scalars';

/** The demo's clock. Only the simulated exchange answers the calls of this file; no real server needs them. */
export const demoClock = defineCall({
  path: '/demo/Clock',
  request: v.object({}),
  response: v.object({
    /** Exchange time. */
    now: moment,
    /** The demo has begun afresh, as what was stored came from another version; until `demoAcknowledge`. */
    replaced: v.boolean(),
  }),
  origin: 'demo',
});

/** The member has been told that the demo began afresh. */
export const demoAcknowledge = defineCall({
  path: '/demo/Acknowledge',
  request: v.object({}),
  response: v.nullish(v.object({})),
  origin: 'demo',
});

/** Steps that a back office takes; here they pass by themselves after a delay, or at once on demand. */
export const decidedKinds = [
  'realName',
  'deposit',
  'withdrawal',
  'blockTrade',
  'valueStock',
  'buyback',
  'loan',
] as const;
export type DecidedKind = (typeof decidedKinds)[number];

/** Everything that waits: those steps, and IPO draws. A draw comes on its date and is not decided by anybody. */
export const reviewKinds = [...decidedKinds, 'ipoDraw'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Everything that waits for the simulated back office, of all members, the oldest first. */
export const demoReviews = defineCall({
  path: '/demo/Reviews',
  request: v.object({}),
  response: v.array(
    v.object({
      kind: v.picklist(reviewKinds),
      /** Of the record under review. */
      id: text,
      /** Of the member. */
      account: text,
      submittedAt: moment,
      /** When it is decided by itself, or drawn. */
      dueAt: moment,
      /** In yen; absent where the review is not about money. */
      amount: v.nullish(decimal),
    }),
  ),
  origin: 'demo',
});

/**
 * Decides a review at once. Refused with `notInReview` (specification 4) when it waits no longer. An IPO draw can't be
 * decided: `demoAdvance` moves the clock to its date.
 */
export const demoDecide = defineCall({
  path: '/demo/Decide',
  request: v.object({
    kind: v.picklist(decidedKinds),
    /** Of the record under review. */
    id: text,
    /** Whether it passes. */
    verdict: v.picklist(['pass', 'reject']),
  }),
  response: v.nullish(v.object({})),
  origin: 'demo',
});

/** Moves the exchange's clock forward: by minutes, or to the start of the next session. */
export const demoAdvance = defineCall({
  path: '/demo/Advance',
  request: v.union([
    v.object({
      /** One or more, at most those of 31 days. */
      minutes: integer,
    }),
    v.object({
      /** The start of the next session. */
      to: v.literal('nextSession'),
    }),
  ]),
  response: v.object({
    /** Exchange time. */
    now: moment,
  }),
  origin: 'demo',
});

/** Forgets everything that was done and begins the demo afresh. */
export const demoReset = defineCall({
  path: '/demo/Reset',
  request: v.object({}),
  response: v.object({
    /** Exchange time. */
    now: moment,
  }),
  origin: 'demo',
});
