import { specifiedLimits } from '../../../domain/specifiedLimits';
import { yenSign } from '../../../format/currencySigns';
import type { ErrorTexts } from '../../errorTexts';

/** What happened, why, and what to do; `_n` is the wording with the number. None depends on singular or plural. */
const { opens, closes } = specifiedLimits.depositHours;

export const errors = {
  // Special phrases
  outsideWithdrawalTime: 'Withdrawals are closed at this hour. Try again during withdrawal hours.',
  outsideDepositTime: `Deposits are closed now. They open on weekdays, ${opens}–${closes} (Japan time), except holidays.`,
  withdrawalMinimum: 'The amount is below the withdrawal minimum. Enter a larger amount.',
  withdrawalMinimum_n: `The minimum withdrawal is ${yenSign}{{n}}. Enter that amount or more.`,
  withdrawalMaximum: 'The amount is above the withdrawal maximum. Enter a smaller amount.',
  withdrawalMaximum_n: `The maximum withdrawal is ${yenSign}{{n}}. Enter that amount or less.`,
  depositMinimum: 'The amount is below the deposit minimum. Enter a larger amount.',
  depositMinimum_n: `The minimum deposit is ${yenSign}{{n}}. Enter that amount or more.`,
  depositMaximum: 'The amount is above the deposit maximum. Enter a smaller amount.',
  depositMaximum_n: `The maximum deposit is ${yenSign}{{n}}. Enter that amount or less.`,
  perShareApplicationCount: 'You’ve used all the applications allowed for this stock. Choose another stock.',
  perShareApplicationCount_n:
    'You’ve used all the applications allowed for this stock (limit: {{n}}). Choose another stock.',
  insufficientSubscriptionFunds:
    'Your available funds don’t cover this application. Apply for fewer lots, or deposit first.',
  minimumSubscriptionQuantity: 'The quantity is below the minimum for this IPO. Enter a larger quantity.',
  minimumSubscriptionQuantity_n:
    'The minimum number of shares for this IPO is {{n}}. Enter a larger quantity.',
  blockTradeMinimum: 'The quantity is below the minimum for block trades. Enter a larger quantity.',
  blockTradeMinimum_n: 'The minimum number of shares for a block trade is {{n}}. Enter a larger quantity.',
  blockTradeDailyLimit: 'You’ve reached today’s limit for block trades. Try again on the next trading day.',
  blockTradeDailyLimit_n:
    'You’ve reached today’s limit for block trades (shares: {{n}}). Try again on the next trading day.',
  notSellableForDays:
    'This position hasn’t been held long enough to be closed. Try again when its holding period has ended.',
  notSellableForDays_n:
    'This position is in a {{n}}-day sale lock. You can close it once the lock has ended.',
  sellableAfterMinutes: 'This position was opened too recently to be closed. Try again in a few minutes.',
  sellableAfterMinutes_n:
    'This position can’t be closed for {{n}} minutes after it was opened. Try again after that.',
  minimumBuyAmount: 'The amount is below the minimum for this product. Enter a larger amount.',
  minimumBuyAmount_n: `The minimum for this product is ${yenSign}{{n}}. Enter that amount or more.`,

  // Account and login
  accountNotFound: 'There’s no account with this number. Check the number, or register.',
  wrongAccountOrPassword: 'The account or the password is wrong. Check both and try again.',
  accountExists: 'This account already exists. Log in, or register with another number.',
  accountNotTenDigits: 'The account must be a ten-digit phone number. Check it and enter it again.',
  inviterNotFound: 'No inviter was found for this code. Check the invite code and enter it again.',
  wrongOriginalPassword: 'Your current password is wrong. Check it and enter it again.',
  passwordsDiffer: 'The two passwords don’t match. Enter the same password twice.',
  accountEmpty: 'The account is missing. Enter your ten-digit phone number.',
  passwordEmpty: 'The password is missing. Enter your password.',
  registrationFailed: 'Your account couldn’t be registered. Check what you entered and try again.',
  numberRegistered: 'This phone number is already registered. Log in with it, or use another number.',
  accountFrozen: 'Your account is frozen. Please contact customer service.',
  loginBanned: 'Logging in to this account isn’t allowed. Please contact customer service.',
  accountDisabled: 'Your account is disabled. Please contact customer service.',
  withdrawalBanned: 'Withdrawals aren’t allowed for your account. Please contact customer service.',
  tradingBanned:
    'You can’t open new positions. You can still close positions and cancel orders. Please contact customer service.',

  // Funds
  contactServiceForDeposit:
    'Deposits are arranged with customer service. Please contact customer service before you transfer money.',
  outsideFundsTime: 'This service is closed at this hour. Try again during its hours.',
  belowMinimum: 'The amount is below the minimum. Enter a larger amount.',
  belowMinimum_n: 'The amount is below the minimum of {{n}}. Enter a larger amount.',
  aboveMaximum: 'The amount is above the maximum. Enter a smaller amount.',
  aboveMaximum_n: 'The amount is above the maximum of {{n}}. Enter a smaller amount.',
  wrongFundPassword: 'The fund password is wrong. Enter your fund password, not your login password.',
  submittedTooFrequently: 'You’ve submitted too often in a short time. Try again later.',
  insufficientBalance: 'Your available funds don’t cover this. Enter a smaller amount or quantity.',
  otherFundOperation: 'Another operation on your funds is still in progress. Try again when it has finished.',
  wrongChannelPassword: 'The channel password is wrong. Check it and enter it again.',
  depositProofMissing: 'The proof of payment is missing. Upload it first, then submit the deposit.',

  // Orders
  orderNotPending:
    'This order or application is no longer pending, so this can’t be done. Check its current status.',
  notInPosition: 'You don’t hold this position, so it can’t be closed. Check its current status.',
  notInReview: 'This isn’t under review, so it can’t be approved. Check its current status.',
  exceedsPriceLimit: 'The price is beyond today’s price limit. Enter a price within the limit.',
  priceNotObtained: 'The price of this stock couldn’t be obtained. Wait a moment, then try again.',
  lockedUp: 'The lock-up period isn’t over, so this can’t be sold yet. Try again when it has ended.',
  notSellableSameDay:
    'This can’t be sold on the day you bought it, nor on the next trading day (T+1). You can sell it from the trading day after that.',
  sellAfterFifteenMinutes: 'A position can be closed from 15 minutes after it was opened. Try again then.',
  productMissing: 'This product doesn’t exist or is no longer offered. Choose another one.',
  nonTradingHours: 'The market is closed at this hour. Try again during trading hours.',
  stopPriceReached: 'The market has already reached this stop price. Choose another price.',
  orderTermInvalid: 'Orders can’t last until this day. Choose a trading day that is allowed.',

  // Verification and cards
  realNameNotPassed:
    'Your identity check, or the spelling of your name that this needs, hasn’t been approved. Check its status under “Identity check”.',
  realNameMissing: 'Your identity hasn’t been verified yet. Complete the identity check first.',
  cardExists: 'This bank account has already been added. Choose it from the list, or add another one.',
  cardNotFound: 'This bank account doesn’t exist or isn’t in your name. Choose a bank account of your own.',
  cardCheckFailed:
    'The bank account couldn’t be verified. Check the number, and the holder, which must be your verified name, then try again.',

  // Subscriptions and block trades
  subscribeOnce: 'You’ve already applied, and each IPO can be applied for only once. See your records.',
  beforeSubscriptionTime:
    'Subscription or listing hasn’t started yet. Check the dates and try again when it has.',
  notYetListed: 'This stock isn’t on the market yet. You can trade it from its listing date.',
  noNewIssues: 'There are no new stocks or bonds to apply for right now. Check again later.',
  newShareChannelClosed: 'Applications for new shares aren’t open right now. Check again later.',
  blockTradeClosed: 'Block trading is closed right now. Try again when it’s open.',
  blockTradeBelowMinimum: 'Your bid is below the minimum bid of this block trade. Enter a higher price.',
  blockTradeBelowMinimum_n: `The minimum bid of this block trade is ${yenSign}{{n}}. Enter that price or a higher one.`,
  dailyPurchaseCount: 'You’ve used all of today’s purchases. Try again on the next trading day.',
  dailyPurchaseCount_n:
    'You’ve used all of today’s purchases (limit: {{n}}). Try again on the next trading day.',

  // Copy trading
  copyTradeTimeExceeded:
    'The investment period of this copy trade is over. Choose another one, or wait until it opens again.',
  mentorNotFound: 'The issuer of this copy trade couldn’t be found. Choose another one.',

  // Loans
  creditInsufficient: 'Your credit isn’t sufficient for this. Check your credit score and credit limit.',
  borrowingClosed: 'The lending quota is full, or lending is closed. Try again later.',
  repaymentExceedsLoan: 'The repayment is more than you owe. Enter the outstanding amount or less.',
  loanOutstanding: 'You still have an outstanding loan. Repay it first, then try again.',

  // Other
  systemBusy: 'The system is busy. Wait a moment, then try again.',
  keyMismatch:
    'An attached file is no longer valid. Attach it again and retry. If it’s refused again, log in again first.',
  duplicateAppointment:
    'You’ve already made this reservation or application. There’s no need to make it again.',
  alreadySignedIn: 'Today’s sign-in is already done. You can sign in again tomorrow.',
  notEnoughSignIns: 'You don’t have enough daily sign-ins for this yet. Try again when you have.',
  parameterError: 'Part of the request wasn’t valid. Check what you entered and try again.',
  uploadFailed: 'The file couldn’t be uploaded. Check your connection and the file, then try again.',
  sendFailed: 'It couldn’t be sent. Check your connection, then try again.',
} as const satisfies ErrorTexts;
