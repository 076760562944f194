// itayose/domain/account (stable)

import { type LoginPasswordFault } from '../settings/passwordRules.js';
export declare function normaliseAccount(typed: string): string;
export interface RegisterForm {
    account: string;
    password: string;
    confirmPassword: string;
    inviteCode: string;
    agreed: boolean;
}
export interface RegisterReasons {
    account?: 'required' | 'capitalLetters' | 'notTenDigits';
    password?: 'required' | LoginPasswordFault;
    confirmPassword?: 'required' | 'mismatch';
    inviteCode?: 'required';
    agreed?: 'notAgreed';
}
export declare function registerReasons(form: RegisterForm): RegisterReasons;
export interface LoginReasons {
    account?: 'required';
    password?: 'required';
    agreed?: 'notAgreed';
}
export declare function loginReasons(form: {
    account: string;
    password: string;
    agreed: boolean;
}): LoginReasons;

// itayose/domain/accountReasons (stable)

import type { Reason } from '../reason.js';
import type { Restriction } from './accountVocabulary.js';
export type Ban = Extract<Restriction, 'tradeBanned' | 'withdrawBanned'>;
export declare function accountReasons(restrictions: readonly Restriction[], ban?: Ban): Reason[];
export declare function creditReasons(of: 'loan' | 'withdrawal', score: number, minimum: number): Reason[];

// itayose/domain/affordableLots (stable)

import { type TradeRates } from './orderCost.js';
declare const shareOfBalance: {
    readonly quarter: '4';
    readonly half: '2';
    readonly max: '1';
};
interface Budget {
    available: string;
    price: string;
    leverage: number;
    lotSize: number;
    maxLots: number;
    rates: TradeRates;
    part: keyof typeof shareOfBalance;
}
export declare function affordableLots({ available, price, leverage, lotSize, maxLots, rates, part, }: Budget): number;
export {};

// itayose/domain/amendment (stable)

import { type ConditionsDraft } from './conditionsDraft.js';
import { type OrderConditions } from './orderConditions.js';
interface Waiting extends OrderConditions {
    triggeredAt?: number | null | undefined;
    validUntil?: string | undefined;
}
export interface AmendmentDraft extends ConditionsDraft {
    lots: string;
}
export declare function amendmentOf({ validUntil, ...waiting }: Waiting, lots: number): AmendmentDraft;
export declare function isAmended(before: AmendmentDraft, after: AmendmentDraft): boolean;
export declare function losesItsPlace(before: AmendmentDraft, after: AmendmentDraft): boolean;
export declare function exitLasting<Exit extends {
    validUntil?: string | null | undefined;
}>(exit: Exit, until: string | null): Exit;
export {};

// itayose/domain/amountReasons (stable)

import type { Currency } from './currencyExchange/currencyExchangeVocabulary.js';
import type { AmountMaximum, Reason } from './reason.js';
export interface TransferLimits {
    minimum: string;
    maximum: string;
}
export interface AmountRules {
    minimum?: string | undefined;
    maximum?: string | undefined;
    of?: AmountMaximum;
    currency?: Currency;
    decimals: number;
    available?: string | undefined;
}
export declare function amountReasons<Field extends string>(field: Field, typed: string, { minimum, maximum, of, currency, decimals, available }: AmountRules): Reason<Field>[];
export declare function integerReasons<Field extends string>(field: Field, typed: string): Reason<Field>[];

// itayose/domain/assetParts (stable)

export interface AssetBalances {
    availableFunds: string;
    frozenFunds: string;
    positionMargin: string;
    investedFunds: string;
    foreignFunds: string;
    unrealisedProfit: string;
}
export interface AssetPart {
    part: 'available' | 'frozen' | 'positions' | 'invested' | 'foreign';
    amount: string;
    percent: string | undefined;
}
export declare function assetParts(balances: AssetBalances): AssetPart[];

// itayose/domain/assetResult (stable)

export interface AssetsOverTime {
    points: readonly {
        at: number;
        totalAssets: string;
        borrowed: string;
    }[];
    movements: readonly {
        at: number;
        amount: string;
    }[];
}
export interface AssetResult {
    change: string;
    percent: string | undefined;
    moved: string;
}
export declare const ownAssets: ({ totalAssets, borrowed }: {
    totalAssets: string;
    borrowed: string;
}) => string;
export declare function assetResult({ points, movements }: AssetsOverTime): AssetResult | undefined;
export declare function placeOf(moment: number, points: AssetsOverTime['points']): number;

// itayose/domain/atPrice (stable)

import type { TradeRates } from './orderCost.js';
import type { PositionStatus, Side } from './tradeVocabulary.js';
interface Valued {
    status: PositionStatus;
    side: Side;
    quantity: number;
    buyPrice?: string | null | undefined;
    purchaseFee: string;
    latestPrice: string;
    marketValue: string;
    profitLoss: string;
}
export declare function atPrice<Position extends Valued>(position: Position, latestPrice: string | undefined, rates: TradeRates | undefined): Position;
export {};

// itayose/domain/auction (stable)

import type { BookSide } from './marketVocabulary.js';
export interface AuctionOrder {
    side: BookSide;
    price: number | null;
    shares: number;
}
export interface AuctionAtPrice {
    price: number;
    buys: number;
    sells: number;
    shares: number;
}
export type AuctionRule = 'volume' | 'surplus' | 'nearest' | 'side';
export interface AuctionStep {
    rule: AuctionRule;
    left: readonly AuctionAtPrice[];
}
export interface AuctionResult {
    at: AuctionAtPrice;
    rule: AuctionRule;
}
export declare const auctionRules: readonly ["volume", "surplus", "nearest", "side"];
export declare function auctionTable(orders: readonly AuctionOrder[], prices: readonly number[]): readonly AuctionAtPrice[];
export declare function auctionSteps(table: readonly AuctionAtPrice[], last: number): AuctionStep[];
export declare function auctionResult(table: readonly AuctionAtPrice[], last: number): AuctionResult | undefined;
export declare function auctionFill(orders: readonly AuctionOrder[], order: AuctionOrder, { price, shares }: AuctionAtPrice): number;
export declare const inPriority: (orders: readonly AuctionOrder[], side: BookSide) => readonly AuctionOrder[];

// itayose/domain/awaitedPrice (stable)

import type { PositionStatus } from './tradeVocabulary.js';
interface Conditions {
    stopPrice?: string | null | undefined;
    currentStop?: string | null | undefined;
    triggeredAt?: number | null | undefined;
}
export interface AwaitingOrder {
    status: PositionStatus;
    latestPrice: string;
    limitPrice?: string | null | undefined;
    closeLimitPrice?: string | null | undefined;
    opening?: Conditions | null | undefined;
    closing?: Conditions | null | undefined;
}
export declare function awaitedPrice(order: AwaitingOrder): string | undefined;
export declare function awaitedDistance(order: AwaitingOrder): string | undefined;
export {};

// itayose/domain/bidAboveMarket (stable)

import { type LimitFill } from '../trade/limitFill.js';
export declare function bidAboveMarket(price: string, marketPrice: string): LimitFill | undefined;

// itayose/domain/blockTradeDiscount (stable)

export interface Discount {
    amount: string;
    percent: string;
}
export declare function discountToMarket(price: string, marketPrice: string): Discount;

// itayose/domain/blockTradeReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
import type { WindowState } from '../timeWindow.js';
import { type LotsLimits } from '../trade/lotsReasons.js';
export interface BlockTradeRules extends WindowState {
    lotSize: number;
    purchaseFeeRate: string;
    applicationsLeft: number;
    sharesLeft: number;
}
export interface BlockTradeForm {
    now: number;
    rules: BlockTradeRules;
    offer: {
        minimumBid: string;
        limitUp: string;
        minShares: number;
        maxShares: number;
        applicationsLeft: number;
    };
    restrictions: readonly Restriction[];
    available: string | undefined;
    price: string;
    lots: string;
}
export declare const bidLots: ({ minShares, maxShares }: {
    minShares: number;
    maxShares: number;
}, { lotSize }: {
    lotSize: number;
}) => LotsLimits;
export interface BlockTradeCost {
    price: string;
    shares: number;
    turnover: string;
    purchaseFee: string;
    total: string;
}
export declare function blockTradeCost(form: Pick<BlockTradeForm, 'price' | 'lots' | 'rules'>): BlockTradeCost | undefined;
export declare function blockTradeReasons(form: BlockTradeForm): Reason<'price' | 'lots'>[];

// itayose/domain/breakEvenPrice (stable)

