import type { Fragments } from './fragments';

/** Articles and auxiliaries do not count either: `account frozen` is found in "the account has been frozen". */
export const english: Fragments = {
  // Special phrases
  outsideWithdrawalTime: ['outside withdrawal time', 'outside withdrawal hours', 'not withdrawal time'],
  outsideDepositTime: ['outside deposit time', 'outside deposit hours', 'not deposit time'],
  withdrawalMinimum: [
    'withdrawal minimum',
    'minimum withdrawal',
    'withdrawal below',
    'withdrawal amount below',
  ],
  withdrawalMaximum: [
    'withdrawal maximum',
    'maximum withdrawal',
    'withdrawal above',
    'withdrawal amount exceeds',
  ],
  depositMinimum: ['deposit minimum', 'minimum deposit', 'deposit below', 'deposit amount below'],
  depositMaximum: ['deposit maximum', 'maximum deposit', 'deposit above', 'deposit amount exceeds'],
  perShareApplicationCount: [
    'per share application count',
    'applications per share',
    'applications per stock',
  ],
  insufficientSubscriptionFunds: ['insufficient funds for subscription', 'insufficient subscription funds'],
  minimumSubscriptionQuantity: ['minimum subscription quantity', 'minimum subscription shares'],
  blockTradeMinimum: ['block trade minimum', 'minimum block trade', 'minimum for block trade'],
  blockTradeDailyLimit: ['block trade daily limit', 'daily block trade limit', 'daily limit for block trade'],
  notSellableForDays: [
    'not sellable for N day',
    'sold for N day',
    'sell for N day',
    'sellable after N day',
    'sold after N day',
    'sell only after N day',
  ],
  sellableAfterMinutes: [
    'sellable after N min',
    'sold after N min',
    'sold only after N min',
    'sell only after N min',
    'not sellable for N min',
    'sold for N min',
  ],
  minimumBuyAmount: ['minimum buy amount', 'minimum purchase amount', 'minimum investment', 'minimum buy in'],

  // Account and login
  accountNotFound: ['account not exist', "account doesn't exist", 'account not found', 'user not exist'],
  wrongAccountOrPassword: [
    'account or password wrong',
    'account or password incorrect',
    'wrong account or password',
    'wrong password',
    'incorrect password',
    'password incorrect',
  ],
  accountExists: ['account already exists', 'user already exists', 'account already created'],
  accountNotTenDigits: [
    'ten digit phone number',
    '10 digit phone number',
    'must ten digits',
    'must 10 digits',
  ],
  inviterNotFound: [
    'inviter not exist',
    'inviter not found',
    'referrer not exist',
    'invite code not exist',
    'invite code invalid',
  ],
  wrongOriginalPassword: [
    'wrong original password',
    'original password incorrect',
    'original password wrong',
    'wrong old password',
    'old password incorrect',
    'current password incorrect',
  ],
  passwordsDiffer: ['passwords not match', "passwords don't match", 'passwords different'],
  accountEmpty: ['account empty', 'account cannot empty', 'account required'],
  passwordEmpty: ['password empty', 'password cannot empty', 'password required'],
  registrationFailed: ['registration failed', 'failed to register', 'register failed'],
  numberRegistered: ['number already registered', 'number registered', 'phone already registered'],
  accountFrozen: ['account frozen', 'account already frozen', 'frozen account'],
  loginBanned: ['login banned', 'banned from login', 'banned from logging in', 'login prohibited'],
  accountDisabled: ['account disabled', 'user disabled', 'account deactivated'],
  withdrawalBanned: [
    'withdrawal banned',
    'banned from withdraw',
    'withdrawal prohibited',
    'account cannot withdraw',
    'cannot withdraw, contact',
    'cannot withdraw, please contact',
  ],
  tradingBanned: [
    'trading banned',
    'banned from trading',
    'trading prohibited',
    'account cannot trade',
    'cannot trade, contact',
    'cannot trade, please contact',
  ],

  // Funds
  contactServiceForDeposit: ['contact service for deposit', 'service for deposit', 'service to deposit'],
  outsideFundsTime: [
    'deposit or withdrawal time',
    'deposit and withdrawal time',
    'withdrawal or deposit time',
  ],
  belowMinimum: ['below min', 'less than min', 'lower than min'],
  aboveMaximum: ['above max', 'over max', 'exceeds max', 'more than max'],
  wrongFundPassword: ['wrong fund password', 'fund password incorrect', 'fund password wrong'],
  submittedTooFrequently: ['too frequent', 'too many requests', 'too many submissions'],
  insufficientBalance: [
    'insufficient available',
    'insufficient balance',
    'insufficient funds',
    'balance insufficient',
  ],
  otherFundOperation: ['another fund operation', 'other fund operation', 'fund operation in progress'],
  wrongChannelPassword: ['wrong channel password', 'channel password incorrect', 'channel password wrong'],
  depositProofMissing: [
    'upload deposit proof',
    'upload proof of deposit',
    'upload transfer proof',
    'upload proof',
  ],

  // Orders
  orderNotPending: ['order not pending', 'order no longer pending', 'not pending order', 'not in pending'],
  notInPosition: ['not in position', 'position not held', 'not held position', 'no longer held'],
  notInReview: ['not in review', 'not under review', 'no longer under review', 'not awaiting review'],
  exceedsPriceLimit: [
    'exceeds price limit',
    'exceeds daily price limit',
    'beyond price limit',
    'outside price limit',
  ],
  priceNotObtained: [
    'price not obtained',
    'price could not obtained',
    'to obtain stock price',
    'to get stock price',
  ],
  lockedUp: ['locked up', 'lock up period', 'in lock up'],
  notSellableSameDay: ['sell same day', 'sell on same day', 'sold same day', 'sold on same day', 't+1'],
  sellAfterFifteenMinutes: [
    'sell only after 15 minutes',
    'sold only after 15 minutes',
    'only sold after 15 minutes',
    '15 minutes after purchase',
    '15 minutes after buying',
  ],
  productMissing: [
    'product missing',
    'product not exist',
    'product not found',
    'stock not exist',
    'delisted',
  ],
  nonTradingHours: [
    'non trading hours',
    'non trading time',
    'outside trading hours',
    'not trading time',
    'not in trading hours',
    'market closed',
  ],

  // Verification and cards
  realNameNotPassed: ['real name not passed', 'verification not passed', 'real name verification failed'],
  realNameMissing: [
    'real name not done',
    'name verification first',
    'complete real name',
    'name verification required',
  ],
  cardExists: [
    'card already exists',
    'card already bound',
    'card already added',
    'bank account already exists',
  ],
  cardNotFound: [
    'card not exist',
    'card not found',
    'bank account not exist',
    'not own card',
    "card not user's own",
  ],
  cardCheckFailed: ['card check failed', 'card verification failed', 'failed to verify bank card'],

  // Subscriptions and block trades
  subscribeOnce: ['subscribe only once', 'only subscribe once', 'subscribed only once', 'once per new stock'],
  beforeSubscriptionTime: ['before subscription', 'before listing time', 'subscription not started'],
  notYetListed: ['not yet on market', 'not on market yet', 'not yet listed', 'not listed yet'],
  noNewIssues: ['no new bond', 'no new stock', 'no new share'],
  newShareChannelClosed: [
    'new share channel not open',
    'new share channel closed',
    'new stock channel not open',
  ],
  blockTradeClosed: [
    'block trade closed',
    'block trades closed',
    'block trading closed',
    'block trade not open',
  ],
  blockTradeBelowMinimum: [
    'block trade buy below',
    'block trade purchase below',
    'block trade buy less than',
  ],
  dailyPurchaseCount: ['daily purchase count', 'daily number of purchases', 'daily purchase limit'],

  // Copy trading
  copyTradeTimeExceeded: ['time limit exceeded', 'exceeds time limit', 'exceeded time limit'],
  mentorNotFound: ['mentor not exist', 'mentor not found', 'issuer not exist', 'issuer not found'],

  // Loans
  creditInsufficient: [
    'credit insufficient',
    'insufficient credit',
    'credit score insufficient',
    'credit score too low',
  ],
  borrowingClosed: [
    'borrowing quota full',
    'loan quota full',
    'borrowing channel closed',
    'loan channel closed',
  ],
  repaymentExceedsLoan: ['repayment exceeds', 'repayment amount exceeds', 'repayment more than loan'],
  loanOutstanding: ['outstanding loan', 'loan outstanding', 'unpaid loan', 'repay loan first'],

  // Other
  systemBusy: ['system busy', 'server busy'],
  keyMismatch: ['key mismatch', 'key not match', "key doesn't match", 'keys not match'],
  duplicateAppointment: ['duplicate appointment', 'duplicate reservation', 'appointment already exists'],
  alreadySignedIn: ['signed in today', 'checked in today', 'already checked in'],
  notEnoughSignIns: ['not enough check ins', 'not enough sign ins', 'insufficient check ins'],
  parameterError: ['parameter error', 'invalid parameter', 'parameter invalid', 'wrong parameter'],
  uploadFailed: ['upload failed', 'failed to upload', 'upload error'],
  sendFailed: ['send failed', 'failed to send', 'sending failed'],
};
