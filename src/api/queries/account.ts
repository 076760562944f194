import { account } from '../contract/account';
import { useCall } from './useCall';

/** The member's balances and standing, refreshed while it is shown. */
export const useAccount = () => useCall(account, {}, { everyMs: 10_000 });
