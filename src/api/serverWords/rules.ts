import type { MessageKey } from '../contract/messageKeys';
import type { Word } from './words';

/**
 * The words that a message is recognised by, in any order. The first rule of which all words are found counts, so what
 * is particular stands before what is general.
 */
export const rules: readonly (readonly [MessageKey, ...Word[]])[] = [
  // Passwords and parameters
  ['wrongChannelPassword', 'channelPassword', 'wrong'],
  ['wrongFundPassword', 'fundPassword', 'wrong'],
  ['wrongChannelPassword', 'channelPassword', 'differs'],
  ['wrongFundPassword', 'fundPassword', 'differs'],
  ['wrongOriginalPassword', 'oldPassword', 'wrong'],
  ['wrongOriginalPassword', 'oldPassword', 'differs'],
  ['passwordsDiffer', 'password', 'twice', 'differs'],
  ['wrongAccountOrPassword', 'loginSecret', 'wrong'],
  ['passwordsDiffer', 'password', 'differs'],
  ['passwordEmpty', 'password', 'empty'],
  ['parameterError', 'parameter', 'illegal'],

  // Said by one word
  ['submittedTooFrequently', 'tooFrequent'],
  ['systemBusy', 'systemBusy'],
  ['uploadFailed', 'uploadFailed'],
  ['sendFailed', 'sendFailed'],

  // Where an order stands
  ['notInReview', 'notReviewed'],
  ['orderNotPending', 'notPending'],
  ['cardNotFound', 'card', 'notOwn'],
  ['notInPosition', 'notHeld'],

  // Verification and cards
  ['realNameNotPassed', 'realName', 'notPassed'],
  ['realNameMissing', 'realName', 'notDone'],
  ['cardNotFound', 'card', 'missing'],
  ['cardCheckFailed', 'card', 'checkFailed'],
  ['cardExists', 'card', 'exists'],

  // Sign-in and appointments
  ['alreadySignedIn', 'checkIn', 'already'],
  ['notEnoughSignIns', 'checkIn', 'moreNeeded'],
  ['alreadySignedIn', 'checkIn', 'daily'],
  ['duplicateAppointment', 'appointment', 'already'],

  // Loans
  ['creditInsufficient', 'credit', 'notEnough'],
  ['repaymentExceedsLoan', 'repayment', 'exceeds'],
  ['loanOutstanding', 'loan', 'outstanding'],
  ['borrowingClosed', 'loan', 'full'],

  // Subscriptions and block trades
  ['newShareChannelClosed', 'subscription', 'channel', 'notOpen'],
  ['noNewIssues', 'noNewIssues'],
  ['beforeSubscriptionTime', 'beforeListing'],
  ['beforeSubscriptionTime', 'subscription', 'notStarted'],
  ['notYetListed', 'notListed'],
  ['subscribeOnce', 'subscription', 'once'],
  ['perShareApplicationCount', 'application', 'perStock', 'times'],
  ['insufficientSubscriptionFunds', 'subscription', 'money', 'notEnough'],
  ['minimumSubscriptionQuantity', 'subscription', 'minimum'],
  ['subscribeOnce', 'subscription', 'already'],
  ['blockTradeDailyLimit', 'block', 'daily', 'times'],
  ['blockTradeBelowMinimum', 'block', 'bidPrice', 'minimum'],
  ['blockTradeMinimum', 'block', 'minimum'],
  ['blockTradeClosed', 'block', 'notOpen'],
  ['blockTradeClosed', 'block', 'outsideHours'],

  // Selling
  ['lockedUp', 'lockUp'],
  ['sellAfterFifteenMinutes', 'selling', 'fifteenMinutes', 'strictly'],
  ['sellableAfterMinutes', 'selling', 'minuteCount'],
  ['notSellableSameDay', 'selling', 'sameDay'],
  ['notSellableForDays', 'selling', 'dayCount'],

  // Copy trading
  ['mentorNotFound', 'mentor', 'missing'],
  ['copyTradeTimeExceeded', 'copying', 'timeOver'],

  // Orders
  ['exceedsPriceLimit', 'priceLimit'],
  ['priceNotObtained', 'price', 'obtainFailed'],

  // Funds
  ['otherFundOperation', 'otherFundOperation'],
  ['depositProofMissing', 'proof', 'attach'],
  ['withdrawalBanned', 'withdrawal', 'banned'],
  ['withdrawalBanned', 'withdrawal', 'cannot', 'service'],
  ['outsideFundsTime', 'depositsAndWithdrawals', 'outsideHours'],
  ['outsideFundsTime', 'deposit', 'withdrawal', 'outsideHours'],
  ['outsideWithdrawalTime', 'withdrawal', 'outsideHours'],
  ['withdrawalMinimum', 'withdrawal', 'minimum'],
  ['withdrawalMaximum', 'withdrawal', 'maximum'],
  ['insufficientBalance', 'money', 'notEnough'],
  ['outsideDepositTime', 'deposit', 'outsideHours'],
  ['depositMinimum', 'deposit', 'minimum'],
  ['depositMaximum', 'deposit', 'maximum'],
  ['contactServiceForDeposit', 'deposit', 'service'],

  // Account and login
  ['accountNotTenDigits', 'tenDigits'],
  ['inviterNotFound', 'inviter', 'missing'],
  ['inviterNotFound', 'inviter', 'wrong'],
  ['accountNotFound', 'account', 'missing'],
  ['loginBanned', 'login', 'banned'],
  ['accountFrozen', 'account', 'frozen'],
  ['accountDisabled', 'account', 'disabled'],
  ['nonTradingHours', 'nonTrading'],
  ['tradingBanned', 'trading', 'banned'],
  ['tradingBanned', 'trading', 'cannot', 'service'],
  ['accountNotFound', 'phone', 'registration', 'missing'],
  ['numberRegistered', 'phone', 'registration', 'exists'],
  ['numberRegistered', 'phone', 'exists'],
  ['accountExists', 'account', 'exists'],
  ['accountEmpty', 'account', 'empty'],
  ['registrationFailed', 'registration', 'failed'],

  // What is general
  ['keyMismatch', 'key', 'differs'],
  ['productMissing', 'delisted'],
  ['productMissing', 'product', 'missing'],
  ['dailyPurchaseCount', 'buying', 'daily', 'times'],
  ['minimumBuyAmount', 'buying', 'minimum'],
  ['belowMinimum', 'amount', 'minimum'],
  ['aboveMaximum', 'amount', 'maximum'],
];
