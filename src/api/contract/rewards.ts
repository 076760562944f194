import * as v from 'valibot';
import { creditCauses, referralStatuses, signInRecordKinds } from '../../domain/rewards/rewardsVocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  count,
  date,
  decimal,
  integer,
  listOf,
  moment,
  pageNumber,
  pageOf,
  text,
} from './scalars';
import { referralReward } from './specifiedLimits';

/** Daily sign-ins, and the progress to the next reward (specification 1). Days are in exchange time. */
export const signInState = v.object({
  /** The exchange's day today, `YYYY-MM-DD`. */
  today: date,
  /** Whether today's sign-in is done. */
  signedInToday: v.boolean(),
  /** Days with a sign-in in the requested month, `YYYY-MM-DD`, ascending. */
  days: listOf(date),
  /** Days in a row up to today, or up to yesterday while today is still open. */
  streak: count,
  /** Sign-ins that have not been used for a reward yet. */
  unrewarded: count,
  /** Sign-ins needed for a reward. */
  needed: count,
  /** Sign-ins still missing for the next reward; `0` when it can be claimed. */
  missing: count,
  /** The reward, in yen. */
  reward: decimal,
  /** Credit score, from 0 to 100. */
  creditScore: count,
  /** Points of credit score that a sign-in gives, up to 100. */
  scorePerSignIn: count,
});
export type SignInState = v.InferOutput<typeof signInState>;

/** State of the daily sign-in. Refuses a malformed month (`parameterError`). */
export const signInStatus = defineCall({
  path: '/signIn/Status',
  request: v.object({
    /** Requested month, `YYYY-MM`; absent: the current one. */
    month: v.nullish(v.string()),
  }),
  response: signInState,
});

/**
 * Signs in for today: once a day of the exchange, else `alreadySignedIn`. It raises the credit score and moves no
 * money.
 */
export const signIn = defineCall({
  path: '/signIn/SignIn',
  request: v.object({}),
  response: signInState,
});

/** A sign-in, or a reward that was claimed. */
export const signInRecord = v.object({
  id: text,
  kind: v.picklist(signInRecordKinds),
  at: moment,
  /** Points of credit score that it gave. */
  scoreChange: integer,
  /** Order number of a reward; absent for a sign-in. */
  orderNumber: v.nullish(text),
  /** A reward, in yen; absent for a sign-in. */
  amount: v.nullish(decimal),
});
export type SignInRecord = v.InferOutput<typeof signInRecord>;

/** The member's sign-ins and rewards, newest first. */
export const signInRecords = defineCall({
  path: '/signIn/Records',
  request: v.object({ page: pageNumber }),
  response: pageOf(signInRecord),
});

/**
 * Claims the reward for the number of sign-ins it needs; further ones count for the next reward. Paid into the
 * available balance at once. Refuses with `notEnoughSignIns`, `accountFrozen`, `systemBusy`.
 */
export const claimSignInReward = defineCall({
  path: '/signIn/ClaimReward',
  request: v.object({ clientRequestId }),
  response: signInRecord,
  movesMoney: true,
});

/** A change of the credit score. */
export const creditChange = v.object({
  at: moment,
  cause: v.picklist(creditCauses),
  /** Points, signed. */
  change: integer,
  /** The score after it. */
  score: count,
});
export type CreditChange = v.InferOutput<typeof creditChange>;

/** The credit score (specification 6): its thresholds, the causes of changes, and its history, newest first. */
export const creditScore = defineCall({
  path: '/credit/Score',
  request: v.object({
    /** Page of the history. */
    page: pageNumber,
  }),
  response: v.object({
    /** From 0 to `highest`. */
    score: count,
    /** The highest score there is. */
    highest: count,
    /** Initial score of a member. */
    starting: count,
    /** A score below this can't withdraw. No payment raises a score. */
    withdrawalScore: count,
    /** A score below this can't borrow. */
    loanScore: count,
    /** Automatic changes: signed points for each cause. Customer service may change the score too. */
    rules: listOf(
      v.object({
        cause: v.picklist(creditCauses),
        /** Points, signed. */
        change: integer,
      }),
    ),
    /** Changes of the score, newest first. */
    history: pageOf(creditChange),
  }),
});

/** A friend who registered with the member's code, and the reward for it (specification 6: an inviter's rebates). */
export const referral = v.object({
  /** Number of the record, which the payment has too. */
  orderNumber: text,
  status: v.picklist(referralStatuses),
  /** The friend's account, middle digits masked: `901••••678`. */
  account: text,
  /** When the friend registered. */
  registeredAt: moment,
  /** When the friend's real-name verification passed and the reward was paid; absent before. */
  paidAt: v.nullish(moment),
  /** The reward, in yen; `0` until it is paid. */
  reward: decimal,
});
export type Referral = v.InferOutput<typeof referral>;

/** Inviting friends (specification 9): the member's code and link, the reward, and the friends so far, newest first. */
export const referralSummary = defineCall({
  path: '/referral/Summary',
  request: v.object({
    /** Page of the referrals. */
    page: pageNumber,
  }),
  response: v.object({
    /** Code with which friends register. */
    inviteCode: text,
    /** Registration link for a friend, relative to the address of the app: `#/login/register?code=…`. */
    invitePath: text,
    /** For each friend, in yen, when the friend's real-name verification has passed. It costs nobody anything. */
    reward: referralReward,
    /** Friends who have registered. */
    registered: count,
    /** Friends for whom the reward was paid. */
    rewarded: count,
    /** Rewards so far, in yen. */
    paid: decimal,
    /** The friends, newest first. */
    referrals: pageOf(referral),
  }),
});
