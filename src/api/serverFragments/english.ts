import type { Fragments } from './fragments';

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
  notSellableForDays: [
    'not sellable for N day',
    'cannot be sold for N day',
    'cannot sell for N day',
    'sellable after N day',
  ],
  sellableAfterMinutes: [
    'sellable after N min',
    'sold after N min',
    'not sellable for N min',
    'cannot be sold for N min',
    'sell only after N min',
  ],
  minimumBuyAmount: ['minimum buy amount', 'minimum purchase amount'],

  // Account and login
  accountNotFound: ['account does not exist', 'account not found', 'user does not exist'],
  wrongAccountOrPassword: [
    'wrong account or password',
    'incorrect account or password',
    'account or password is incorrect',
  ],
  accountExists: ['account already exists', 'user already exists'],
  accountNotTenDigits: ['ten digit phone number', 'must be ten digits', 'must be 10 digits'],
  inviterNotFound: ['inviter does not exist', 'inviter not found'],
  wrongOriginalPassword: [
    'wrong original password',
    'original password is incorrect',
    'original password incorrect',
  ],
  passwordsDiffer: ['passwords do not match', 'passwords are different'],
  accountEmpty: ['account empty', 'account is empty', 'account cannot be empty'],
  passwordEmpty: ['password empty', 'password is empty', 'password cannot be empty'],
  registrationFailed: ['registration failed', 'failed to register'],
  numberRegistered: ['number already registered', 'phone already registered', 'number is already registered'],
  accountFrozen: ['account frozen', 'account is frozen', 'account has been frozen'],
  loginBanned: ['login banned', 'login is banned', 'banned from logging in'],
  accountDisabled: [
    'account disabled',
    'account is disabled',
    'account has been disabled',
    'account deactivated',
  ],
  withdrawalBanned: ['withdrawal banned', 'banned from withdraw', 'account cannot withdraw'],
  tradingBanned: ['trading banned', 'banned from trading', 'account cannot trade'],

  // Funds
  contactServiceForDeposit: [
    'contact service for deposit',
    'contact service to deposit',
    'contact customer service to deposit',
  ],
  outsideFundsTime: ['outside deposit or withdrawal time', 'outside deposit and withdrawal time'],
  belowMinimum: ['below minimum', 'below the minimum'],
  aboveMaximum: ['above maximum', 'above the maximum', 'exceeds the maximum'],
  wrongFundPassword: ['wrong fund password', 'fund password incorrect', 'fund password is incorrect'],
  submittedTooFrequently: ['submitted too frequently', 'too frequent', 'too many requests'],
  insufficientBalance: ['insufficient available balance', 'insufficient balance', 'balance is insufficient'],
  otherFundOperation: ['another fund operation', 'other fund operation'],
  wrongChannelPassword: [
    'wrong channel password',
    'channel password incorrect',
    'channel password is incorrect',
  ],
  depositProofMissing: [
    'upload the deposit proof first',
    'upload the proof of deposit',
    'upload proof of deposit',
  ],

  // Orders
  orderNotPending: ['order not pending', 'order is not pending', 'order is no longer pending'],
  notInPosition: ['not in position', 'position is not held'],
  notInReview: ['not in review', 'not under review'],
  exceedsPriceLimit: ['exceeds price limit', 'exceeds the price limit', 'outside the price limit'],
  priceNotObtained: [
    'stock price not obtained',
    'failed to obtain the stock price',
    'failed to get the stock price',
  ],
  lockedUp: ['locked up', 'lock up period'],
  notSellableSameDay: [
    'cannot sell the same day',
    'cannot be sold the same day',
    'cannot sell on the same day',
    'cannot be sold on the same day',
  ],
  sellAfterFifteenMinutes: ['sell only after 15 min', 'sell 15 minutes after purchase'],
  productMissing: [
    'product missing',
    'product does not exist',
    'product has been delisted',
    'product delisted',
  ],
  nonTradingHours: ['non trading hours', 'non trading time'],

  // Orders, beyond the specification
  stopPriceReached: ['stop price already reached', 'stop price is reached'],
  orderTermInvalid: ['order term not accepted', 'invalid order term'],

  // Verification and cards
  realNameNotPassed: [
    'real name not passed',
    'real name verification not passed',
    'real name verification has not passed',
  ],
  realNameMissing: ['real name not done', 'real name verification first'],
  cardExists: ['card already exists', 'card already bound', 'card is already bound'],
  cardNotFound: ['card does not exist', 'card not found', "card is not the user's own"],
  cardCheckFailed: ['card check failed', 'card verification failed'],

  // Subscriptions and block trades
  subscribeOnce: ['subscribe only once', 'subscribed only once', 'once per new stock'],
  beforeSubscriptionTime: ['before the subscription', 'before subscription time', 'before listing time'],
  notYetListed: ['not yet on the market', 'not yet listed'],
  noNewIssues: ['no new bond', 'no new stock'],
  newShareChannelClosed: [
    'new share channel not open',
    'new share channel is not open',
    'new share channel closed',
    'new share channel is closed',
  ],
  blockTradeClosed: ['block trade closed', 'block trading closed', 'block trading is closed'],
  blockTradeBelowMinimum: ['block trade buy below', 'block trade purchase below'],
  dailyPurchaseCount: [
    'beyond the daily purchase count',
    'daily purchase limit',
    'daily purchase count limit',
  ],

  // Copy trading
  copyTradeTimeExceeded: ['time limit exceeded', 'exceeds the time limit'],
  mentorNotFound: ['mentor does not exist', 'issuer does not exist'],

  // Loans
  creditInsufficient: ['credit insufficient', 'credit is insufficient', 'insufficient credit'],
  borrowingClosed: [
    'borrowing quota full',
    'borrowing quota is full',
    'borrowing channel closed',
    'borrowing channel is closed',
  ],
  repaymentExceedsLoan: ['repayment exceeds', 'repayment is more than the loan'],
  loanOutstanding: ['outstanding loan must be repaid first', 'you have an outstanding loan'],

  // Other
  systemBusy: ['system busy', 'system is busy', 'server busy', 'server is busy'],
  keyMismatch: ['key mismatch', 'key does not match'],
  duplicateAppointment: ['duplicate appointment', 'appointment already exists'],
  alreadySignedIn: ['already signed in today', 'signed in today', 'checked in today'],
  notEnoughSignIns: ['not enough check ins', 'not enough sign ins'],
  parameterError: ['parameter error', 'invalid parameter'],
  uploadFailed: ['upload failed', 'failed to upload'],
  sendFailed: ['send failed', 'failed to send'],
};
