import type { Fragments } from './fragments';

/** Articles and auxiliaries are ignored: `account frozen` matches "the account has been frozen". */
export const english: Fragments = {
  // Special phrases
  outsideWithdrawalTime: ['outside withdrawal time', 'not withdrawal time'],
  outsideDepositTime: ['outside deposit time', 'not deposit time'],
  withdrawalMinimum: ['withdrawal minimum', 'minimum withdrawal'],
  withdrawalMaximum: ['withdrawal maximum', 'maximum withdrawal'],
  depositMinimum: ['deposit minimum', 'minimum deposit'],
  depositMaximum: ['deposit maximum', 'maximum deposit'],
  perShareApplicationCount: [
    'per share application count',
    'applications per share',
    'applications per stock',
  ],
  insufficientSubscriptionFunds: ['insufficient funds for subscription', 'insufficient subscription funds'],
  minimumSubscriptionQuantity: ['minimum subscription quantity'],
  blockTradeMinimum: ['block trade minimum', 'minimum block trade'],
  blockTradeDailyLimit: ['block trade daily limit', 'daily block trade limit'],
  notSellableForDays: ['not sellable for N day', 'sold for N day', 'sell for N day', 'sellable after N day'],
  sellableAfterMinutes: [
    'sellable after N min',
    'sold after N min',
    'not sellable for N min',
    'sold for N min',
  ],
  minimumBuyAmount: ['minimum buy amount', 'minimum purchase amount'],

  // Account and login
  accountNotFound: ['account not exist', 'account not found'],
  wrongAccountOrPassword: ['wrong account or password'],
  accountExists: ['account already exists', 'user already exists'],
  accountNotTenDigits: ['ten digit phone number', 'must ten digits', 'must 10 digits'],
  inviterNotFound: ['inviter not exist', 'inviter not found'],
  wrongOriginalPassword: ['wrong original password', 'original password incorrect'],
  passwordsDiffer: ['passwords not match', 'passwords different'],
  accountEmpty: ['account empty', 'account cannot empty'],
  passwordEmpty: ['password empty', 'password cannot empty'],
  registrationFailed: ['registration failed', 'failed to register'],
  numberRegistered: ['number already registered', 'phone already registered'],
  accountFrozen: ['account frozen', 'account already frozen'],
  loginBanned: ['login banned', 'banned from logging in'],
  accountDisabled: ['account disabled', 'account deactivated'],
  withdrawalBanned: ['withdrawal banned', 'banned from withdraw', 'account cannot withdraw'],
  tradingBanned: ['trading banned', 'banned from trading', 'account cannot trade'],

  // Funds
  contactServiceForDeposit: ['contact service for deposit', 'contact service to deposit'],
  outsideFundsTime: ['outside deposit or withdrawal time', 'outside deposit and withdrawal time'],
  belowMinimum: ['amount below minimum', 'below minimum amount'],
  aboveMaximum: ['amount above maximum', 'exceeds maximum amount'],
  wrongFundPassword: ['wrong fund password', 'fund password incorrect'],
  submittedTooFrequently: ['submitted too frequently', 'too frequent', 'too many requests'],
  insufficientBalance: ['insufficient available balance'],
  otherFundOperation: ['another fund operation', 'other fund operation'],
  wrongChannelPassword: ['wrong channel password', 'channel password incorrect'],
  depositProofMissing: ['upload deposit proof first', 'upload proof of deposit'],

  // Orders
  orderNotPending: ['order not pending', 'order no longer pending'],
  notInPosition: ['not in position', 'position not held'],
  notInReview: ['not in review', 'not under review'],
  exceedsPriceLimit: ['exceeds price limit', 'outside price limit'],
  priceNotObtained: ['stock price not obtained', 'failed to obtain stock price', 'failed to get stock price'],
  lockedUp: ['locked up', 'lock up period'],
  notSellableSameDay: ['cannot sell same day', 'cannot sold same day', 'cannot sell on same day'],
  sellAfterFifteenMinutes: ['sell only after 15 min', 'sell 15 minutes after purchase'],
  productMissing: ['product missing', 'product not exist', 'product delisted'],
  nonTradingHours: ['non trading hours', 'non trading time'],

  // Verification and cards
  realNameNotPassed: ['real name not passed', 'real name verification not passed'],
  realNameMissing: ['real name not done', 'real name verification first'],
  cardExists: ['card already exists', 'card already bound'],
  cardNotFound: ['card not exist', 'card not found', "card not user's own"],
  cardCheckFailed: ['card check failed', 'card verification failed'],

  // Subscriptions and block trades
  subscribeOnce: ['subscribe only once', 'subscribed only once', 'once per new stock'],
  beforeSubscriptionTime: ['before subscription time', 'before listing time'],
  notYetListed: ['not yet on market', 'not yet listed'],
  noNewIssues: ['no new bond', 'no new stock'],
  newShareChannelClosed: ['new share channel not open', 'new share channel closed'],
  blockTradeClosed: ['block trade closed', 'block trading closed'],
  blockTradeBelowMinimum: ['block trade buy below', 'block trade purchase below'],
  dailyPurchaseCount: ['beyond daily purchase count', 'daily purchase limit'],

  // Copy trading
  copyTradeTimeExceeded: ['time limit exceeded', 'exceeds time limit'],
  mentorNotFound: ['mentor not exist', 'issuer not exist'],

  // Loans
  creditInsufficient: ['credit insufficient', 'insufficient credit'],
  borrowingClosed: ['borrowing quota full', 'borrowing channel closed'],
  repaymentExceedsLoan: ['repayment exceeds', 'repayment more than loan'],
  loanOutstanding: ['outstanding loan must repaid first', 'you have outstanding loan'],

  // Other
  systemBusy: ['system busy', 'server busy'],
  keyMismatch: ['key mismatch', 'key not match'],
  duplicateAppointment: ['duplicate appointment', 'appointment already exists'],
  alreadySignedIn: ['already signed in today', 'signed in today', 'checked in today'],
  notEnoughSignIns: ['not enough check ins', 'not enough sign ins'],
  parameterError: ['parameter error', 'invalid parameter'],
  uploadFailed: ['upload failed', 'failed to upload'],
  sendFailed: ['send failed', 'failed to send'],
};
