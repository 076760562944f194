import { account } from '../contract/account';
import { fundRecords } from '../contract/fundRecords';
import {
  claimSignInReward,
  creditScore,
  referralSummary,
  signIn,
  signInRecords,
  signInStatus,
} from '../contract/rewards';
import { useCall } from './useCall';
import { usePages } from './usePages';
import { useSubmit } from './useSubmit';

/** State of the daily sign-in; polled, so that a new day is noticed. */
export const useSignInStatus = () => useCall(signInStatus, {}, { everyMs: 60_000 });

/** The sign-in days of a month, `YYYY-MM`. */
export const useSignInMonth = (month: string) => useCall(signInStatus, { month });

/** Signs in for today. */
export const useSignIn = () => useSubmit(signIn, [signInStatus, signInRecords, creditScore, account]);

/** Claims the reward for a number of sign-ins. */
export const useClaimReward = () =>
  useSubmit(claimSignInReward, [signInStatus, signInRecords, account, fundRecords]);

/** Sign-ins and rewards, newest first. */
export const useSignInRecords = () => usePages(signInRecords, {}, ({ kind, id }) => `${kind} ${id}`);

/** The credit score, with a page of its changes. */
export const useCreditScore = (page = 1) => useCall(creditScore, { page });

/** The member's invite link, the rewards offered and earned, and a page of invited friends, newest first. */
export const useReferrals = (page = 1) => useCall(referralSummary, { page });
