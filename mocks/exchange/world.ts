import type { Restriction } from '../../src/domain/account/accountVocabulary';
import type { VerificationStatus } from '../../src/domain/identity/identityVocabulary';
import type {
  OrderCanceller,
  PositionCloser,
  PositionEventKind,
  PositionSource,
  PositionStatus,
  PriceType,
  Side,
} from '../../src/domain/trade/tradeVocabulary';
import { type BlockTradeWorld, newBlockTradeWorld } from './blockTrade/records';
import { type BuybackWorld, newBuybackWorld } from './buyback/records';
import { type CopyTradingWorld, newCopyTradingWorld } from './copyTrading/records';
import { type CurrencyExchangeWorld, newCurrencyExchangeWorld } from './currencyExchange/records';
import { type DayTradingWorld, newDayTradingWorld } from './dayTrading/records';
import { type IdentityWorld, newIdentityWorld } from './identity/records';
import { type IpoWorld, newIpoWorld } from './ipo/records';
import { type Ledger, newLedger } from './ledger';
import { type LoansWorld, newLoansWorld } from './loans/records';
import { type LockUpWorld, newLockUpWorld } from './lockUp/records';
import { type NoticesWorld, newNoticesWorld } from './notices/records';
import type { RequestRecord } from './requests/records';
import { newRewardsWorld, type RewardsWorld } from './rewards/records';
import { newSupportWorld, type SupportWorld } from './support/records';
import { newTransfersWorld, type TransfersWorld } from './transfers/records';
import { newValueStockWorld, type ValueStockWorld } from './valueStock/records';

/**
 * Must be raised with every change to the shape of a world. A stored world of another version is replaced by a new one.
 */
export const worldVersion = 12;

/**
 * All stored state of the exchange, as plain JSON. Prices are not stored: they are computed from the seed and the time.
 */
export interface World {
  version: typeof worldVersion;
  seed: number;
  /** Exchange time minus the clock of the machine, in ms. */
  clockOffset: number;
  /** Time up to which orders, closings and liquidations are settled. */
  settledAt: number;
  /** The world replaced a stored world that this version can't read, and no client was informed yet. */
  replaced: boolean;
  /** Number of the next record or session. */
  nextNumber: number;
  members: Record<string, Member>;
  sessions: Record<string, Session>;
  positions: Record<string, PositionRecord>;
  /** What requests to cancel everything have cancelled, by id. */
  cancellations: Record<string, Cancellation>;
  /** Request ids that are used up, by account and id (`requestKey`). */
  requests: Record<string, RequestRecord>;
  ledger: Ledger;
  blockTrade: BlockTradeWorld;
  buyback: BuybackWorld;
  copyTrading: CopyTradingWorld;
  currencyExchange: CurrencyExchangeWorld;
  dayTrading: DayTradingWorld;
  identity: IdentityWorld;
  ipo: IpoWorld;
  loans: LoansWorld;
  lockUp: LockUpWorld;
  notices: NoticesWorld;
  rewards: RewardsWorld;
  support: SupportWorld;
  transfers: TransfersWorld;
  valueStock: ValueStockWorld;
}

/** A member of the demonstration. The password protects nothing, so it is stored as entered. */
export interface Member {
  account: string;
  password: string;
  /** Code that others register with. */
  inviteCode: string;
  invitedBy: string;
  registeredAt: number;
  verification: VerificationStatus;
  creditScore: number;
  restrictions: Restriction[];
  /** The agreement that the member accepted last; null if none. */
  agreement: { version: string; agreedAt: number } | null;
  /** Symbols on the watchlist by exchange, latest last. */
  watchlist: Record<string, string[]>;
  /** Groups of the watchlist, in the member's order; absent until the member makes one. */
  watchlistGroups?: { id: string; name: string; symbols: string[] }[];
  /** Times of the latest calls that move money, to detect too many calls in a short time. */
  recentCalls: number[];
}

export interface Session {
  account: string;
  expiresAt: number;
}