import { type TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
interface PaidPosition {
    side: Side;
    buyPrice: string;
    shares: number;
    purchaseFee: string | undefined;
    rates: TradeRates;
}
export declare function breakEvenPrice({ side, buyPrice, shares, purchaseFee, rates, }: PaidPosition): string | undefined;
export {};

// itayose/domain/buybackReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
export interface TenderablePosition {
    id: string;
    lots: number;
    sellableAt: number;
    tendered: boolean;
}
export interface TenderForm {
    now: number;
    offer: {
        open: boolean;
        deadline: number;
        minLots: number;
        positions: readonly TenderablePosition[];
    };
    restrictions: readonly Restriction[];
    positionId: string | undefined;
    lots: string;
}
export declare function tenderReasons({ now, offer, restrictions, positionId, lots }: TenderForm): Reason<'lots'>[];
export declare function positionToTender<Position extends TenderablePosition>(positions: readonly Position[], chosenId: string | undefined, now: number): Position | undefined;

// itayose/domain/cardFields (stable)

import type { CardRegion } from './cardsVocabulary.js';
export type CardField = 'holder' | 'number' | 'type' | 'bankName' | 'branchName' | 'branchCode' | 'ifsc' | 'upi';
export declare function cardFields(region: CardRegion): readonly CardField[];
export declare const cardNumberDigits: Record<CardRegion, {
    minimum: number;
    maximum: number;
}>;
export declare const branchCodeDigits: Record<Exclude<CardRegion, 'IN'>, number>;

// itayose/domain/cardReasons (stable)

import { type CardField } from './cardFields.js';
import type { CardRegion, CardType } from './cardsVocabulary.js';
import { type VerifiedName } from './holderName.js';
export interface CardForm {
    region: CardRegion;
    holder: string;
    number: string;
    type: CardType | '';
    bankName: string;
    branchName: string;
    branchCode: string;
    ifsc: string;
    upi: string;
}
export type CardReason = 'required' | 'malformed' | 'notKatakana' | 'spellingMissing' | 'holderDiffers';
export type CardReasons = Partial<Record<CardField, CardReason>>;
export declare function cardReasons(form: CardForm, verified?: VerifiedName): CardReasons;
export declare function normaliseCard(form: CardForm): CardForm;

// itayose/domain/chartSettings (stable)

import { type ChartIndicator, type ChartPeriod } from './marketVocabulary.js';
import { type AverageLength } from './movingAverage.js';
export interface ChartSettings {
    period: ChartPeriod;
    averages: readonly AverageLength[];
    line: boolean;
    limits: boolean;
    indicators?: readonly ChartIndicator[] | undefined;
}
export declare function readChartSettings(written: string | null): ChartSettings;
export declare function writeChartSettings(settings: ChartSettings): string;

// itayose/domain/closeReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import { type MarketState } from '../market/marketReasons.js';
import type { Reason } from '../reason.js';
import { type ConditionsDraft, type ConditionsField, type ConditionsMarket } from './conditionsDraft.js';
import { type TermRules } from './orderTerms.js';
import type { SellLock } from './sellLock.js';
import type { PositionStatus } from './tradeVocabulary.js';
export interface ClosablePosition extends Omit<MarketState, 'priceType'> {
    status: PositionStatus;
    lock: SellLock;
    lotsHeld: number;
    lotsWaiting: number;
    restrictions: readonly Restriction[];
}
export interface CloseForm extends ClosablePosition, ConditionsDraft, Pick<ConditionsMarket, 'marketSide' | 'limits' | 'ownTick'> {
    lots: string;
    terms: TermRules | undefined;
}
export type CloseField = ConditionsField | 'lots';
export declare function closeReasons(form: CloseForm): Reason<CloseField>[];
export declare function closeBlocks(position: ClosablePosition): Reason[];
export declare function waitingBlocks(position: ClosablePosition): Reason[];
export declare const managed: Reason;

// itayose/domain/closeSummary (stable)

import type { ClosingCost, TradeRates } from './orderCost.js';
import type { PriceType, Side } from './tradeVocabulary.js';
export interface CloseSummary {
    price: string;
    shares: number;
    gross: string;
    purchaseFee: string;
    closing: ClosingCost;
    net: string | undefined;
    margin: string;
    credited: string | undefined;
    left: {
        shares: number;
        margin: string;
    };
}
export interface ClosingPosition {
    side: Side;
    buyPrice: string;
    shares: number;
    originalMargin: string;
    addedMargin: string;
    purchaseFee: string;
}
export interface ClosingOrder {
    priceType: PriceType;
    limitPrice: string;
    latestPrice: string;
    atPrice?: string | undefined;
    shares: number | undefined;
    rates: TradeRates | undefined;
}
export declare function closeSummary(position: ClosingPosition, order: ClosingOrder): CloseSummary | undefined;

// itayose/domain/closedDays (stable)

export interface ReceivedDays {
    from: string;
    until: string;
    holidays: readonly string[];
}
export declare function closedDays(received: ReceivedDays | undefined): ReadonlySet<string>;

// itayose/domain/conditionsDraft (stable)

import type { PriceLimits } from '../market/priceLimits.js';
import type { Reason } from '../reason.js';
import { type MarketSide } from './orderConditions.js';
import { type ChosenTerm, type TermRules } from './orderTerms.js';
import type { OrderKind, PriceType } from './tradeVocabulary.js';
export type ConditionPrices = Record<'limitPrice' | 'stopPrice' | 'stopLimitPrice' | 'trailBy', string>;
export type ConditionPrice = keyof ConditionPrices;
export interface ConditionsDraft extends ConditionPrices, ChosenTerm {
    kind: OrderKind;
    limitsStop: boolean;
}
export type ConditionsField = ConditionPrice | 'until';
export declare const pricesOfKind: Record<OrderKind, readonly ConditionPrice[]>;
export declare const pricesOf: ({ kind, limitsStop, }: Pick<ConditionsDraft, 'kind' | 'limitsStop'>) => readonly ConditionPrice[];
export declare const stopKinds: ["stop", "stopLimit", "oco", "trailing"];
export interface ConditionsMarket {
    marketSide: MarketSide;
    latestPrice: string | undefined;
    limits: PriceLimits | undefined;
    ownTick?: string | undefined;
}
export type ConditionsAction = {
    type: 'kind';
    kind: OrderKind;
    market: ConditionsMarket;
} | {
    type: 'price';
    of: ConditionPrice;
    typed: string;
} | {
    type: 'limitsStop';
    chosen: boolean;
} | {
    type: 'term';
    term: ConditionsDraft['term'];
} | {
    type: 'until';
    until: string;
};
export declare const emptyConditions: ConditionsDraft;
export declare function conditionsDraft(draft: ConditionsDraft, action: ConditionsAction): ConditionsDraft;
export declare function conditionsReasons(draft: ConditionsDraft, market: ConditionsMarket, terms: TermRules | undefined): Reason<ConditionsField>[];
export interface RequestedConditions {
    priceType: PriceType;
    limitPrice: string | null;
    stopPrice: string | null;
    stopLimitPrice: string | null;
    trailBy: string | null;
    validUntil: string | null;
}
export declare function toConditions(draft: ConditionsDraft, terms: TermRules | undefined): RequestedConditions;
export declare function steppedTrail(typed: string, by: 1 | -1, latestPrice: string, ownTick?: string): string;
type TrailMarket = Pick<ConditionsMarket, 'marketSide' | 'latestPrice' | 'ownTick'>;
export declare function trailingStopNow(typed: string, { marketSide, latestPrice, ownTick }: TrailMarket): string | undefined;
export declare function typedStopPrice(draft: ConditionsDraft, market: TrailMarket): string | undefined;
export {};

// itayose/domain/copyTradeDrawdown (stable)

export declare function drawdowns(values: readonly string[]): string[];
export declare function maximumDrawdown(values: readonly string[]): string;
interface FallenDay {
    date: string;
    drawdown: string;
}
export declare function deepestFall(days: readonly FallenDay[]): {
    high: string | undefined;
    low: string;
} | undefined;
export {};

// itayose/domain/copyTradeMonths (stable)

export interface FundDay {
    date: string;
    netAssetValue: string;
    drawdown: string;
}
export interface FundMonth {
    month: string;
    profit: string;
    drawdown: string;
}
export declare function copyTradeMonths(days: readonly FundDay[]): FundMonth[];

// itayose/domain/copyTradeOrder (stable)

export declare const copyTradeSorts: readonly ['listed', 'result', 'drawdown'];
export type CopyTradeSort = (typeof copyTradeSorts)[number];
export declare const drawdownLimits: readonly ['all', '0.1', '0.2', '0.3'];
export type DrawdownLimit = (typeof drawdownLimits)[number];
interface Comparable {
    profit: string;
    maximumDrawdown: string;
}
export declare function arrangeCopyTrades<Product extends Comparable>(products: readonly Product[], { sort, limit }: {
    sort: CopyTradeSort;
    limit: DrawdownLimit;
}): readonly Product[];
export {};

// itayose/domain/copyTradeReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
export interface CopyTradeForm {
    now: number;
    product: {
        recruitsFrom: number;
        recruitsUntil: number;
        minimumInvestment: string;
    };
    restrictions: readonly Restriction[];
    available: string | undefined;
    amount: string;
}
export declare function copyTradeReasons({ now, product, amount, ...form }: CopyTradeForm): Reason<'amount'>[];
export interface CopyTradeStop {
    restrictions: readonly Restriction[];
    orderOpen: boolean;
    sessionOpen: boolean;
    opensAt: number | undefined;
}
export declare function copyTradeStopReasons(stop: CopyTradeStop): Reason[];

// itayose/domain/copyTradeResult (stable)

export interface CopyTradeResult {
    performanceFee: string;
    payout: string;
    profitLoss: string;
}
export declare function copyTradeResult(buyAmount: string, value: string, performanceFeeRate: string): CopyTradeResult;
export declare function stopOutcome(record: {
    value: string;
    closingFees: string;
    performanceFee: string;
}): {
    before: string;
    back: string;
};

// itayose/domain/creditScore (stable)

export declare const highestCreditScore = 100;
export declare const startingCreditScore = 70;
export declare const withdrawalCreditScore = 60;
export interface CreditBand {
    score: number;
    limit: string;
}
export declare function changedCreditScore(score: number, change: number): number;
export declare function overdueCreditScore(score: number, fall: number): number;
export declare function creditLimitOf(score: number, bands: readonly CreditBand[]): string;

// itayose/domain/creditedAtClose (stable)

interface Closed {
    originalMargin: string;
    addedMargin: string;
    profitLoss: string;
    purchaseFee: string;
}
export declare const creditedAtClose: ({ originalMargin, addedMargin, profitLoss, purchaseFee }: Closed) => string;
export {};

// itayose/domain/currencyAmounts (stable)

import type { Currency } from './currencyExchangeVocabulary.js';
export type CurrencySide = 'give' | 'receive';
export interface CurrencyDraft {
    from: Currency;
    to: Currency;
    side: CurrencySide;
    typed: string;
}
export declare function currencyAmounts({ from, to, side, typed }: CurrencyDraft, rate: string | undefined): {
    give: string | undefined;
    receive: string | undefined;
};

// itayose/domain/currencyConversion (stable)

import type { Currency } from './currencyExchangeVocabulary.js';
export declare function crossRate(fromInYen: string, toInYen: string): string;
export declare function convertedAmount(amount: string, rate: string, to: Currency): string;
export declare function amountNeeded(wanted: string, rate: string, from: Currency): string;
export declare function rateHasMoved(seen: string, now: string, tolerance: string): boolean;

// itayose/domain/currencyDecimals (stable)

import type { Currency, HeldCurrency } from './currencyExchangeVocabulary.js';
export declare const currencyDecimals: (currency: HeldCurrency) => number;
export declare function isCurrencyAmount(amount: string, currency: Currency): boolean;

// itayose/domain/currencyHours (stable)

export interface CurrencyHours {
    open: boolean;
    changesAt: number;
    pricedAt: number;
}
export declare function currencyHoursAt(moment: number): CurrencyHours;

// itayose/domain/currencyPairs (stable)

import type { Currency } from './currencyExchangeVocabulary.js';
export interface FirstStep {
    currency: Currency;
    first: Currency;
}
export declare function stepBetween(from: Currency, to: Currency): FirstStep | undefined;
export declare const isDirect: (from: Currency, to: Currency) => boolean;
export declare const usualCounterpart: (currency: Currency) => Currency;

// itayose/domain/currencyReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
import type { WindowState } from '../timeWindow.js';
import { type CurrencyDraft, type CurrencySide } from './currencyAmounts.js';
export interface CurrencyForm extends CurrencyDraft {
    now: number;
    restrictions: readonly Restriction[];
    balance: string | undefined;
    quote: CurrencyTerms | undefined;
}
interface CurrencyTerms extends WindowState {
    rate: string;
    minimum: string;
    maximum: string;
}
export declare function currencyReasons(form: CurrencyForm): Reason<CurrencySide>[];
export {};

// itayose/domain/dayTradeReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
import { type OpeningCost } from '../trade/orderCost.js';
import type { OrderRules } from '../trade/orderReasons.js';
import type { Side } from '../trade/tradeVocabulary.js';
export interface DayTradeRuleSet extends OrderRules {
    headroomRate: string;
    reservable: boolean;
    reserveFrom: number;
    reserveUntil: number;
}
export interface DayTradeForm {
    now: number;
    rules: DayTradeRuleSet;
    stock: (DayTradeStock & {
        suspended: boolean;
    }) | undefined;
    reserved: boolean;
    restrictions: readonly Restriction[];
    available: string | undefined;
    side: Side;
    leverage: number;
    lots: string;
}
export interface DayTradeStock {
    latestPrice: string;
    limitUp: string;
    limitDown: string;
}
export interface DayTradeCost extends OpeningCost {
    shares: number;
    limitPrice: string;
    highestFillPrice: string;
    breakEven: string | undefined;
}
export declare function dayTradeLimit(side: Side, stock: DayTradeStock, headroomRate: string): string;
export declare const highestDayTradePrice: (side: Side, stock: DayTradeStock, headroomRate: string) => string;
export declare function dayTradeCost({ stock, rules, side, leverage, lots, }: Pick<DayTradeForm, 'stock' | 'rules' | 'side' | 'leverage' | 'lots'>): DayTradeCost | undefined;
export declare function dayTradeReasons(form: DayTradeForm): Reason<'lots'>[];

// itayose/domain/decimal (stable)

export type Rounding = 'down' | 'up' | 'halfUp';
export declare function add(...values: string[]): string;
export declare function subtract(a: string, b: string): string;
export declare function multiply(...values: string[]): string;
export declare function divide(a: string, b: string, decimals: number, rounding?: Rounding): string;
export declare function compare(a: string, b: string): -1 | 0 | 1;
export declare function negate(value: string): string;
export declare function isPositive(value: string): boolean;
export declare function isZero(value: string): boolean;
export declare function isWhole(value: string): boolean;
export declare function min(first: string, ...others: string[]): string;
export declare function max(first: string, ...others: string[]): string;
export declare function round(value: string, decimals: number, rounding: Rounding): string;

// itayose/domain/depositReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import { type TransferLimits } from '../amountReasons.js';
import type { DepositProof, Reason } from '../reason.js';
import type { WindowState } from '../timeWindow.js';
import type { DepositChannelKind } from './depositsVocabulary.js';
export interface DepositForm {
    now: number;
    restrictions: readonly Restriction[];
    otherOperation: boolean;
    hours: WindowState;
    channel: TransferLimits & DepositChannel;
    amount: string;
    channelPassword: string;
    proof: 'missing' | 'uploading' | 'complete';
}
interface DepositChannel {
    kind: DepositChannelKind;
    hours: WindowState;
    needsPassword: boolean;
}
export declare function depositReasons(form: DepositForm): Reason<'amount'>[];
export declare const depositProof: (kind: DepositChannelKind) => DepositProof;
export {};

// itayose/domain/depositWindow (stable)

import { type TimeWindow, type WindowState } from '../timeWindow.js';
export type WindowHours = TimeWindow & WindowState;
export declare function depositWindow(received: WindowHours | null | undefined, now: number, holidays: ReadonlySet<string>): WindowHours;
export declare function isMorePermissive(received: WindowHours, applied: WindowHours, now: number): boolean;

// itayose/domain/depthShares (stable)

export declare function depthShares(shares: readonly string[]): number[];

// itayose/domain/fundRecordTypes (stable)

export declare const kindOfFundRecord: {
    readonly deposit: 'deposit';
    readonly withdrawalRequested: 'withdrawal';
    readonly withdrawalPaid: 'withdrawal';
    readonly withdrawalReturned: 'withdrawal';
    readonly orderPlaced: 'order';
    readonly orderAmended: 'order';
    readonly orderFilled: 'order';
    readonly dayTradeReleased: 'order';
    readonly orderCancelled: 'order';
    readonly orderExpired: 'order';
    readonly orderLapsed: 'order';
    readonly marginAdded: 'order';
    readonly positionClosed: 'order';
    readonly positionLiquidated: 'order';
    readonly ipoApplied: 'ipo';
    readonly ipoNotWon: 'ipo';
    readonly ipoPartNotWon: 'ipo';
    readonly ipoPaid: 'ipo';
    readonly ipoForfeited: 'ipo';
    readonly ipoListed: 'ipo';
    readonly blockTradeApplied: 'blockTrade';
    readonly blockTradePassed: 'blockTrade';
    readonly blockTradeRejected: 'blockTrade';
    readonly copyTradeJoined: 'copyTrading';
    readonly copyTradeEnded: 'copyTrading';
    readonly lockUpBought: 'lockUp';
    readonly lockUpIncome: 'lockUp';
    readonly lockUpEnded: 'lockUp';
    readonly valueStockApplied: 'valueStock';
    readonly valueStockPassed: 'valueStock';
    readonly valueStockRejected: 'valueStock';
    readonly valueStockCancelled: 'valueStock';
    readonly buybackSold: 'buyback';
    readonly currencyExchanged: 'currencyExchange';
    readonly loanGranted: 'loan';
    readonly loanRepaid: 'loan';
    readonly signInReward: 'reward';
    readonly referralReward: 'reward';
};
export type FundRecordType = keyof typeof kindOfFundRecord;
export declare const fundRecordTypes: [FundRecordType, ...FundRecordType[]];

// itayose/domain/fundTotals (stable)

interface Movement {
    currency: string;
    amount: string;
    balanceAfter: string;
}
export interface FundTotals<Currency extends string> {
    currency: Currency;
    opening: string;
    added: string;
    taken: string;
    closing: string;
}
export declare function fundTotals<One extends Movement>(records: readonly One[]): FundTotals<One['currency']>[];
export {};

// itayose/domain/fundsReasons (stable)

import type { Reason } from './reason.js';
export declare function fundsReasons<Field extends string = never>(available: string | undefined, total: string | undefined, field?: Field): Reason<Field>[];

// itayose/domain/guessablePin (stable)

export type GuessablePin = 'repeats' | 'sequence' | 'phoneDigits' | 'date';
export declare function guessablePin(pin: string, phone: string): GuessablePin | undefined;

// itayose/domain/heldSums (stable)

import type { Side } from './tradeVocabulary.js';
export interface PositionTotals {
    margin: string;
    marketValue: string;
    gross: string;
    purchaseFees: string;
    closingFees: string;
    lossBorne?: string | null | undefined;
    profitLoss: string;
}
interface Held {
    side: Side;
    quantity: number;
    buyPrice?: string | null | undefined;
    latestPrice: string;
    originalMargin: string;
    addedMargin: string;
    marketValue: string;
    purchaseFee: string;
    profitLoss: string;
}
export declare function heldSums(positions: readonly Held[]): PositionTotals;
export {};

// itayose/domain/holderName (stable)

import type { SpelledScript } from '../identity/identityVocabulary.js';
import type { CardRegion } from './cardsVocabulary.js';
export interface VerifiedName {
    name: string;
    katakanaName?: string | null | undefined;
    latinName?: string | null | undefined;
}
export declare function holderNames(region: CardRegion, { name, katakanaName, latinName }: VerifiedName): string[];
export declare function missingSpelling(region: CardRegion, verified: VerifiedName): SpelledScript | undefined;
export declare function canBeHolder(region: CardRegion, holder: string, verified: VerifiedName): boolean;

// itayose/domain/holdingLevels (stable)

import { type Side } from './tradeVocabulary.js';
export interface Holding {
    side: Side;
    price: string;
    shares: number;
}
export interface HoldingLevel extends Holding {
    profit: string;
}
export declare function holdingLevels(positions: readonly HoldingLevel[]): HoldingLevel[];
export declare function orderLevels(orders: readonly Holding[]): Holding[];

// itayose/domain/holidays (stable)

export declare const holidays: ReadonlySet<string>;

// itayose/domain/hoursReasons (stable)

import type { Period, Reason, ServiceHours } from './reason.js';
import { type WindowState } from './timeWindow.js';
export declare function hoursReasons(of: ServiceHours, hours: WindowState, now: number): Reason[];
export declare function periodReasons(of: Period, [from, until]: [from: number, until: number], now: number): Reason[];

// itayose/domain/imageReasons (stable)

export interface ImageLimits {
    contentTypes: readonly string[];
    maxSize: number;
    minSide?: number | undefined;
}
export declare const readableSide = 600;
export declare const readableLimits: <Limits extends ImageLimits>(limits: Limits) => Limits;
export type ImageReason = 'otherType' | 'heic' | 'unreadable' | 'notPrepared' | 'tooSmall' | 'tooLarge';
export declare function fileReason(type: string | undefined, limits: ImageLimits): 'unreadable' | 'heic' | 'otherType' | undefined;
export interface PreparedSize {
    size: number;
    width: number;
    height: number;
}
export declare function imageReason({ size, width, height }: PreparedSize, { maxSize, minSide }: ImageLimits): 'tooSmall' | 'tooLarge' | undefined;

// itayose/domain/ipoCalendar (stable)

export declare const ipoDateKinds: readonly ['opens', 'deadline', 'draw', 'payment', 'listing'];
export type IpoDateKind = (typeof ipoDateKinds)[number];
export interface IpoDates {
    subscriptionDate: number;
    deadline: number;
    drawDate: number;
    paymentDeadline: number;
    listingDate: number;
}
export declare function ipoDatesOf(issue: IpoDates): Record<IpoDateKind, number>;
export interface IpoCalendarEvent<Issue> {
    kind: IpoDateKind;
    at: number;
    issue: Issue;
}
export interface IpoCalendarDay<Issue> {
    date: string;
    events: IpoCalendarEvent<Issue>[];
}
export declare function ipoCalendar<Issue extends IpoDates>(issues: readonly Issue[], now: number): IpoCalendarDay<Issue>[];

// itayose/domain/ipoHeld (stable)

export declare function ipoHeld(issues: readonly {
    id: string;
    applicationId?: string | null | undefined;
}[], applications: readonly {
    issueId: string;
    frozenAmount: string;
}[]): string | undefined;

// itayose/domain/ipoOdds (stable)

export interface PastAllotments {
    issues: number;
    appliedLots: number;
    allottedLots: number;
}
export declare function allottedOf100(past: PastAllotments | null | undefined): string | undefined;

// itayose/domain/ipoPhase (stable)

import type { IpoPhase } from './ipoVocabulary.js';
export declare function ipoPhaseAt(issue: {
    subscriptionDate: number;
    deadline: number;
}, now: number): IpoPhase;

// itayose/domain/ipoPrice (stable)

export declare function ipoPrice({ issuePrice, lots, lotSize, }: {
    issuePrice: string;
    lots: number;
    lotSize: number;
}): string;

// itayose/domain/ipoReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
import type { WindowState } from '../timeWindow.js';
export interface IpoForm {
    now: number;
    issue: {
        subscriptionDate: number;
        deadline: number;
        issuePrice: string;
        lotSize: number;
        minLots: number;
        maxLots: number;
    };
    channel: WindowState;
    applied: boolean;
    restrictions: readonly Restriction[];
    available: string | undefined;
    lots: string;
}
export declare function ipoReasons({ issue, now, ...form }: IpoForm): Reason<'lots'>[];
export interface IpoPayForm {
    now: number;
    channel: WindowState;
    restrictions: readonly Restriction[];
    paymentStartsAt: number;
    paymentDeadline: number;
}
export declare function ipoPayReasons(form: IpoPayForm): Reason[];

// itayose/domain/isFullyPaid (stable)

import type { Side } from './tradeVocabulary.js';
export interface PaidPosition {
    side: Side;
    buyPrice: string;
    shares: number;
    margin: string;
}
export declare const isFullyPaid: ({ side, buyPrice, shares, margin }: PaidPosition) => boolean;

// itayose/domain/isOlderVersion (stable)

export declare function isOlderVersion(version: string, than: string): boolean;

// itayose/domain/katakana (stable)

export declare const asKatakana: (name: string) => string;
export declare const isKatakana: (name: string) => boolean;

// itayose/domain/limitFill (stable)

import type { PriceType, Side } from './tradeVocabulary.js';
export type OrderAction = 'buy' | 'sell';
export declare const openingAction: (side: Side) => OrderAction;
export declare const closingAction: (side: Side) => OrderAction;
export declare const farLimitPercent = "3";
export interface LimitFill {
    atOnce: boolean;
    worseBy: string;
    far: boolean;
}
export declare function limitFill(action: OrderAction, limitPrice: string, latestPrice: string): LimitFill;
export declare function typedLimitFill(action: OrderAction, { priceType, limitPrice }: {
    priceType: PriceType;
    limitPrice: string;
}, latestPrice: string | undefined): LimitFill | undefined;
export declare function highestFillPrice({ side, priceType }: {
    side: Side;
    priceType: PriceType;
}, limitPrice: string | undefined, latestPrice: string | undefined): string | undefined;
export declare function followsMarket(order: {
    side: Side;
    priceType: PriceType;
    limitPrice: string;
}, latestPrice: string): boolean;

// itayose/domain/limitPriceReasons (stable)

import type { PriceLimits } from '../market/priceLimits.js';
import type { Reason } from '../reason.js';
export type TypedPriceLimits = PriceLimits | {
    limitUp: string;
    minimumBid: string;
};
export declare function limitPriceReasons<Field extends string>(field: Field, typed: string, limits: TypedPriceLimits | undefined, own?: string): Reason<Field>[];

// itayose/domain/liquidationDistance (stable)

export interface AtRisk {
    buyPrice: string;
    liquidationPrice: string;
}
export declare const warningPercents: readonly [50, 25, 10];
export type WarningPercent = (typeof warningPercents)[number];
export declare function priceWithLeft({ buyPrice, liquidationPrice }: AtRisk, percent: number): string;
export declare function warningAt(position: AtRisk, price: string): WarningPercent | undefined;
export declare function wayLeft(position: AtRisk, price: string): number | undefined;
export interface MoveLeft {
    yen: string;
    percent: string;
}
export declare function moveLeft({ buyPrice, liquidationPrice }: AtRisk, price: string): MoveLeft;
export declare function distanceToLiquidation(price: string, liquidationPrice: string): string;

// itayose/domain/liquidationPrice (stable)

import { type PaidPosition } from './isFullyPaid.js';
interface HeldPosition extends PaidPosition {
    maintenanceMarginRate?: string | null;
}
export declare function liquidationPrice({ side, buyPrice, shares, margin, maintenanceMarginRate, }: HeldPosition): string | undefined;
export {};

// itayose/domain/loanInterest (stable)

export interface LoanDebt {
    principal: string;
    interest: string;
    days: number;
}
export declare function dailyInterest(principal: string, dailyRate: string): string;
export declare function totalToRepay(amount: string, dailyRate: string, days: number): string;
export declare function startedDays(grantedAt: number, now: number): number;
export declare function accrued(debt: LoanDebt, dailyRate: string, days: number): LoanDebt;
export declare const outstandingOf: ({ principal, interest }: LoanDebt) => string;
export declare function repaid(debt: LoanDebt, amount: string): {
    interest: string;
    principal: string;
    left: LoanDebt;
};
export declare const repayable: (outstanding: string, available: string) => string;

// itayose/domain/loanReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
import type { WindowState } from '../timeWindow.js';
export interface BorrowForm {
    now: number;
    restrictions: readonly Restriction[];
    terms: BorrowTerms;
    amount: string;
}
interface BorrowTerms extends WindowState {
    creditScore: number;
    scoreNeeded: number;
    creditLimit: string;
    minimum: string;
    openLoanId?: string | null | undefined;
}
export declare function borrowReasons({ now, restrictions, terms, amount }: BorrowForm): Reason<'amount'>[];
export interface RepayForm {
    restrictions: readonly Restriction[];
    outstanding: string;
    available: string | undefined;
    amount: string;
}
export declare function repayReasons({ restrictions, outstanding, available, amount, }: RepayForm): Reason<'amount'>[];
export {};

// itayose/domain/lockRule (stable)

export type TimedLockRule = {
    kind: 'minutes';
    minutes: number;
} | {
    kind: 'nextTradingDay';
} | {
    kind: 'days';
    days: number;
};
export declare function lockEnd(rule: TimedLockRule, filledAt: number, holidays: ReadonlySet<string>): number;
export declare function closableFrom(rule: TimedLockRule, filledAt: number, holidays: ReadonlySet<string>): number;

// itayose/domain/lockUpOrder (stable)

export declare const lockUpSorts: readonly ['term', 'result', 'minimum'];
export type LockUpSort = (typeof lockUpSorts)[number];
interface Comparable {
    minimumPurchase: string;
    dailyIncome: {
        average: string;
    };
}
export declare function arrangeLockUps<Product extends Comparable>(products: readonly Product[], sort: LockUpSort): readonly Product[];
export {};

// itayose/domain/lockUpPast (stable)

export declare function isBelowProjection({ average, projectedLow, }: {
    average: string;
    projectedLow: string;
}): boolean;
export declare function resultOfCourse(trail: readonly string[] | null | undefined): string | undefined;

// itayose/domain/lockUpProjection (stable)

export interface Projection {
    low: string;
    high: string;
}
export declare function projectedIncome(principal: string, lockUpDays: number, dailyRates: Projection): {
    daily: Projection;
    total: Projection;
};

// itayose/domain/lockUpReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
export interface LockUpForm {
    product: {
        minimumPurchase: string;
        remainingCapacity: string;
    };
    restrictions: readonly Restriction[];
    available: string | undefined;
    amount: string;
}
export declare function lockUpReasons({ product, amount, ...form }: LockUpForm): Reason<'amount'>[];
export declare function lockUpExitReasons(exit: {
    now: number;
    unlockAt: number;
    restrictions: readonly Restriction[];
}): Reason[];

// itayose/domain/lockUpTerm (stable)

export interface LockUpTerm {
    accruesAt: readonly number[];
    unlockAt: number;
}
export declare function lockUpTerm(boughtAt: number, lockUpDays: number): LockUpTerm;

// itayose/domain/lossFromHere (stable)

import type { TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
interface AtStake {
    side: Side;
    buyPrice?: string | null | undefined;
    liquidationPrice?: string | null | undefined;
    quantity: number;
    purchaseFee: string;
    profitLoss: string;
}
export interface LossFromHere {
    atLiquidation?: string | undefined;
    atDailyLimit?: string | undefined;
    atZero?: string | undefined;
}
export declare function lossFromHere({ side, buyPrice, liquidationPrice, quantity, purchaseFee, profitLoss }: AtStake, rates: TradeRates | undefined, limits?: {
    limitUp: string;
    limitDown: string;
}): LossFromHere | undefined;
export declare function mostFromHere(positions: readonly AtStake[], rates: TradeRates | undefined): string | undefined;
export {};

// itayose/domain/lossShare (stable)

import type { WorstCase } from './worstCase.js';
export type LossStage = 'small' | 'large' | 'beyond';
export interface LossShare {
    stage: LossStage;
    percent: string | undefined;
}
export declare function lossShare(worst: WorstCase, available: string | undefined): LossShare | undefined;

// itayose/domain/lotsReasons (stable)

import type { LotsMaximum, Reason } from '../reason.js';
export interface LotsLimits {
    minimum?: number | undefined;
    maximum?: number | undefined;
    of?: LotsMaximum;
}
export declare function lotsReasons<Field extends string>(field: Field, typed: string, { minimum, maximum, of }?: LotsLimits): Reason<Field>[];

// itayose/domain/maintenanceRatio (stable)

import { type AtRisk, type MoveLeft } from './liquidationDistance.js';
import type { LockKind, Side } from './tradeVocabulary.js';
export interface Leveraged {
    side: Side;
    quantity: number;
    buyPrice?: string | null | undefined;
    latestPrice: string;
    liquidationPrice?: string | null | undefined;
    originalMargin: string;
    addedMargin: string;
    lock: LockKind;
}
export declare const dangerStages: readonly ['safe', 'watch', 'close', 'near'];
export type DangerStage = (typeof dangerStages)[number];
export declare function dangerStage(position: AtRisk, price: string): DangerStage;
export declare function maintenanceRatio(position: Leveraged): string | undefined;
export interface Nearest<Position> {
    position: Position;
    ratio: string | undefined;
    stage: DangerStage;
    move: MoveLeft;
}
export declare function nearestToLiquidation<Position extends Leveraged>(positions: readonly Position[]): Nearest<Position> | undefined;

// itayose/domain/marginExample (stable)

import type { TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
export interface MarginExample {
    amount: string;
    liquidationPrice: string;
}
export declare function marginExample(position: {
    side: Side;
    buyPrice?: string | null | undefined;
    liquidationPrice?: string | null | undefined;
    quantity: number;
    originalMargin: string;
    addedMargin: string;
}, rates: TradeRates | undefined): MarginExample | undefined;

// itayose/domain/marginReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
export declare function marginReasons(form: {
    amount: string;
    available: string | undefined;
    restrictions: readonly Restriction[];
}): Reason<'amount'>[];

// itayose/domain/marketMove (stable)

import { type Leveraged, type Nearest } from './maintenanceRatio.js';
import type { TradeRates } from './orderCost.js';
export interface Held extends Leveraged {
    purchaseFee: string;
    profitLoss: string;
}
export interface MovedPosition<Position> {
    position: Position;
    isLiquidated: boolean;
    result: string;
    change: string;
}
export interface MarketMove<Position> {
    percent: number;
    positions: MovedPosition<Position>[];
    change: string;
    nearest: Nearest<Position> | undefined;
}
export declare function marketMove<Position extends Held>(held: readonly Position[], percent: number, rates: TradeRates | undefined): MarketMove<Position> | undefined;

// itayose/domain/marketReasons (stable)

import type { Reason } from '../reason.js';
import type { PriceType } from '../trade/tradeVocabulary.js';
export declare const quoteMaxAgeMs = 15000;
export interface MarketState {
    priceType: PriceType;
    quote: {
        latestPrice: string;
        quotedAt: number;
    } | undefined;
    now: number;
    latestNow?: number;
    sessionOpen: boolean;
    waits?: boolean;
    opensAt: number | undefined;
    quoteMaxAgeMs?: number;
    suspended?: boolean;
    listedOn?: string | undefined;
    tradedToday?: boolean;
}
export declare function marketReasons(market: MarketState): Reason[];
export declare function sessionReasons(open: boolean, opensAt: number | undefined): Reason[];
export declare function isBeforeFirstPrice({ listedOn, now, tradedToday, }: Pick<MarketState, 'listedOn' | 'now' | 'tradedToday'>): boolean;

// itayose/domain/matchesSearch (stable)

interface Findable {
    name: string;
    names?: Readonly<Record<string, string>> | null | undefined;
    reading: string;
    code?: string;
}
export declare function matchesSearch({ name, names, reading, code }: Findable, typed: string): boolean;
export {};

// itayose/domain/moneyBack (stable)

import type { TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
interface Open {
    side: Side;
    buyPrice?: string | null | undefined;
    latestPrice: string;
    liquidationPrice?: string | null | undefined;
    quantity: number;
    originalMargin: string;
    addedMargin: string;
    purchaseFee: string;
}
export interface Returned {
    amount: string;
    percent: number;
}
export interface MoneyBack {
    paid: string;
    now: Returned;
    atLiquidation: Returned | undefined;
}
export declare function moneyBack(position: Open, rates: TradeRates | undefined): MoneyBack | undefined;
export {};

// itayose/domain/monthWeeks (stable)

export declare function monthWeeks(month: string): (string | undefined)[][];
export declare function addMonths(month: string, by: number): string;

// itayose/domain/months (stable)

export declare const monthOf: (moment: number) => string;
export declare function monthsSince(first: number, last: number): string[];
export declare function daysOfMonth(month: string): {
    from: string;
    to: string;
};

// itayose/domain/movingAverage (stable)

export declare const averageLengths: readonly [5, 25, 75];
export type AverageLength = (typeof averageLengths)[number];
export declare function movingAverage(prices: readonly number[], length: number): (number | undefined)[];

// itayose/domain/nameSpelling (stable)

import type { SpelledScript } from './identityVocabulary.js';
export declare const spellingFields: {
    readonly katakana: 'katakanaName';
    readonly latin: 'latinName';
};
export declare const maxNameLength = 60;
export declare const normaliseSpelling: (script: SpelledScript, typed: string) => string;
export declare function spellingReason(script: SpelledScript, typed: string): 'required' | 'malformed' | undefined;

// itayose/domain/nextAction (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { VerificationStatus } from '../identity/identityVocabulary.js';
import type { MoveLeft } from '../trade/liquidationDistance.js';
import { type WithdrawStep } from '../withdrawals/withdrawSteps.js';
export interface DuePayment {
    issueId: string;
    amountToPay: string;
    paymentDeadline: number;
}
export interface OverdueLoan {
    id: string;
    outstanding: string;
    dueAt: number;
}
export interface PositionAtRisk {
    id: string;
    name: string;
    latestPrice: string;
    liquidationPrice: string;
    left: number;
    move: MoveLeft;
    lossFromHere: string | undefined;
}
export interface MustRead {
    id: string;
    title: string;
}
export interface NextActionFacts {
    now: number;
    restrictions: readonly Restriction[];
    verification: VerificationStatus;
    totalAssets: string;
    cardCount: number | undefined;
    fundPasswordSet: boolean | undefined;
    depositPending: boolean | undefined;
    payments: readonly DuePayment[] | undefined;
    atRisk: readonly PositionAtRisk[] | undefined;
    overdueLoan?: OverdueLoan | null | undefined;
    mustRead: readonly MustRead[] | undefined;
}
export type NextAction = {
    kind: 'contactService';
} | {
    kind: 'atRisk';
    position: PositionAtRisk;
} | {
    kind: 'payIpo';
    payment: DuePayment;
    isDueToday: boolean;
} | {
    kind: 'repayLoan';
    loan: OverdueLoan;
} | {
    kind: 'readNotice';
    notice: MustRead;
} | {
    kind: WithdrawStep;
} | {
    kind: 'deposit';
} | {
    kind: 'verifying';
} | {
    kind: 'depositing';
};
export declare function nextActions(facts: NextActionFacts): NextAction[];
export declare const isUrgent: (action: NextAction) => boolean;
export declare const nextAction: (facts: NextActionFacts) => NextAction | undefined;

// itayose/domain/openTime (stable)

export declare function afterOpenTime(from: number, duration: number, holidays: ReadonlySet<string>): number;

// itayose/domain/oppositeSides (stable)

import type { Side } from './tradeVocabulary.js';
interface OneSide {
    symbol: string;
    side: Side;
}
export declare function bySharedStock<Position extends OneSide>(positions: readonly Position[]): Position[][];
export {};

// itayose/domain/orderConditions (stable)

import type { OrderKind, PriceType, Side } from './tradeVocabulary.js';
export interface OrderConditions {
    limitPrice?: string | null | undefined;
    stopPrice?: string | null | undefined;
    stopLimitPrice?: string | null | undefined;
    trailBy?: string | null | undefined;
}
export declare function orderKindOf(conditions: OrderConditions): OrderKind | undefined;
export declare const priceTypeOf: (kind: OrderKind) => PriceType;
export type MarketSide = 'buy' | 'sell';
export declare function marketSideOf(side: Side, act: 'open' | 'close'): MarketSide;
export declare function isStopReached(marketSide: MarketSide, stopPrice: string, price: string): boolean;
export declare function waitingKind(limitPrice: string | null | undefined, { triggeredAt, ...stops }: OrderConditions & {
    triggeredAt?: number | null | undefined;
}): OrderKind;

// itayose/domain/orderCost (stable)

import type { Side } from './tradeVocabulary.js';
export interface TradeRates {
    purchaseFeeRate?: string | null;
    sellingFeeRate?: string | null;
    stampDutyRate?: string | null;
    liquidationFeeRate?: string | null;
    maintenanceMarginRate?: string | null;
}
export interface OpeningCost {
    turnover: string;
    margin: string;
    purchaseFee: string | undefined;
    total: string | undefined;
    liquidationPrice: string | undefined;
}
export interface ClosingCost {
    sellingFee: string | undefined;
    stampDuty: string | undefined;
    liquidationFee: string | undefined;
    total: string | undefined;
}
interface OpeningOrder {
    side: Side;
    price: string;
    shares: number;
    leverage: number;
    rates: TradeRates;
}
export declare function openingCost({ side, price, shares, leverage, rates }: OpeningOrder): OpeningCost;
export declare function closingCost({ price, shares, rates }: Omit<OpeningOrder, 'side' | 'leverage'>): ClosingCost;
export declare function profitLoss(position: {
    side: Side;
    buyPrice: string;
    price: string;
    shares: number;
}): string;
export declare function netResult(closed: {
    side: Side;
    buyPrice: string;
    sellPrice: string;
    shares: number;
    purchaseFee: string;
    sellingFee: string;
    stampDuty: string;
    liquidationFee: string;
}): string;
export {};

// itayose/domain/orderDifferences (stable)

import { type TradeRates } from './orderCost.js';
import type { OrderSummary } from './orderSummary.js';
import type { Side } from './tradeVocabulary.js';
import type { WorstCase } from './worstCase.js';
export interface ServerOrder {
    price: string;
    quantity: number;
    total: string;
    sellingFee: string;
    stampDuty: string;
    liquidationFee: string;
    liquidationPrice?: string | null | undefined;
}
export interface OrderDifference {
    kind: 'quantity' | 'total' | 'closingFees' | 'liquidationPrice';
    ours: string | undefined;
    server: string | undefined;
}
export declare function orderDifferences(server: ServerOrder, order: {
    side: Side;
    leverage: number;
    shares: number;
    rates: TradeRates;
}): OrderDifference[];
export declare function expectedTotal({ opening }: OrderSummary, differences: readonly OrderDifference[]): string | undefined;
export declare function expectedWorst({ opening, worst }: OrderSummary, expected: string | undefined): WorstCase | undefined;

// itayose/domain/orderDraft (stable)

import { type ConditionsAction, type ConditionsDraft } from './conditionsDraft.js';
import type { Side } from './tradeVocabulary.js';
export interface OrderDraft extends ConditionsDraft {
    side: Side;
    lots: string;
    leverage: number;
    exit: ConditionsDraft | null;
}
export type OrderDraftAction = {
    type: 'side';
    side: Side;
} | {
    type: 'conditions';
    action: ConditionsAction;
} | {
    type: 'exit';
    exit: ConditionsDraft | null;
} | {
    type: 'exitConditions';
    action: ConditionsAction;
} | {
    type: 'lots';
    typed: string;
} | {
    type: 'stepLots';
    by: 1 | -1;
} | {
    type: 'leverage';
    leverage: number;
};
export declare function emptyDraft(side: Side, leverage: number): OrderDraft;
export declare function orderDraft(draft: OrderDraft, action: OrderDraftAction): OrderDraft;

// itayose/domain/orderPrices (stable)

import type { OrderDraft } from './orderDraft.js';
export interface OrderPrices {
    expected: string;
    highest: string;
    worst: string | undefined;
}
interface Market {
    latestPrice: string | undefined;
    limits?: {
        limitUp: string;
        limitDown: string;
    } | undefined;
    tolerance: string | null | undefined;
    ownTick?: string | undefined;
}
export declare function orderPrices(draft: Omit<OrderDraft, 'lots' | 'leverage' | 'exit'>, { latestPrice, limits, ...market }: Market): OrderPrices | undefined;
export declare const costFollowsMarket: (draft: Pick<OrderDraft, 'side' | 'kind' | 'limitPrice'>, latestPrice: string) => boolean;
export {};

// itayose/domain/orderReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import { type MarketState } from '../market/marketReasons.js';
import type { PriceLimits } from '../market/priceLimits.js';
import type { Reason } from '../reason.js';
import { type ConditionsField } from './conditionsDraft.js';
import { type TradeRates } from './orderCost.js';
import type { OrderDraft } from './orderDraft.js';
import { type TermRules } from './orderTerms.js';
export interface OrderRules extends TradeRates {
    lotSize: number;
    maxLots: number;
    leverages: readonly number[];
    priceTolerance?: string | null | undefined;
}
export interface OrderForm extends Omit<MarketState, 'priceType' | 'waits'>, Omit<OrderDraft, 'leverage'> {
    leverage: number | undefined;
    terms?: TermRules | undefined;
    limits: PriceLimits | undefined;
    ownTick?: string | undefined;
    rules: OrderRules | undefined;
    available: string | undefined;
    restrictions: readonly Restriction[];
}
export type OrderField = ConditionsField | 'lots' | 'exit';
export declare function orderReasons(form: OrderForm): Reason<OrderField>[];
export declare function exitReasons(form: OrderForm): Reason<ConditionsField>[];

// itayose/domain/orderSummary (stable)

import { type LossFromHere } from './lossFromHere.js';
import { type ClosingCost, type OpeningCost } from './orderCost.js';
import type { OrderDraft } from './orderDraft.js';
import type { OrderRules } from './orderReasons.js';
import { type WorstCase } from './worstCase.js';
export interface OrderSummary {
    price: string;
    lots: string;
    shares: number;
    opening: OpeningCost;
    worstFill: string | undefined;
    atWorst: {
        price: string;
        total: string | undefined;
    } | undefined;
    closing: ClosingCost;
    costs: string | undefined;
    breakEven: string | undefined;
    worst: WorstCase | undefined;
    liquidationPrice: string | undefined;
    loss: LossFromHere | undefined;
    availableAfter: string | undefined;
}
export declare function orderSummary(draft: OrderDraft, known: {
    latestPrice: string | undefined;
    rules: OrderRules | undefined;
    available: string | undefined;
    ownTick?: string | undefined;
    limits?: {
        limitUp: string;
        limitDown: string;
    } | undefined;
}): OrderSummary | undefined;

// itayose/domain/orderTerms (stable)

import type { Reason } from '../reason.js';
export declare const terms: readonly ['day', 'week', 'date'];
export type Term = (typeof terms)[number];
export interface ChosenTerm {
    term: Term;
    until: string;
}
export interface TermRules {
    now: number;
    notBefore?: number | undefined;
    closedDays: ReadonlySet<string>;
    maxTermDays: number;
}
export declare const endOfTerm: (until: string) => number;
export declare function termDays(rules: TermRules): string[];
export declare function termEnd({ term, until }: ChosenTerm, rules: TermRules): string | undefined;
export declare function termReasons<Field extends string>(field: Field, chosen: ChosenTerm, rules: TermRules): Reason<Field>[];
export declare function worksFrom(rules: Omit<TermRules, 'maxTermDays'>): number | undefined;

// itayose/domain/passwordChangeReasons (stable)

export interface PasswordChange {
    present: string;
    wanted: string;
    again: string;
}
export interface PasswordChangeReasons<Fault extends string> {
    present?: 'required';
    wanted?: 'required' | 'unchanged' | Fault;
    again?: 'required' | 'differs';
}
export declare function passwordChangeReasons<Fault extends string>({ present, wanted, again }: PasswordChange, faultOf: (password: string) => Fault | undefined): PasswordChangeReasons<Fault>;

// itayose/domain/passwordRules (stable)

import type { Reason } from '../reason.js';
import { type GuessablePin } from './guessablePin.js';
export declare function isLoginPassword(password: string): boolean;
export type LoginPasswordFault = 'forbiddenSign' | 'tooShort';
export declare function loginPasswordFault(password: string): LoginPasswordFault | undefined;
export declare const forbiddenSign: (password: string) => string | undefined;
export declare const newLoginPassword: {
    readonly minLength: 8;
    readonly pattern: "[A-Za-z0-9]{8,}";
    readonly passwordrules: "minlength: 8; required: lower; required: upper; required: digit";
};
export type FundPasswordFault = 'malformed' | GuessablePin;
export declare function fundPasswordFault(password: string, phone: string): FundPasswordFault | undefined;
export declare function fundPasswordMissing(typed: string): Reason[];

// itayose/domain/pastResult (stable)

export declare function pastResult(amount: string, result: string): string;

// itayose/domain/payAddress (stable)

export declare function isOpenable(address: string): boolean;

// itayose/domain/pendingStop (stable)

import type { PositionStatus } from './tradeVocabulary.js';
interface Waiting {
    currentStop?: string | null | undefined;
    triggeredAt?: number | null | undefined;
}
export interface WithStop {
    status: PositionStatus;
    opening?: Waiting | null | undefined;
    closing?: Waiting | null | undefined;
}
export declare function pendingStop({ status, opening, closing }: WithStop): string | undefined;
export {};

// itayose/domain/personName (stable)

export type NameScript = 'katakana' | 'latin' | 'han' | 'other';
export declare const tidyName: (name: string) => string;
export declare function isSameName(one: string, other: string): boolean;
export declare function scriptOf(name: string): NameScript;

// itayose/domain/placeInRange (stable)

export declare function placeInRange(price: string, low: string | null | undefined, high: string | null | undefined): number | undefined;

// itayose/domain/positionOrder (stable)

import { type AwaitingOrder } from './awaitedPrice.js';
import type { PositionGroup } from './tradeVocabulary.js';
export declare const positionSorts: readonly ['risk', 'newest', 'profit', 'loss', 'value', 'name', 'nearest'];
export type PositionSort = (typeof positionSorts)[number];
export declare const sortsOf: Record<PositionGroup, readonly [PositionSort, ...PositionSort[]]>;
interface AtRiskPrices {
    latestPrice: string;
    buyPrice?: string | null | undefined;
    liquidationPrice?: string | null | undefined;
}
interface Sortable extends AtRiskPrices, AwaitingOrder {
    profitLoss: string;
    marketValue: string;
}
export declare function sortPositions<Position extends Sortable>(positions: readonly Position[], sort: PositionSort, { nameOf, collator }: {
    nameOf: (position: Position) => string;
    collator: Intl.Collator;
}): readonly Position[];
export declare function compareRisks(one: AtRiskPrices, other: AtRiskPrices): number;
export {};

// itayose/domain/positionResult (stable)

import { type TradeRates } from './orderCost.js';
import type { PositionStatus, Side } from './tradeVocabulary.js';
interface FilledPosition {
    status: PositionStatus;
    side: Side;
    buyPrice: string;
    latestPrice: string;
    quantity: number;
    profitLoss: string;
    lossBorne?: string | null | undefined;
    purchaseFee: string;
    sellPrice?: string | null | undefined;
    sellingFee?: string | null | undefined;
    stampDuty?: string | null | undefined;
    liquidationFee?: string | null | undefined;
}
export interface PositionResult {
    side: Side;
    openedAt: string;
    closedAt: string;
    shares: number;
    gross: string;
    purchaseFee: string;
    sellingFee: string | null | undefined;
    stampDuty: string | null | undefined;
    liquidationFee: string | null | undefined;
    lossBorne?: string | null | undefined;
    net: string | undefined;
}
export declare function positionResult(position: FilledPosition, rates: TradeRates | undefined): PositionResult;
export {};

// itayose/domain/priceChange (stable)

export interface PriceChange {
    change: string;
    changePercent: string | undefined;
}
export declare function priceChange(price: string, from: string): PriceChange;

// itayose/domain/priceLimits (stable)

export declare const limitTable: readonly [{
    readonly below: '100';
    readonly range: '30';
}, {
    readonly below: '200';
    readonly range: '50';
}, {
    readonly below: '500';
    readonly range: '80';
}, {
    readonly below: '700';
    readonly range: '100';
}, {
    readonly below: '1000';
    readonly range: '150';
}, {
    readonly below: '1500';
    readonly range: '300';
}, {
    readonly below: '2000';
    readonly range: '400';
}, {
    readonly below: '3000';
    readonly range: '500';
}, {
    readonly below: '5000';
    readonly range: '700';
}, {
    readonly below: '7000';
    readonly range: '1000';
}, {
    readonly below: '10000';
    readonly range: '1500';
}, {
    readonly below: '15000';
    readonly range: '3000';
}, {
    readonly below: '20000';
    readonly range: '4000';
}, {
    readonly below: '30000';
    readonly range: '5000';
}, {
    readonly below: '50000';
    readonly range: '7000';
}, {
    readonly below: '70000';
    readonly range: '10000';
}, {
    readonly below: '100000';
    readonly range: '15000';
}, {
    readonly below: '150000';
    readonly range: '30000';
}, {
    readonly below: '200000';
    readonly range: '40000';
}, {
    readonly below: '300000';
    readonly range: '50000';
}, {
    readonly below: '500000';
    readonly range: '70000';
}, {
    readonly below: '700000';
    readonly range: '100000';
}, {
    readonly below: '1000000';
    readonly range: '150000';
}, {
    readonly below: '1500000';
    readonly range: '300000';
}, {
    readonly below: '2000000';
    readonly range: '400000';
}, {
    readonly below: '3000000';
    readonly range: '500000';
}, {
    readonly below: '5000000';
    readonly range: '700000';
}, {
    readonly below: '7000000';
    readonly range: '1000000';
}, {
    readonly below: '10000000';
    readonly range: '1500000';
}, {
    readonly below: '15000000';
    readonly range: '3000000';
}, {
    readonly below: '20000000';
    readonly range: '4000000';
}, {
    readonly below: '30000000';
    readonly range: '5000000';
}, {
    readonly below: '50000000';
    readonly range: '7000000';
}];
export interface PriceLimits {
    limitUp: string;
    limitDown: string;
}
export declare function priceLimits(previousClose: string): PriceLimits;
export declare function limitsOfNextSession({ latestPrice, limitUp, limitDown }: PriceLimits & {
    latestPrice: string;
}, now: number, closedDays: ReadonlySet<string>): PriceLimits;

// itayose/domain/priceLine (stable)

export declare const priceMarkKinds: readonly ['liquidation', 'liquidationAfter', 'breakEven', 'limit', 'stop', 'entry', 'now'];
export type PriceMarkKind = (typeof priceMarkKinds)[number];
export interface PriceMark {
    kind: PriceMarkKind;
    price: string;
    place: number;
}
export interface PriceLine {
    marks: readonly PriceMark[];
    range: {
        from: number;
        to: number;
    } | undefined;
}
export declare function priceLine(prices: Partial<Record<PriceMarkKind, string | undefined>>, limits?: {
    low: string;
    high: string;
}): PriceLine;

// itayose/domain/priceMove (stable)

import { type PriceTolerance } from './priceTolerance.js';
export interface PriceMove {
    from: string;
    to: string;
    by: string;
    tooFar: boolean;
}
export declare function priceMove(reviewed: string | undefined, now: string | undefined, rule?: PriceTolerance): PriceMove | undefined;

// itayose/domain/priceTolerance (stable)

import type { OrderAction } from './limitFill.js';
export interface PriceTolerance {
    action: OrderAction;
    tolerance: string | null | undefined;
}
export declare function isBeyondTolerance(seen: string, now: string, { action, tolerance }: PriceTolerance): boolean;
export declare function worstPrice(seen: string, { action, tolerance }: PriceTolerance, own?: string): string | undefined;

// itayose/domain/profitIfClosed (stable)

import { type ClosingCost, type TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
interface Held {
    side: Side;
    buyPrice: string;
    shares: number;
    purchaseFee: string;
}
export interface ProfitIfClosed {
    gross: string;
    closing: ClosingCost;
    net: string | undefined;
}
export declare function profitIfClosed({ side, buyPrice, shares, purchaseFee }: Held, price: string, rates: TradeRates | undefined): ProfitIfClosed;
export {};

// itayose/domain/programUpdate (stable)

export interface ProgramVersions {
    latest: string;
    minimum: string;
}
export declare function programUpdate(present: string, { latest, minimum }: ProgramVersions, postponed: string | null): 'required' | 'offered' | undefined;

// itayose/domain/proportion (stable)

export declare function proportion(amount: string, shares: number, of: number): {
    part: string;
    rest: string;
};

// itayose/domain/rateMove (stable)

export interface RateMove {
    from: string;
    to: string;
    part: string;
    tooFar: boolean;
}
export declare function rateMove(seen: string | undefined, now: string | undefined, tolerance: string): RateMove | undefined;

// itayose/domain/readableRate (stable)

import type { Currency } from './currencyExchangeVocabulary.js';
export interface ReadableRate {
    of: Currency;
    in: Currency;
    rate: string;
}
export declare function readableRate({ from, to, rate, }: {
    from: Currency;
    to: Currency;
    rate: string;
}): ReadableRate;

// itayose/domain/realNameReasons (stable)

import type { CardRegion } from '../cards/cardsVocabulary.js';
import { type RealNameField, type SpelledScript } from './identityVocabulary.js';
export interface TypedRealName {
    name: string;
    katakanaName: string;
    latinName: string;
    idNumber: string;
}
export interface RealNameForm extends TypedRealName {
    front: boolean;
    back: boolean;
}
export type RealNameReasons = Partial<Record<RealNameField, 'required' | 'malformed'>>;
export declare function realNameReasons(form: RealNameForm, region?: CardRegion): RealNameReasons;
export declare function neededSpelling(region: CardRegion, name: string): SpelledScript | undefined;
export declare function normaliseRealName({ name, katakanaName, latinName, idNumber }: TypedRealName): TypedRealName;

// itayose/domain/reason (stable)

import type { Currency } from './currencyExchange/currencyExchangeVocabulary.js';
import type { MarketSide } from './trade/orderConditions.js';
import type { PositionStatus } from './trade/tradeVocabulary.js';
import type { WithdrawStep } from './withdrawals/withdrawSteps.js';
type NoFigures = Record<never, never>;
export type ServiceHours = 'deposit' | 'depositChannel' | 'withdrawal' | 'exchange' | 'loan' | 'ipo' | 'blockTrade' | 'dayTrade';
export type Period = 'ipo' | 'ipoPayment' | 'copyTrade';
export interface ReasonFigures {
    accountDisabled: NoFigures;
    accountFrozen: NoFigures;
    tradeBanned: NoFigures;
    withdrawBanned: NoFigures;
    creditTooLow: {
        of: 'loan' | 'withdrawal';
        score: number;
        minimum: number;
    };
    step: {
        step: WithdrawStep;
        waiting: boolean;
    };
    otherDeposit: NoFigures;
    otherWithdrawal: NoFigures;
    cardMissing: NoFigures;
    fundPasswordMissing: NoFigures;
    fundPasswordIncomplete: NoFigures;
    fundPasswordWaits: {
        until: number;
    };
    onlyCustomerService: NoFigures;
    channelPasswordMissing: NoFigures;
    proofMissing: {
        of: DepositProof;
    };
    proofUploading: {
        of: DepositProof;
    };
    outsideHours: {
        of: ServiceHours;
        opensAt: number | undefined;
    };
    notYetOpen: {
        of: Period;
        opensAt: number;
    };
    over: {
        of: Period | 'buyback';
    };
    suspended: NoFigures;
    notYetListed: {
        listedOn: string;
    };
    sessionClosed: {
        opensAt: number;
    };
    sessionEnded: NoFigures;
    quoteMissing: NoFigures;
    firstPriceMissing: NoFigures;
    quoteStale: {
        maxAgeMs: number;
    };
    notHolding: {
        status: PositionStatus;
    };
    locked: {
        until: number;
        minutes: number;
    };
    lockedNextDay: {
        until: number;
    };
    lockedDays: {
        until: number;
    };
    managed: NoFigures;
    allLotsWaiting: NoFigures;
    priceLimitWaiting: NoFigures;
    commaNotGrouping: NoFigures;
    multiplierTyped: {
        sign: string;
    };
    priceMissing: NoFigures;
    priceNotNumber: NoFigures;
    priceNotPositive: NoFigures;
    priceAboveLimit: {
        limit: string;
    };
    priceBelowLimit: {
        limit: string;
    };
    priceBelowMinimumBid: {
        minimum: string;
    };
    priceOffTick: {
        tick: string;
        below: string;
        above: string;
    };
    stopReached: {
        marketSide: MarketSide;
        price: string;
    };
    ocoLimitReached: {
        marketSide: MarketSide;
        price: string;
    };
    trailTooWide: {
        price: string;
    };
    termMissing: NoFigures;
    termOutside: {
        first: string;
        last: string;
    };
    termTooShort: NoFigures;
    lotsMissing: NoFigures;
    lotsNotNumber: NoFigures;
    lotsNotWhole: NoFigures;
    lotsNotPositive: NoFigures;
    lotsBelowMinimum: {
        minimum: number;
    };
    lotsAboveMaximum: {
        maximum: number;
        of: LotsMaximum;
    };
    amountMissing: NoFigures;
    amountNotNumber: NoFigures;
    amountNotPositive: NoFigures;
    amountNotPositiveInteger: NoFigures;
    amountNotWhole: NoFigures;
    amountTooManyDecimals: {
        decimals: number;
    };
    amountBelowMinimum: {
        minimum: string;
        currency?: Currency;
    };
    amountAboveMaximum: {
        maximum: string;
        of: AmountMaximum;
        currency?: Currency;
    };
    feesUnknown: NoFigures;
    rateUnknown: NoFigures;
    balanceUnknown: NoFigures;
    balanceShort: {
        missing: string;
    } | {
        available: string;
        currency?: Currency;
    };
    leverageUnknown: NoFigures;
    stockMissing: NoFigures;
    dayTradeReserved: NoFigures;
    ipoApplied: NoFigures;
    blockTradeStockCount: NoFigures;
    blockTradeDailyCount: NoFigures;
    blockTradeDailyShares: {
        left: number;
    };
    valueStockCount: NoFigures;
    noSharesHeld: NoFigures;
    tenderSold: NoFigures;
    alreadyTendered: NoFigures;
    tenderLocked: {
        until: number;
    };
    lockUpFull: NoFigures;
    lockUpLocked: {
        until: number;
    };
    loanOpen: NoFigures;
    sameCurrency: NoFigures;
    noDirectRate: {
        currency: Currency;
        first: Currency;
    };
}
export type DepositProof = 'transfer' | 'payment';
export type LotsMaximum = 'order' | 'held' | 'free';
export type AmountMaximum = 'once' | 'creditLimit' | 'loan';
export type ReasonKind = keyof ReasonFigures;
export type Reason<Field extends string = never, Kind extends ReasonKind = ReasonKind> = {
    [Each in Kind]: {
        kind: Each;
        field?: Field | 'head';
        final?: true;
    } & ReasonFigures[Each];
}[Kind];
export {};

// itayose/domain/remaining (stable)

export declare function remaining(balance: string, amount: string | undefined): string | undefined;

// itayose/domain/resultAtLiquidation (stable)

import type { TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
interface Liquidatable {
    side: Side;
    buyPrice?: string | null | undefined;
    liquidationPrice?: string | null | undefined;
    quantity: number;
    purchaseFee: string;
}
export declare function resultAtLiquidation({ side, buyPrice, liquidationPrice, quantity, purchaseFee }: Liquidatable, rates: TradeRates | undefined): string | undefined;
export {};

// itayose/domain/resultOnMargin (stable)

interface OnMargin {
    profitLoss: string;
    originalMargin: string;
    addedMargin?: string | undefined;
}
export declare function resultOnMargin({ profitLoss, originalMargin, addedMargin, }: OnMargin): string | undefined;
export {};

// itayose/domain/resultSums (stable)

export interface ResultFigures {
    at: number;
    gross: string;
    fees: string;
    interest: string;
    lossBorne?: string | null | undefined;
    result: string;
}
export interface ResultSums {
    count: number;
    gross: string;
    fees: string;
    interest: string;
    lossBorne: string;
    result: string;
    won: {
        count: number;
        amount: string;
    };
    lost: {
        count: number;
        amount: string;
    };
}
export declare function sumOfResults(results: readonly ResultFigures[]): ResultSums;
export interface ResultGroup<Result> {
    key: string;
    results: readonly Result[];
    sums: ResultSums;
}
export declare function groupResults<Result extends ResultFigures>(results: readonly Result[], keyOf: (result: Result) => string | null | undefined): ResultGroup<Result>[];
export declare const resultsByDay: <Result extends ResultFigures>(results: readonly Result[]) => ResultGroup<Result>[];
export declare const resultsByStock: <Result extends ResultFigures & {
    symbol?: string | null | undefined;
}>(results: readonly Result[]) => ResultGroup<Result>[];
export declare const resultsByProduct: <Result extends ResultFigures & {
    product: string;
}>(results: readonly Result[]) => ResultGroup<Result>[];

// itayose/domain/searchForm (stable)

export declare function searchForm(text: string): string;
export declare const searchWords: (query: string) => string[];
export interface TextPart {
    from: number;
    to: number;
}
export declare function matchedPart(text: string, query: string): TextPart | undefined;
export declare function matchedWord(text: string, query: string): TextPart | undefined;

// itayose/domain/searchHistory (stable)

export declare const maxSearches = 20;
export declare function withSearch(history: readonly string[], typed: string): string[];
export declare function withoutSearch(history: readonly string[], query: string): string[];

// itayose/domain/searchQuery (stable)

export declare const longestQuery = 60;
export declare function queryOf(typed: string): string;
export declare function composingQueryOf(typed: string): string;

// itayose/domain/sectorsInOrder (stable)

export declare const sectorsInOrder: <Sector extends {
    changePercent: string;
}>(sectors: readonly Sector[]) => Sector[];

// itayose/domain/seenStocks (stable)

export declare const maxSeenStocks = 10;
export declare function withSeen(seen: readonly string[], symbol: string): string[];

// itayose/domain/sellLock (stable)

import type { LockKind } from './tradeVocabulary.js';
export type SellLock = {
    locked: false;
} | {
    locked: true;
    rule: 'minutes';
    until: number;
    minutes: number;
} | {
    locked: true;
    rule: 'nextTradingDay' | 'days';
    until: number;
} | {
    locked: true;
    rule: 'managed';
};
export interface LockedPosition {
    lock: LockKind;
    buyTime?: number | null | undefined;
    sellableAt?: number | null | undefined;
}
export declare function sellableFrom(buyTime: number, minutes: number): number;
export declare function soldTooEarly(position: LockedPosition): boolean;
export declare function sellableMoment(position: LockedPosition): number | null | undefined;
export declare function firstSale(position: LockedPosition, closedDays: ReadonlySet<string>): number | undefined;
export declare function sellLock(position: LockedPosition, now: number): SellLock;

// itayose/domain/sessionSince (stable)

export declare function sessionSince(moment: number, holidays: ReadonlySet<string>): number;

// itayose/domain/signInDay (stable)

export type SignInDay = 'done' | 'missed' | 'open';
export declare function signInDay(day: string, { signedIn, today, registered, }: {
    signedIn: ReadonlySet<string>;
    today: string;
    registered?: string | undefined;
}): SignInDay;

// itayose/domain/specifiedLimits (stable)

export declare const timeoutSeconds = 10;
export declare const lockUpAccruesAt = "18:00";
export declare const specifiedLimits: {
    readonly withdrawal: '5000000';
    readonly depositHours: {
        readonly opens: '09:30';
        readonly closes: '19:30';
    };
    readonly lotSize: 1000;
    readonly sellLockMinutes: 15;
    readonly referralReward: '200';
};

// itayose/domain/statementPeriod (stable)

export declare const periodKinds: readonly ['month', 'year', 'own'];
export type PeriodKind = (typeof periodKinds)[number];
export interface ChosenPeriod {
    kind: PeriodKind;
    month: string;
    year: string;
    from: string;
    to: string;
}
export interface Days {
    from: string;
    to: string;
}
export type PeriodProblem = 'missing' | 'reversed';
export declare function daysOf({ kind, month, year, from, to }: ChosenPeriod): Days | PeriodProblem;
export declare function yearsSince(first: number, last: number): string[];

// itayose/domain/steppedLots (stable)

export declare function steppedLots(typed: string, by: 1 | -1, { minimum, maximum }?: {
    minimum?: number;
    maximum?: number;
}): string;

// itayose/domain/steppedPrice (stable)

import type { PriceLimits } from './priceLimits.js';
export interface PricedStock extends Partial<PriceLimits> {
    latestPrice: string;
    tickSize?: string | undefined;
}
export declare function ownTickOf({ latestPrice, tickSize }: PricedStock): string | undefined;
export declare function steppedPrice(typed: string, by: 1 | -1, stock: PricedStock): string;
export declare function stepsLeft(typed: string, { limitUp, limitDown }: PricedStock): {
    up: boolean;
    down: boolean;
};

// itayose/domain/stockWithCode (stable)

export declare function stockWithCode<Stock extends {
    code: string;
}>(stocks: readonly Stock[], typed: string): Stock | undefined;

// itayose/domain/ticks (stable)

export declare const tickTable: readonly [{
    readonly upTo: '3000';
    readonly tick: '1';
}, {
    readonly upTo: '5000';
    readonly tick: '5';
}, {
    readonly upTo: '30000';
    readonly tick: '10';
}, {
    readonly upTo: '50000';
    readonly tick: '50';
}, {
    readonly upTo: '300000';
    readonly tick: '100';
}, {
    readonly upTo: '500000';
    readonly tick: '500';
}, {
    readonly upTo: '3000000';
    readonly tick: '1000';
}, {
    readonly upTo: '5000000';
    readonly tick: '5000';
}, {
    readonly upTo: '30000000';
    readonly tick: '10000';
}, {
    readonly upTo: '50000000';
    readonly tick: '50000';
}];
export interface NamedTick {
    latestPrice: string;
    tickSize: string;
}
export declare function ownTick({ latestPrice, tickSize: named }: NamedTick): string | undefined;
export declare function tickSize(price: string, own?: string): string;
export declare function isOnTick(price: string, own?: string): boolean;
export declare function roundToTick(price: string, direction: 'down' | 'up' | 'nearest', own?: string): string;
export declare function stepPrice(price: string, steps: number, own?: string): string;
export declare function tickDecimals(price: string): number;

// itayose/domain/timeWindow (stable)

export interface TimeWindow {
    opens: string;
    closes: string;
}
export interface WindowState {
    open: boolean;
    changesAt: number;
}
export declare function timeWindowAt({ opens, closes }: TimeWindow, moment: number, holidays: ReadonlySet<string>): WindowState;
export declare function windowNow(received: WindowState, now: number): {
    open: true;
} | {
    open: false;
    opensAt: number | undefined;
};
export declare function sinceMidnight(time: string): number;

// itayose/domain/todayResult (stable)

import type { Side } from './tradeVocabulary.js';
interface HeldToday {
    side: Side;
    quantity: number;
    buyPrice?: string | null | undefined;
    buyTime?: number | null | undefined;
    latestPrice: string;
}
export declare function quotedDay(now: number, closedDays: ReadonlySet<string>): string;
export declare function todayResult({ side, quantity, buyPrice, buyTime, latestPrice }: HeldToday, previousClose: string, today: string): string;
export {};

// itayose/domain/tradingSession (stable)

export declare const sessions: readonly [{
    readonly opens: number;
    readonly closes: number;
}, {
    readonly opens: number;
    readonly closes: number;
}];
export declare const closingTime: number;
export interface SessionState {
    open: boolean;
    changesAt: number;
}
export declare function exchangeDate(moment: number): string;
export declare function exchangeMidnight(date: string): number;
export declare const closeOf: (date: string) => number;
export declare function isTradingDay(moment: number, holidays: ReadonlySet<string>): boolean;
export declare function nextTradingDay(date: string, holidays: ReadonlySet<string>): string;
export declare function previousTradingDay(date: string, holidays: ReadonlySet<string>): string;
export declare function sessionAt(moment: number, holidays: ReadonlySet<string>): SessionState;

// itayose/domain/typedNumber (stable)

import type { Currency } from './currencyExchange/currencyExchangeVocabulary.js';
import type { Reason } from './reason.js';
export declare function parseTyped(raw: string, currency?: Currency): string | undefined;
export declare function parseLots(raw: string): string | undefined;
export type FieldNumber = 'amount' | 'price' | 'lots';
export declare function typedNumber<Field extends string>(field: Field, typed: string, of: FieldNumber, currency?: Currency): {
    number: string;
    reason?: never;
} | {
    number?: never;
    reason: Reason<Field>;
};

// itayose/domain/upcomingPositionEvents (stable)

import type { LockKind, PositionStatus } from './tradeVocabulary.js';
export interface UpcomingPositionEvent {
    kind: 'orderEnds' | 'closingEnds' | 'sellable' | 'deadline';
    at: number;
}
interface Term {
    validUntil: string;
}
interface ActivePosition {
    status: PositionStatus;
    lock: LockKind;
    buyTime?: number | null | undefined;
    sellableAt?: number | null | undefined;
    closesAt?: number | null | undefined;
    opening?: Term | null | undefined;
    closing?: Term | null | undefined;
}
export declare const closeOfDay: (moment: number) => number;
export declare function upcomingPositionEvents(position: ActivePosition, now: number): UpcomingPositionEvent[];
export {};

// itayose/domain/valuation (stable)

export interface CompanyFigures {
    sharesOutstanding: number;
    earningsPerShare?: string | null | undefined;
    bookValuePerShare?: string | null | undefined;
}
export interface Valuation {
    marketCapitalisation: string;
    priceToEarnings: string | undefined;
    priceToBook: string | undefined;
    returnOnEquity: string | undefined;
}
export declare function valuation(price: string, company: CompanyFigures): Valuation;

// itayose/domain/valueStockReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import type { Reason } from '../reason.js';
import { type WindowState } from '../timeWindow.js';
export interface ValueStockRules extends WindowState {
    applicationsPerStock: number;
    purchaseFeeRate: string;
}
export interface ValueStockForm {
    now: number;
    rules: ValueStockRules;
    offer: {
        price: string;
        minLots: number;
        maxLots: number;
        applicationsUsed: number;
    };
    restrictions: readonly Restriction[];
    available: string | undefined;
    lotSize: number;
    lots: string;
}
export interface ValueStockCost {
    price: string;
    shares: number;
    turnover: string;
    purchaseFee: string;
    total: string;
}
export declare function valueStockCost({ lots: typed, lotSize, offer, rules, }: Pick<ValueStockForm, 'lots' | 'lotSize' | 'offer' | 'rules'>): ValueStockCost | undefined;
export declare function valueStockReasons(form: ValueStockForm): Reason<'lots'>[];

// itayose/domain/vocabulary (stable)

export declare const restrictions: readonly ['frozen', 'loginBanned', 'tradeBanned', 'withdrawBanned', 'disabled'];
export type Restriction = (typeof restrictions)[number];
export declare const holdKinds: readonly ['order', 'dayTrade', 'ipo', 'blockTrade', 'valueStock', 'buyback', 'withdrawal', 'currencyExchange', 'copyTrade', 'lockUp', 'other'];
export type HoldKind = (typeof holdKinds)[number];
export declare const assetRanges: readonly ['day', 'week', 'month', 'year', 'all'];
export type AssetRange = (typeof assetRanges)[number];
export declare const blockTradeRejections: readonly ['belowSellersPrice', 'review'];
export type BlockTradeRejection = (typeof blockTradeRejections)[number];
export declare const buybackRejections: readonly ['notAccepted', 'positionSold', 'review'];
export type BuybackRejection = (typeof buybackRejections)[number];
export declare const cardRegions: readonly ['JP', 'TW', 'IN'];
export type CardRegion = (typeof cardRegions)[number];
export declare const cardTypes: readonly ['savings', 'current'];
export type CardType = (typeof cardTypes)[number];
export declare const documentKinds: readonly ['agreement', 'tradeRule', 'aboutUs', 'ipo', 'blockTrade', 'copyTrading', 'lockUp', 'dayTrading', 'loan'];
export type DocumentKind = (typeof documentKinds)[number];
export declare const copyTradeEnders: readonly ['holdingTime', 'member'];
export type CopyTradeEnder = (typeof copyTradeEnders)[number];
export declare const foreignCurrencies: readonly ['CNY', 'TWD', 'HKD', 'USD', 'THB', 'VND', 'MYR', 'KRW', 'INR'];
export type ForeignCurrency = (typeof foreignCurrencies)[number];
export declare const currencies: readonly ['CNY', 'TWD', 'HKD', 'USD', 'THB', 'JPY', 'VND', 'MYR', 'KRW', 'INR'];
export type Currency = (typeof currencies)[number];
export declare const referenceKinds: readonly ['FX', 'CRY', 'EUR'];
export type ReferenceKind = (typeof referenceKinds)[number];
export declare const heldCurrencies: readonly ["CNY", "TWD", "HKD", "USD", "THB", "JPY", "VND", "MYR", "KRW", "INR", "EUR"];
export type HeldCurrency = (typeof heldCurrencies)[number];
export declare const dayTradeStatuses: readonly ['applied', 'trading', 'closed', 'cancelled'];
export type DayTradeStatus = (typeof dayTradeStatuses)[number];
export declare const depositChannelKinds: readonly ['bankTransfer', 'counter', 'address', 'customerService'];
export type DepositChannelKind = (typeof depositChannelKinds)[number];
export declare const fundRecordKinds: readonly ['deposit', 'withdrawal', 'order', 'ipo', 'blockTrade', 'copyTrading', 'lockUp', 'valueStock', 'buyback', 'currencyExchange', 'loan', 'reward'];
export type FundRecordKind = (typeof fundRecordKinds)[number];
export declare const fundRecordStatuses: readonly ['pending', 'success', 'returned'];
export type FundRecordStatus = (typeof fundRecordStatuses)[number];
export declare const verificationStatuses: readonly ['unverified', 'underReview', 'verified'];
export type VerificationStatus = (typeof verificationStatuses)[number];
export declare const realNameFields: readonly ['name', 'katakanaName', 'latinName', 'idNumber', 'front', 'back'];
export type RealNameField = (typeof realNameFields)[number];
export declare const spelledScripts: readonly ['katakana', 'latin'];
export type SpelledScript = (typeof spelledScripts)[number];
export declare const spellingStatuses: readonly ['underReview', 'refused'];
export type SpellingStatus = (typeof spellingStatuses)[number];
export declare const ipoPhases: readonly ['waiting', 'subscribing', 'ended'];
export type IpoPhase = (typeof ipoPhases)[number];
export declare const ipoResults: readonly ['awaitingDraw', 'won', 'pendingPayment', 'paymentCompleted', 'notWon'];
export type IpoResult = (typeof ipoResults)[number];
export declare const loanStatuses: readonly ['awaitingAudit', 'passed', 'rejected'];
export type LoanStatus = (typeof loanStatuses)[number];
export declare const loanRejections: readonly ['creditScore', 'accountRestricted', 'audit'];
export type LoanRejection = (typeof loanRejections)[number];
export declare const chartPeriods: readonly ['1', '5', '10', '30', 'day', 'week', 'month'];
export type ChartPeriod = (typeof chartPeriods)[number];
export declare const chartIndicators: readonly ['vwap', 'bollinger', 'ichimoku', 'rsi', 'macd'];
export type ChartIndicator = (typeof chartIndicators)[number];
export declare const companyEventKinds: readonly ['results', 'meeting', 'yearEnd'];
export type CompanyEventKind = (typeof companyEventKinds)[number];
export declare const boardPhases: readonly ['closed', 'opening', 'continuous', 'lunch', 'closing'];
export type BoardPhase = (typeof boardPhases)[number];
export declare const bookSides: readonly ['buy', 'sell'];
export type BookSide = (typeof bookSides)[number];
export declare const tradeCauses: readonly ['buy', 'sell', 'auction'];
export type TradeCause = (typeof tradeCauses)[number];
export declare const noticeKinds: readonly ['house', 'personal'];
export type NoticeKind = (typeof noticeKinds)[number];
export declare const applicationStatuses: readonly ['pendingReview', 'passed', 'rejected'];
export type ApplicationStatus = (typeof applicationStatuses)[number];
export declare const investmentStatuses: readonly ['inProgress', 'ended'];
export type InvestmentStatus = (typeof investmentStatuses)[number];
export declare const riskLevels: readonly ['low', 'medium', 'high'];
export type RiskLevel = (typeof riskLevels)[number];
export declare const offerApplicationStatuses: readonly ["pendingReview", "passed", "rejected", "cancelled"];
export type OfferApplicationStatus = (typeof offerApplicationStatuses)[number];
export declare const referralStatuses: readonly ['awaitingVerification', 'paid'];
export type ReferralStatus = (typeof referralStatuses)[number];
export declare const creditCauses: readonly ['signIn', 'loanOverdue', 'customerService'];
export type CreditCause = (typeof creditCauses)[number];
export declare const signInRecordKinds: readonly ['signIn', 'reward'];
export type SignInRecordKind = (typeof signInRecordKinds)[number];
export declare const messageSenders: readonly ['member', 'service'];
export type MessageSender = (typeof messageSenders)[number];
export declare const sides: readonly ['long', 'short'];
export type Side = (typeof sides)[number];
export declare const priceTypes: readonly ['limit', 'market'];
export type PriceType = (typeof priceTypes)[number];
export declare const orderKinds: readonly ['market', 'limit', 'stop', 'stopLimit', 'oco', 'trailing'];
export type OrderKind = (typeof orderKinds)[number];
export declare const positionStatuses: readonly ['pendingOrder', 'holding', 'preparingToClose', 'closed', 'cancelled'];
export type PositionStatus = (typeof positionStatuses)[number];
export declare const positionSources: readonly ['competition', 'auction', 'followOrders'];
export type PositionSource = (typeof positionSources)[number];
export declare const positionGroups: readonly ['inProgress', 'placing', 'terminated'];
export type PositionGroup = (typeof positionGroups)[number];
export declare const lockKinds: readonly ['minutes', 'nextTradingDay', 'days', 'none', 'managed'];
export type LockKind = (typeof lockKinds)[number];
export declare const positionEvents: readonly ['ordered', 'amended', 'triggered', 'filled', 'marginAdded', 'liquidationNear', 'closingPlaced', 'closingAmended', 'closingTriggered', 'closingExpired', 'closingCancelled', 'partlyClosed', 'closed', 'liquidated', 'cancelled', 'expired', 'lapsed'];
export type PositionEventKind = (typeof positionEvents)[number];
export declare const positionClosers: readonly ['member', 'liquidation', 'dayTradeDeadline', 'mentor', 'buyback'];
export type PositionCloser = (typeof positionClosers)[number];
export declare const reservationCancellers: readonly ['member', 'endOfDay'];
export type ReservationCanceller = (typeof reservationCancellers)[number];
export declare const orderCancellers: readonly ["member", "endOfDay", "insufficientFunds"];
export type OrderCanceller = (typeof orderCancellers)[number];
export declare const transferStatuses: readonly ['pendingReview', 'passed', 'rejected', 'success'];
export type TransferStatus = (typeof transferStatuses)[number];
export declare const uploadKinds: readonly ['depositProof', 'idFront', 'idBack', 'avatar'];
export type UploadKind = (typeof uploadKinds)[number];
export declare const valueStockRejections: readonly ['priceMoved', 'review'];
export type ValueStockRejection = (typeof valueStockRejections)[number];

// itayose/domain/watchlistChange (stable)

export type WatchlistChange = {
    kind: 'add';
    symbol: string;
} | {
    kind: 'remove';
    symbol: string;
} | {
    kind: 'sort';
    symbols: readonly string[];
} | {
    kind: 'restore';
    symbol: string;
    symbols: readonly string[];
};
export declare function withChange(symbols: readonly string[], change: WatchlistChange): string[];
export declare function moved<Item>(items: readonly Item[], from: number, to: number): Item[];

// itayose/domain/watchlistGroups (stable)

export interface WatchlistGroup {
    id: string;
    name: string;
    symbols: string[];
}
export type GroupChange = {
    kind: 'make';
    id: string;
    name: string;
} | {
    kind: 'rename';
    id: string;
    name: string;
} | {
    kind: 'delete';
    id: string;
} | {
    kind: 'order';
    ids: readonly string[];
} | {
    kind: 'move';
    symbol: string;
    id: string | null;
} | {
    kind: 'bringBack';
    group: WatchlistGroup;
    place: number;
};
export declare function withGroupChange(groups: readonly WatchlistGroup[], change: GroupChange): WatchlistGroup[];
export declare const groupOf: (groups: readonly WatchlistGroup[], symbol: string) => WatchlistGroup | undefined;
export type GroupNameProblem = 'empty' | 'tooLong' | 'taken';
export declare function groupNameProblem(name: string, others: readonly Pick<WatchlistGroup, 'name'>[]): GroupNameProblem | undefined;
export declare function withPartInOrder(all: readonly string[], part: readonly string[]): string[];

// itayose/domain/watchlistLimits (stable)

export declare const watchlistLimits: {
    readonly groups: 10;
    readonly nameLength: 12;
};

// itayose/domain/watchlistOrder (stable)

export declare const watchlistSorts: readonly ['own', 'code', 'name', 'price', 'change'];
export type WatchlistSort = (typeof watchlistSorts)[number];
export declare const changeForms: readonly ['percent', 'amount'];
export type ChangeForm = (typeof changeForms)[number];
interface Known {
    code: string;
    name: string;
    latestPrice: string;
    change: string;
    changePercent: string;
}
export interface WatchlistOrder {
    sort: WatchlistSort;
    descending: boolean;
    changeForm: ChangeForm;
    compareNames: (one: string, other: string) => number;
}
export declare function sortedSymbols(own: readonly string[], knownOf: (symbol: string) => Known | null | undefined, order: WatchlistOrder): string[];
export {};

// itayose/domain/wholeAmount (stable)

export interface WholeAmount {
    amount: string;
    all: boolean;
}
export declare const typedAmount: (amount: string, everything: string) => WholeAmount;
export declare const amountText: ({ amount, all }: WholeAmount, everything: string) => string;

// itayose/domain/withLastPrice (stable)

import type { ChartPeriod } from './marketVocabulary.js';
export interface Bar {
    openedAt: number;
    open: string;
    high: string;
    low: string;
    close: string;
    volume: string;
}
export interface LastPrice {
    latestPrice: string;
    quotedAt: number;
}
export declare function withLastPrice<B extends Bar>(bars: readonly B[], { latestPrice, quotedAt }: LastPrice, period: ChartPeriod, closedDays: ReadonlySet<string>): readonly (B | Bar)[];

// itayose/domain/withdrawReasons (stable)

import type { Restriction } from '../account/accountVocabulary.js';
import { type TransferLimits } from '../amountReasons.js';
import type { Reason } from '../reason.js';
import type { WindowState } from '../timeWindow.js';
import { type WithdrawProgress } from './withdrawSteps.js';
export interface WithdrawRules extends TransferLimits {
    hours: WindowState;
    minimumCreditScore: number;
}
export interface WithdrawForm extends WithdrawProgress {
    now: number;
    rules: WithdrawRules;
    restrictions: readonly Restriction[];
    creditScore: number;
    available: string | undefined;
    otherOperation: boolean;
    card: string | undefined;
    amount: string;
    fundPassword: string;
    fundPasswordWaitsUntil?: number | undefined;
}
export declare function withdrawReasons(form: WithdrawForm): Reason<'amount'>[];
export declare function maxWithdrawable(available: string, { minimum, maximum }: TransferLimits): string;

// itayose/domain/withdrawSteps (stable)

import type { VerificationStatus } from '../identity/identityVocabulary.js';
export declare const withdrawSteps: readonly ['verify', 'setFundPassword', 'addCard'];
export type WithdrawStep = (typeof withdrawSteps)[number];
export interface WithdrawStepState {
    step: WithdrawStep;
    state: 'toDo' | 'waiting' | 'done';
}
export interface WithdrawProgress {
    verification: VerificationStatus;
    cardCount: number;
    fundPasswordSet: boolean;
}
export declare function withdrawChecklist(member: WithdrawProgress): WithdrawStepState[];

// itayose/domain/worstCase (stable)

import { type TradeRates } from './orderCost.js';
import type { Side } from './tradeVocabulary.js';
export type WorstCase = {
    bounded: true;
    committed: string;
    most: string;
} | {
    bounded: false;
    committed: string;
    whenDoubled: string;
};
export declare function worstCase(opening: {
    side: Side;
    turnover: string;
    margin: string;
    purchaseFee: string;
    rates: TradeRates;
}): WorstCase;
export declare const worstCasePaidInFull: (total: string) => WorstCase;

// itayose/domain/worstClosePrice (stable)

import type { ConditionsDraft, ConditionsMarket } from './conditionsDraft.js';
export declare function worstClosePrice(draft: ConditionsDraft, { marketSide, latestPrice, limits, ownTick }: ConditionsMarket, tolerance: string | null | undefined): string | undefined;

