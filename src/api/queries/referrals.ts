import { referralSummary } from '../contract/rewards';
import { useCall } from './useCall';

/** The member's invite link, the rewards offered and earned, and a page of invited friends, newest first. */
export const useReferrals = (page = 1) => useCall(referralSummary, { page });
