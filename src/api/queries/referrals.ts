import { referralSummary } from '../contract/rewards';
import { useCall } from './useCall';

/** The member's invite link, what inviting brings and has brought, and a page of the friends, newest first. */
export const useReferrals = (page = 1) => useCall(referralSummary, { page });
