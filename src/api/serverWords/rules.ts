import type { MessageKey } from '../contract/messageKeys';
import type { Word } from './words';

/** A message and the words that identify it, in any order. A word after `!` must be absent. */
export type Rule = readonly [MessageKey, ...(Word | `!${Word}`)[]];

/** The first matching rule wins, so specific rules precede general ones. */
export const rules: readonly Rule[] = [
  // Passwords and parameters
  ['wrongChannelPassword', 'channelPassword', 'wrong'],
  ['wrongChannelPassword', 'channelPassword', 'differs'],
  ['passwordsDiffer', 'wrongConfirmation'],
  ['passwordsDiffer', 'password', 'twice', 'differs', '!passwordForm'],
  ['wrongFundPassword', 'fundPassword', 'wrong', '!passwordForm', '!tooManyTries'],
  ['wrongFundPassword', 'fundPassword', 'differs', '!passwordForm'],
  ['wrongFundPassword', 'fundPassword', 'checkFailed'],
  ['wrongOriginalPassword', 'oldPassword', 'wrong', '!passwordForm'],
  ['wrongOriginalPassword', 'oldPassword', 'differs', '!passwordForm'],
  ['wrongAccountOrPassword', 'account', 'password', 'differs', '!passwordForm'],
  ['wrongAccountOrPassword', 'loginSecret', 'wrong', '!passwordForm', '!tooManyTries'],
  ['wrongAccountOrPassword', 'login', 'account', 'password', 'failed', '!passwordForm'],
  ['passwordsDiffer', 'password', 'differs', '!passwordForm'],
  ['wrongAccountOrPassword', 'loginSecret', 'differs', '!passwordForm'],
  ['passwordEmpty', 'password', 'empty', '!passwordForm'],
  ['parameterError', 'parameter', 'illegal'],
  ['parameterError', 'parameter', 'checkFailed'],

  // Unambiguous statements
  ['otherFundOperation', 'otherFundOperation'],
  ['submittedTooFrequently', 'tooFrequent', '!password', '!checkIn'],
  ['systemBusy', 'systemBusy', '!service'],
  ['depositProofMissing', 'proof', 'notUploaded', '!uploadFailed', '!unusable'],
  ['uploadFailed', 'uploadFailed'],
  ['uploadFailed', 'notUploaded'],
  ['sendFailed', 'sendFailed'],

  // State of an order
  ['notInReview', 'notReviewed'],
  ['notInPosition', 'notHeld'],
  ['orderNotPending', 'notPending'],

  // Verification and cards
  ['realNameNotPassed', 'realName', 'notPassed', '!underReview'],
  ['realNameMissing', 'realName', 'notDone', '!underReview', '!matching'],
  ['cardExists', 'card', 'exists', '!missing'],
  ['cardNotFound', 'card', 'notOwn'],
  ['cardNotFound', 'card', 'missing'],
  ['cardCheckFailed', 'card', 'checkFailed'],

  // Sign-in and appointments
  ['alreadySignedIn', 'checkIn', 'checkedIn', '!reward', '!elsewhere', '!over'],
  ['notEnoughSignIns', 'checkIn', 'moreNeeded'],
  ['duplicateAppointment', 'appointment', 'booked', '!over'],

  // Loans
  ['creditInsufficient', 'credit', 'notEnough'],
  ['repaymentExceedsLoan', 'repayment', 'exceeds', '!timeOver'],
  ['borrowingClosed', 'loan', 'full', '!noneOutstanding', '!repayment'],
  ['loanOutstanding', 'loan', 'outstanding', '!noneOutstanding', '!underReview'],
  ['loanOutstanding', 'repayment', 'outstanding', '!noneOutstanding'],

  // Subscriptions and block trades
  ['newShareChannelClosed', 'subscription', 'channel', 'notOpen'],
  ['beforeSubscriptionTime', 'beforeListing'],
  ['notYetListed', 'notListed'],
  ['noNewIssues', 'noNewIssues'],
  ['perShareApplicationCount', 'application', 'perStock', 'howOften'],
  ['insufficientSubscriptionFunds', 'subscription', 'money', 'notEnough'],
  ['beforeSubscriptionTime', 'subscription', 'notStarted', '!over', '!once'],
  ['subscribeOnce', 'subscription', 'once', '!over'],
  ['minimumSubscriptionQuantity', 'subscription', 'minimum', '!wholeLots', '!price'],
  ['perShareApplicationCount', 'application', 'perStock', 'maximum'],
  ['subscribeOnce', 'subscription', 'alreadySubscribed', '!over'],
  ['blockTradeDailyLimit', 'block', 'daily', 'maximum'],
  ['blockTradeDailyLimit', 'block', 'howOften'],
  ['blockTradeBelowMinimum', 'block', 'bidPrice', 'minimum'],
  ['blockTradeMinimum', 'block', 'minimum', '!fee'],
  ['blockTradeClosed', 'block', 'notOpen'],
  ['blockTradeClosed', 'block', 'outsideHours'],

  // Account as a whole
  ['accountFrozen', 'accountDown', 'frozen', '!tooManyTries'],
  ['accountDisabled', 'accountDown', '!tooManyTries'],

  // Selling
  ['sellAfterFifteenMinutes', 'selling', 'fifteenMinutes', 'strictly'],
  ['sellableAfterMinutes', 'selling', 'minuteCount', 'waiting', '!arrival'],
  ['notSellableSameDay', 'selling', 'sameDay', 'notToday', '!withdrawal'],
  ['notSellableForDays', 'selling', 'dayCount', 'waiting', '!arrival'],
  ['lockedUp', 'lockUp', '!account'],

  // Copy trading
  ['mentorNotFound', 'mentor', 'missing'],
  ['copyTradeTimeExceeded', 'copying', 'timeOver'],

  // Orders
  ['exceedsPriceLimit', 'priceLimit', 'beyond'],
  ['priceNotObtained', 'price', 'obtainFailed'],

  // Funds
  ['depositProofMissing', 'proof', 'attach', '!unusable'],
  ['withdrawalBanned', 'withdrawal', 'banned', '!howOften', '!password'],
  ['withdrawalBanned', 'withdrawal', 'cannot', 'service'],
  ['outsideFundsTime', 'depositsAndWithdrawals', 'outsideHours'],
  ['outsideFundsTime', 'deposit', 'withdrawal', 'outsideHours'],
  ['outsideWithdrawalTime', 'withdrawal', 'outsideHours', '!arrival'],
  ['withdrawalMinimum', 'withdrawal', 'minimum', '!fee', '!howOften'],
  ['withdrawalMaximum', 'withdrawal', 'maximum', '!fee', '!howOften'],
  ['insufficientBalance', 'money', 'notEnough', '!noneOutstanding', '!password', '!points'],
  ['outsideDepositTime', 'deposit', 'outsideHours', '!arrival'],
  ['depositMinimum', 'deposit', 'minimum', '!fee', '!howOften'],
  ['depositMaximum', 'deposit', 'maximum', '!fee', '!howOften'],
  ['contactServiceForDeposit', 'deposit', 'service', '!failed', '!arrival'],

  // Account and login
  ['accountNotTenDigits', 'tenDigits', 'account', '!password', '!card'],
  ['accountNotTenDigits', 'tenDigits', 'phone', '!password', '!card'],
  ['inviterNotFound', 'inviter', 'missing'],
  ['inviterNotFound', 'inviter', 'wrong'],
  ['accountNotFound', 'account', 'missing'],
  ['loginBanned', 'loginBanned', '!password'],
  ['nonTradingHours', 'nonTrading'],
  ['tradingBanned', 'trading', 'banned', 'account', '!password'],
  ['tradingBanned', 'trading', 'banned', '!product', '!halted', '!password'],
  ['tradingBanned', 'trading', 'cannot', 'service'],
  ['accountNotFound', 'phone', 'registration', 'missing'],
  ['numberRegistered', 'phone', 'exists', '!realName', '!card', '!order'],
  ['accountExists', 'account', 'exists'],
  ['accountEmpty', 'account', 'empty', '!money'],
  ['registrationFailed', 'registration', 'failed', '!card', '!age'],

  // General
  ['copyTradeTimeExceeded', 'timeLimitExceeded', '!login'],
  ['keyMismatch', 'key', 'differs'],
  ['keyMismatch', 'key', 'wrong'],
  ['keyMismatch', 'key', 'checkFailed'],
  ['productMissing', 'delisted', '!account'],
  ['productMissing', 'product', 'missing'],
  ['dailyPurchaseCount', 'buying', 'daily', 'maximum', '!price'],
  ['dailyPurchaseCount', 'buying', 'daily', 'howOften'],
  ['dailyPurchaseCount', 'buying', 'howOften', 'maximum'],
  ['minimumBuyAmount', 'buying', 'minimum', '!price', '!wholeLots', '!risk', '!age'],
  ['belowMinimum', 'amount', 'minimum', '!otherAmount'],
  ['aboveMaximum', 'amount', 'maximum', '!otherAmount'],
  ['belowMinimum', 'amount', 'range', '!otherAmount'],
  ['belowMinimum', 'belowMinimum', '!otherAmount'],
  ['aboveMaximum', 'aboveMaximum', '!otherAmount'],
];
