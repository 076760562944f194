import type { MessageKey } from '../src/api/contract/messageKeys';

/** Yen with which every sample can be executed. */
export const enough = 5_000_000;

/** Reasons that are in the state of the server or the member, and not in the request. */
const ofState: ReadonlySet<MessageKey> = new Set<MessageKey>([
  ...(['nonTradingHours', 'blockTradeClosed', 'newShareChannelClosed', 'borrowingClosed'] as const),
  ...(['outsideFundsTime', 'outsideDepositTime', 'outsideWithdrawalTime', 'systemBusy'] as const),
  ...(['accountFrozen', 'tradingBanned', 'withdrawalBanned', 'creditInsufficient'] as const),
  ...(['realNameMissing', 'realNameNotPassed', 'loanOutstanding', 'otherFundOperation'] as const),
  ...(['notEnoughSignIns', 'alreadySignedIn', 'duplicateAppointment', 'subscribeOnce'] as const),
  ...(['perShareApplicationCount', 'dailyPurchaseCount', 'blockTradeDailyLimit'] as const),
]);

/** Reasons of a member without money. */
const ofFunds: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'insufficientBalance',
  'insufficientSubscriptionFunds',
]);

/** Whether a reason may be right for a good request. With an adapter the state is right for it. */
export const isOfState = (
  key: MessageKey | undefined,
  { adapted, poor }: { adapted: boolean; poor: boolean },
) => key !== undefined && ((ofState.has(key) && !adapted) || (ofFunds.has(key) && poor));