/** A position, or the order that will become one. Prices and amounts are decimal strings in yen, times epoch ms. */
export interface PositionRecord {
  id: string;
  orderNumber: string;
  account: string;
  symbol: string;
  source: PositionSource;
  side: Side;
  /** Null for a position that was granted without an order. */
  priceType: PriceType | null;
  status: PositionStatus;
  orderedAt: number;
  limitPrice: string | null;
  buyTime: number | null;
  buyPrice: string | null;
  shares: number;
  leverage: number;
  originalMargin: string;
  addedMargin: string;
  purchaseFee: string;
  /** Amount that is frozen while the order is pending. */
  reserved: string;
  /** What the order waits for beside its limit; null for a position that was granted without one. */
  opening: Conditions | null;
  /** The closing that is placed when the order is filled. */
  exit: Exit | null;
  closeLimitPrice: string | null;
  /** What the pending closing waits for beside its limit. */
  closing: Conditions | null;
  /** Number of shares in the pending closing. */
  closeShares: number | null;
  sellTime: number | null;
  sellPrice: string | null;
  sellingFee: string | null;
  stampDuty: string | null;
  liquidationFee: string | null;
  /** Set on closing, after all fees. */
  realisedProfit: string | null;
  /** Part of the loss that exceeded the balance it is taken from: the exchange bears it. Null when none. */
  lossBorne: string | null;
  closedBy: PositionCloser | null;
  cancelledAt: number | null;
  cancelledBy: OrderCanceller | null;
  lock: LockRule;
  /** Time by which a day trade is closed; null for all other positions. */
  closesAt: number | null;
  /** Id of the position that this closed part was split from. */
  splitFrom: string | null;
  history: PositionEvent[];
}

/** Orders and closings that were cancelled together. */
export interface Cancellation {
  id: string;
  /** Ids of their positions. */
  positions: string[];
}

/** What an order or a closing waits for beside its limit. Never changed in place. */
export interface Conditions {
  stopPrice: string | null;
  stopLimitPrice: string | null;
  trailBy: string | null;
  /** Where the best price of a trailing order starts; null for all others. */
  trailFrom: { at: number; price: string } | null;
  /** When its stop was reached; null before, and without one. */
  triggeredAt: number | null;
  /** Last day, `YYYY-MM-DD` at the exchange. */
  validUntil: string;
}

/** A closing that is placed when its order is filled. */
export type Exit = Omit<Conditions, 'trailFrom' | 'triggeredAt'> & { limitPrice: string | null };

/** An event in the history of an order or position. The optional fields depend on the kind. */
export interface PositionEvent {
  kind: PositionEventKind;
  at: number;
  price?: string;
  shares?: number;
  /** Margin added, in yen. */
  amount?: string;
  /** Remaining percent of the way to the liquidation price. */
  percentLeft?: number;
  /** Id of the closed record that was split off. */
  part?: string;
}

/**
 * When a position may be sold: 15 minutes after the purchase (specification 9), after the next trading day (T+1), after
 * some calendar days, at any time, or never by the member, because a mentor manages it.
 */
export type LockRule =
  | { kind: 'minutes' }
  | { kind: 'nextTradingDay' }
  | { kind: 'days'; days: number }
  | { kind: 'none' }
  | { kind: 'managed' };

/** A new world without members or activity. */
export function newWorld(seed: number, now: number, clockOffset = 0): World {
  return {
    version: worldVersion,
    seed,
    clockOffset,
    settledAt: now,
    replaced: false,
    nextNumber: 1,
    members: {},
    sessions: {},
    positions: {},
    cancellations: {},
    requests: {},
    ledger: newLedger(),
    blockTrade: newBlockTradeWorld(),
    buyback: newBuybackWorld(),
    copyTrading: newCopyTradingWorld(),
    currencyExchange: newCurrencyExchangeWorld(),
    dayTrading: newDayTradingWorld(),
    identity: newIdentityWorld(),
    ipo: newIpoWorld(),
    loans: newLoansWorld(),
    lockUp: newLockUpWorld(),
    notices: newNoticesWorld(),
    rewards: newRewardsWorld(),
    support: newSupportWorld(),
    transfers: newTransfersWorld(),
    valueStock: newValueStockWorld(),
  };
}
