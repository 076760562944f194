/**
 * Every message of the error catalogue (specification 8), by name. A refusal of the server is one of these. Each has
 * fragments by which it is recognised (`src/api/serverFragments`) and a sentence in every locale
 * (`src/i18n/locales/<language>/errors.ts`).
 */
export const messageKeys = [
  // Special phrases: the call resolves as failed (false).
  'outsideWithdrawalTime',
  'outsideDepositTime',
  'withdrawalMinimum',
  'withdrawalMaximum',
  'depositMinimum',
  'depositMaximum',
  'perShareApplicationCount',
  'insufficientSubscriptionFunds',
  'minimumSubscriptionQuantity',
  'blockTradeMinimum',
  'blockTradeDailyLimit',
  'notSellableForDays',
  'sellableAfterMinutes',
  'minimumBuyAmount',
  // Account and login
  'accountNotFound',
  'wrongAccountOrPassword',
  'accountExists',
  'accountNotTenDigits',
  'inviterNotFound',
  'wrongOriginalPassword',
  'passwordsDiffer',
  'accountEmpty',
  'passwordEmpty',
  'registrationFailed',
  'numberRegistered',
  'accountFrozen',
  'loginBanned',
  'accountDisabled',
  'withdrawalBanned',
  'tradingBanned',
  // Funds
  'contactServiceForDeposit',
  'outsideFundsTime',
  'belowMinimum',
  'aboveMaximum',
  'wrongFundPassword',
  'submittedTooFrequently',
  'insufficientBalance',
  'otherFundOperation',
  'wrongChannelPassword',
  'depositProofMissing',
  // Orders
  'orderNotPending',
  'notInPosition',
  'notInReview',
  'exceedsPriceLimit',
  'priceNotObtained',
  'lockedUp',
  'notSellableSameDay',
  'sellAfterFifteenMinutes',
  'productMissing',
  'nonTradingHours',
  // Orders, beyond the specification
  'stopPriceReached',
  'orderTermInvalid',
  // Verification and cards
  'realNameNotPassed',
  'realNameMissing',
  'cardExists',
  'cardNotFound',
  'cardCheckFailed',
  // Subscriptions and block trades
  'subscribeOnce',
  'beforeSubscriptionTime',
  'notYetListed',
  'noNewIssues',
  'newShareChannelClosed',
  'blockTradeClosed',
  'blockTradeBelowMinimum',
  'dailyPurchaseCount',
  // Copy trading
  'copyTradeTimeExceeded',
  'mentorNotFound',
  // Loans
  'creditInsufficient',
  'borrowingClosed',
  'repaymentExceedsLoan',
  'loanOutstanding',
  // Other
  'systemBusy',
  'keyMismatch',
  'duplicateAppointment',
  'alreadySignedIn',
  'notEnoughSignIns',
  'parameterError',
  'uploadFailed',
  'sendFailed',
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** The phrases for which a refused call resolves as `false` instead of rejecting (specification 8). */
export const specialPhrases: ReadonlySet<MessageKey> = new Set(messageKeys.slice(0, 14));

/** Messages that may carry a number: days, minutes, a count, a minimum or a maximum (decision 3). */
export const numberedMessages = [
  'withdrawalMinimum',
  'withdrawalMaximum',
  'depositMinimum',
  'depositMaximum',
  'perShareApplicationCount',
  'minimumSubscriptionQuantity',
  'blockTradeMinimum',
  'blockTradeDailyLimit',
  'notSellableForDays',
  'sellableAfterMinutes',
  'minimumBuyAmount',
  'belowMinimum',
  'aboveMaximum',
  'blockTradeBelowMinimum',
  'dailyPurchaseCount',
] as const satisfies readonly MessageKey[];

export type NumberedMessage = (typeof numberedMessages)[number];

/** Whether a message may carry a number. */
export function isNumbered(key: MessageKey): key is NumberedMessage {
  return (numberedMessages as readonly MessageKey[]).includes(key);
}

/**
 * The number a message carries, as a decimal string without thousands separators such as `"5000000"`; absent when
 * the server sent none. Money is in yen; the limits of a currency exchange are in the currency given.
 */
export type MessageParams = Partial<Record<'n', string>>;
