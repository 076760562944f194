import type {
  OrderCanceller,
  PositionCloser,
  PositionEventKind,
  PositionSource,
  PositionStatus,
  PriceType,
  Restriction,
  Side,
  VerificationStatus,
} from '../../src/domain/vocabulary';
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
import { newRewardsWorld, type RewardsWorld } from './rewards/records';
import { newSupportWorld, type SupportWorld } from './support/records';
import { newTransfersWorld, type TransfersWorld } from './transfers/records';
import { newValueStockWorld, type ValueStockWorld } from './valueStock/records';

/** Raised whenever the shape of a world changes; a stored one of another version is replaced by a fresh one. */
export const worldVersion = 6;

/** Everything the exchange remembers, as plain JSON. Prices are not in it: they follow from the seed and the time. */
export interface World {
  version: typeof worldVersion;
  seed: number;
  /** Exchange time minus the clock of the machine, in ms. */
  clockOffset: number;
  /** Up to here orders, closings and liquidations have been settled. */
  settledAt: number;
  /** It took the place of a stored world that this version can't read, and nobody has been told yet. */
  replaced: boolean;
  /** Number of the next record or session. */
  nextNumber: number;
  members: Record<string, Member>;
  sessions: Record<string, Session>;
  positions: Record<string, PositionRecord>;
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

/** A demonstration's member: no password here protects anything, so it is kept as typed. */
export interface Member {
  account: string;
  password: string;
  /** Others register with it. */
  inviteCode: string;
  invitedBy: string;
  registeredAt: number;
  verification: VerificationStatus;
  creditScore: number;
  restrictions: Restriction[];
  /** What the member agreed to last; null where nothing was sent. */
  agreement: { version: string; agreedAt: number } | null;
  /** Starred symbols by exchange, the latest last. */
  watchlist: Record<string, string[]>;
  /** Moments of the latest calls that move money, to notice when they come too frequently. */
  recentCalls: number[];
  /** Requests that have moved money, the latest last. */
  requests: RequestRecord[];
}

/** A request that was carried out. Its id stands for this call and body from then on. */
export interface RequestRecord {
  /** The client request id. */
  id: string;
  /** Path of the call. */
  path: string;
  bodyHash: number;
  /** Id of the record that it made or changed. */
  record: string;
}

export interface Session {
  account: string;
  expiresAt: number;
}

/** A position or the order that will become one. Prices and amounts are decimal strings in yen, moments epoch ms. */
export interface PositionRecord {
  id: string;
  orderNumber: string;
  account: string;
  symbol: string;
  source: PositionSource;
  side: Side;
  priceType: PriceType;
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
  /** Frozen for it while it waits. */
  reserved: string;
  closeLimitPrice: string | null;
  /** How many of its shares the closing that waits is for. */
  closeShares: number | null;
  sellTime: number | null;
  sellPrice: string | null;
  sellingFee: string | null;
  stampDuty: string | null;
  liquidationFee: string | null;
  /** After all fees, once closed. */
  realisedProfit: string | null;
  closedBy: PositionCloser | null;
  cancelledAt: number | null;
  cancelledBy: OrderCanceller | null;
  lock: LockRule;
  /** A day trade is closed by then; null for every other position. */
  closesAt: number | null;
  /** Id of the position that this record was a part of until it was closed. */
  splitFrom: string | null;
  history: PositionEvent[];
}

/** Something that happened to an order or a position. What else is said of it depends on what it is. */
export interface PositionEvent {
  kind: PositionEventKind;
  at: number;
  price?: string;
  shares?: number;
  /** Margin added, in yen. */
  amount?: string;
  /** Of the way to the liquidation price. */
  percentLeft?: number;
  /** Id of the record that a part was closed into. */
  part?: string;
}

/**
 * From when a position may be sold: 15 minutes after the purchase (specification 9), after the trading day that
 * follows it (T+1), after some calendar days, at any time, or never by its member, because somebody else manages it.
 */
export type LockRule =
  | { kind: 'minutes' }
  | { kind: 'nextTradingDay' }
  | { kind: 'days'; days: number }
  | { kind: 'none' }
  | { kind: 'managed' };

/** An exchange on which nothing has happened. */
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
