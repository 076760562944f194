import * as v from 'valibot';
import { defineCall } from './call';
import { decimal, integer, moment, text } from './scalars';

/** The demo's clock. Only the simulated exchange answers the calls of this file; no real server needs them. */
export const demoClock = defineCall({
  path: '/demo/Clock',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** Exchange time. */
    now: moment,
    /** Whether the demo was reset because the stored one came from another version; until `demoAcknowledge`. */
    replaced: v.boolean(),
  }),
  origin: 'demo',
});

/**
 * How the browser stores the simulated exchange of this page. `unsaved`: the last write failed, and is repeated with the
 * next one. `blocked`: the browser stores nothing. `unreadable`: what is stored can't be read, and is left as it is.
 */
export type DemoStorage = 'saved' | 'unsaved' | 'blocked' | 'unreadable';

/** Confirms that the member has seen the notice of the reset. */
export const demoAcknowledge = defineCall({
  path: '/demo/Acknowledge',
  needsSession: false,
  request: v.object({}),
  response: v.nullish(v.object({})),
  origin: 'demo',
});

/** Steps of a back office; the demo passes them automatically after a delay, or at once on demand. */
export const decidedKinds = [
  'realName',
  'nameSpelling',
  'deposit',
  'withdrawal',
  'blockTrade',
  'valueStock',
  'buyback',
  'loan',
] as const;
export type DecidedKind = (typeof decidedKinds)[number];

/** All pending steps: those of the back office, and IPO draws. A draw takes place on its date and can't be decided. */
export const reviewKinds = [...decidedKinds, 'ipoDraw'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** All pending steps of the simulated back office, of all members, the oldest first. */
export const demoReviews = defineCall({
  path: '/demo/Reviews',
  needsSession: false,
  request: v.object({}),
  response: v.array(
    v.object({
      kind: v.picklist(reviewKinds),
      /** Id of the record under review. */
      id: text,
      /** Account of the member. */
      account: text,
      submittedAt: moment,
      /** When it is decided automatically, or drawn. */
      dueAt: moment,
      /** In yen; absent when the review is not about money. */
      amount: v.nullish(decimal),
    }),
  ),
  origin: 'demo',
});

/**
 * Decides a review at once. Refused with `notInReview` (specification 4) when it is no longer pending. An IPO draw
 * can't be decided: `demoAdvance` moves the clock to its date.
 */
export const demoDecide = defineCall({
  path: '/demo/Decide',
  needsSession: false,
  request: v.object({
    kind: v.picklist(decidedKinds),
    /** Id of the record under review. */
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
  needsSession: false,
  request: v.union([
    v.object({
      /** One or more, at most the minutes of 31 days. */
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

/** Resets the demo to its initial state. */
export const demoReset = defineCall({
  path: '/demo/Reset',
  needsSession: false,
  request: v.object({}),
  response: v.object({
    /** Exchange time. */
    now: moment,
  }),
  origin: 'demo',
});
