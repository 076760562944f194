import type { Currency } from './currencyExchange/currencyExchangeVocabulary';
import type { MarketSide } from './trade/orderConditions';
import type { PositionStatus } from './trade/tradeVocabulary';
import type { WithdrawStep } from './withdrawals/withdrawSteps';

type NoFigures = Record<never, never>;

/** Services with opening hours. */
export type ServiceHours =
  | 'deposit'
  | 'depositChannel'
  | 'withdrawal'
  | 'exchange'
  | 'loan'
  | 'ipo'
  | 'blockTrade'
  | 'dayTrade';

/** A period of a product or an offer, with a first and a last moment. */
export type Period = 'ipo' | 'ipoPayment' | 'copyTrade';

/**
 * Every kind of reason why a form can't be sent, with the figures of its text. Amounts are decimal strings
 * in yen, unless a currency is named; prices are in yen; times are epoch ms. `of` chooses between wordings of one kind.
 */
export interface ReasonFigures {
  accountDisabled: NoFigures;
  accountFrozen: NoFigures;
  tradeBanned: NoFigures;
  withdrawBanned: NoFigures;
  creditTooLow: { of: 'loan' | 'withdrawal'; score: number; minimum: number };

  /** A step before the first withdrawal; `waiting`: it is under review. */
  step: { step: WithdrawStep; waiting: boolean };
  /** Another deposit is under review. */
  otherDeposit: NoFigures;
  /** Another withdrawal is under review. */
  otherWithdrawal: NoFigures;
  cardMissing: NoFigures;
  fundPasswordMissing: NoFigures;
  fundPasswordIncomplete: NoFigures;
  fundPasswordWaits: { until: number };
  onlyCustomerService: NoFigures;
  channelPasswordMissing: NoFigures;
  proofMissing: { of: DepositProof };
  proofUploading: { of: DepositProof };

  /** `opensAt` is unknown if the hours have ended since the server's answer. */
  outsideHours: { of: ServiceHours; opensAt: number | undefined };
  notYetOpen: { of: Period; opensAt: number };
  over: { of: Period | 'buyback' };

  suspended: NoFigures;
  /** `YYYY-MM-DD` */
  notYetListed: { listedOn: string };
  sessionClosed: { opensAt: number };
  /** The market is closed, and the next opening is not known. */
  sessionEnded: NoFigures;
  quoteMissing: NoFigures;
  /** It is the first trading day of the stock, and it has no price yet. */
  firstPriceMissing: NoFigures;
  quoteStale: { maxAgeMs: number };

  notHolding: { status: PositionStatus };
  locked: { until: number; minutes: number };
  lockedNextDay: { until: number };
  lockedDays: { until: number };
  managed: NoFigures;
  allLotsWaiting: NoFigures;
  priceLimitWaiting: NoFigures;

  /** A comma that separates no thousands: it may be a decimal comma. */
  commaNotGrouping: NoFigures;
  /** A sign that multiplies the number, such as 万 or `k`. */
  multiplierTyped: { sign: string };

  priceMissing: NoFigures;
  priceNotNumber: NoFigures;
  priceNotPositive: NoFigures;
  priceAboveLimit: { limit: string };
  priceBelowLimit: { limit: string };
  priceBelowMinimumBid: { minimum: string };
  /** With the nearest valid prices. */
  priceOffTick: { tick: string; below: string; above: string };

  /** The market has reached the stop already: `price` is that of the market. */
  stopReached: { marketSide: MarketSide; price: string };
  /** The limit of an order that has a stop as well, too. */
  ocoLimitReached: { marketSide: MarketSide; price: string };
  /** The distance of a trailing stop is not less than the price of the market. */
  trailTooWide: { price: string };

  termMissing: NoFigures;
  /** First and last possible day, `YYYY-MM-DD`. */
  termOutside: { first: string; last: string };
  /** The longest term ends before it could be carried out. */
  termTooShort: NoFigures;

  lotsMissing: NoFigures;
  lotsNotNumber: NoFigures;
  lotsNotWhole: NoFigures;
  lotsNotPositive: NoFigures;
  lotsBelowMinimum: { minimum: number };
  lotsAboveMaximum: { maximum: number; of: LotsMaximum };

  amountMissing: NoFigures;
  amountNotNumber: NoFigures;
  amountNotPositive: NoFigures;
  amountNotPositiveInteger: NoFigures;
  /** Deposits, withdrawals and investments are in whole yen. */
  amountNotWhole: NoFigures;
  amountTooManyDecimals: { decimals: number };
  amountBelowMinimum: { minimum: string; currency?: Currency };
  amountAboveMaximum: { maximum: string; of: AmountMaximum; currency?: Currency };

  feesUnknown: NoFigures;
  rateUnknown: NoFigures;
  balanceUnknown: NoFigures;
  /** Says how much is missing, or how much there is. */
  balanceShort: { missing: string } | { available: string; currency?: Currency };

  leverageUnknown: NoFigures;
  stockMissing: NoFigures;
  dayTradeReserved: NoFigures;
  ipoApplied: NoFigures;
  blockTradeStockCount: NoFigures;
  blockTradeDailyCount: NoFigures;
  blockTradeDailyShares: { left: number };
  valueStockCount: NoFigures;
  noSharesHeld: NoFigures;
  /** The chosen position has been sold. */
  tenderSold: NoFigures;
  alreadyTendered: NoFigures;
  tenderLocked: { until: number };
  lockUpFull: NoFigures;
  lockUpLocked: { until: number };
  loanOpen: NoFigures;
  sameCurrency: NoFigures;
  /** `currency` can only be exchanged for `first`. */
  noDirectRate: { currency: Currency; first: Currency };
}

/** Proof of a deposit: the bank's record of a transfer, or a receipt. */
export type DepositProof = 'transfer' | 'payment';
/** Source of the maximum lots: one order, the held lots, or the lots without a pending closing. */
export type LotsMaximum = 'order' | 'held' | 'free';
/** Source of the maximum amount. */
export type AmountMaximum = 'once' | 'creditLimit' | 'loan';

export type ReasonKind = keyof ReasonFigures;

/**
 * Why a form can't be sent.
 *
 * - `field`: the field with invalid input; the reason is shown below it. The reason of an empty field names no field.
 *   `head`: the reason is shown above all fields.
 * - `final`: no input can resolve it. It is shown alone.
 */
export type Reason<Field extends string = never, Kind extends ReasonKind = ReasonKind> = {
  [Each in Kind]: { kind: Each; field?: Field | 'head'; final?: true } & ReasonFigures[Each];
}[Kind];
