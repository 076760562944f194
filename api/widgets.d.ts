// itayose/widgets/AccountSummary (beta)

import { type ReactNode } from 'react';
import type { BalanceBreakdownProps } from '../BalanceBreakdown/BalanceBreakdown.js';
export interface AccountSummaryProps {
    balances: BalanceBreakdownProps['balances'];
    hidden: boolean;
    onHide: (hidden: boolean) => void;
    children?: ReactNode;
}
export declare function AccountSummary({ balances, hidden, onHide, children }: AccountSummaryProps): import("react").JSX.Element;

// itayose/widgets/AccountSummary/AccountSummarySkeleton (beta)

import type { ReactNode } from 'react';
export declare function AccountSummarySkeleton({ children }: {
    children?: ReactNode;
}): import("react").JSX.Element;

// itayose/widgets/AddMarginForm (beta)

import type { ReactNode } from 'react';
import type { Restriction } from '../../../domain/account/accountVocabulary.js';
import { type FormProblem } from '../../ProblemNote/ProblemNote.js';
import { type PositionGaugeProps } from '../PositionGauge/PositionGauge.js';
export interface AddMarginFormProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    available: string | undefined;
    restrictions: readonly Restriction[];
    liquidationWith: (amount: string) => string | undefined;
    prices?: Pick<PositionGaugeProps, 'buyPrice' | 'latestPrice' | 'breakEven'>;
    busy: boolean;
    problem: FormProblem | undefined;
    retryAt?: number | undefined;
    contact?: ReactNode;
    typed: string;
    onType: (typed: string) => void;
    onSubmit: (amount: string) => void;
}
export declare function AddMarginForm(props: AddMarginFormProps): import("react").JSX.Element;

// itayose/widgets/AmountChanged (beta)

export interface AmountChangedProps {
    from: string;
    to: string;
    onAccept?: () => void;
}
export declare function AmountChanged({ from, to, onAccept }: AmountChangedProps): import("react").JSX.Element;

// itayose/widgets/Article (beta)

import { type ReactNode } from 'react';
export interface ArticleProps {
    title: string;
    meta?: ReactNode;
    html: string;
    imageBase: string;
}
export declare function Article({ title, meta, html, imageBase }: ArticleProps): import("react").JSX.Element;

// itayose/widgets/AssetAllocation (beta)

import { type AssetBalances, type AssetPart } from '../../../domain/account/assetParts.js';
export interface AssetAllocationProps {
    balances: AssetBalances;
    onOpen?: (part: AssetPart['part']) => void;
}
export declare function AssetAllocation({ balances, onOpen }: AssetAllocationProps): import("react").JSX.Element | null;

// itayose/widgets/AssetCurve (beta)

import type { AssetRange } from '../../../domain/account/accountVocabulary.js';
import { type AssetsOverTime } from '../../../domain/account/assetResult.js';
export interface AssetCurveProps {
    history: AssetsOverTime;
    range: AssetRange;
}
export declare function AssetCurve({ history, range }: AssetCurveProps): import("react").JSX.Element;

// itayose/widgets/AuctionExample (beta)

export interface AuctionExampleProps {
    lastPrice: string;
    tickSize: string;
    limitUp: string;
    limitDown: string;
}
export declare function AuctionExample({ lastPrice, tickSize, limitUp, limitDown }: AuctionExampleProps): import("react").JSX.Element;

// itayose/widgets/BalanceBreakdown (beta)

import type { Account } from '../../../api/contract/account.js';
export interface BalanceBreakdownProps {
    balances: Pick<Account, 'totalAssets' | 'availableFunds' | 'frozenFunds' | 'frozenBy' | 'positionMargin' | 'investedFunds' | 'investedIn' | 'foreignFunds' | 'unrealisedProfit' | 'purchaseFees' | 'closingFees' | 'netUnrealisedProfit' | 'profitAmount' | 'borrowedAmount'>;
}
export declare function BalanceBreakdown({ balances }: BalanceBreakdownProps): import("react").JSX.Element;

// itayose/widgets/BalanceBreakdown/Holds (beta)

import type { BalanceHold } from '../../../api/contract/account.js';
export interface HoldsProps {
    note: string;
    holds: readonly BalanceHold[];
}
export declare function Holds({ note, holds }: HoldsProps): import("react").JSX.Element;

// itayose/widgets/BankCardTile (beta)

import type { ReactNode } from 'react';
import type { BankCard } from '../../../api/contract/cards.js';
export interface BankCardTileProps {
    card: BankCard;
    choice?: {
        name: string;
        selected: boolean;
        onSelect: (id: string) => void;
    };
    action?: ReactNode;
}
export declare function BankCardTile({ card, choice, action }: BankCardTileProps): import("react").JSX.Element;

// itayose/widgets/BlockTradeCard (beta)

import type { BlockTradeOffer } from '../../../api/contract/blockTrade.js';
export interface BlockTradeCardProps {
    offer: BlockTradeOffer;
    hours: {
        opens: string;
        closes: string;
    };
    href: string;
}
export declare function BlockTradeCard({ offer, hours, href }: BlockTradeCardProps): import("react").JSX.Element;

// itayose/widgets/BlockTradeRecordCard (beta)

import type { ReactNode } from 'react';
import type { BlockTradeApplication } from '../../../api/contract/blockTrade.js';
export interface BlockTradeRecordCardProps {
    application: BlockTradeApplication;
    positionHref?: string;
    contact?: ReactNode;
}
export declare function BlockTradeRecordCard({ application, positionHref, contact }: BlockTradeRecordCardProps): import("react").JSX.Element;

// itayose/widgets/Board (beta)

import type { Board as OrderBook } from '../../../api/contract/board.js';
export interface BoardProps {
    board: OrderBook;
    tickSize: string;
    layout?: 'ladder' | 'columns';
    onPrice?: (price: string) => void;
    explainHref?: string;
    trades?: boolean;
}
export declare function Board({ board, tickSize, layout, onPrice, explainHref, trades, }: BoardProps): import("react").JSX.Element;

// itayose/widgets/BothSides (beta)

import { type ReactNode } from 'react';
import type { Position } from '../../../api/contract/position.js';
type Shown = 'code' | 'id' | 'name' | 'profitLoss' | 'quantity' | 'side';
export interface BothSidesProps {
    positions: readonly [Pick<Position, Shown>, ...Pick<Position, Shown>[]];
    children: (id: string) => ReactNode;
}
export declare function BothSides({ positions, children }: BothSidesProps): import("react").JSX.Element;
export {};

// itayose/widgets/BuybackCard (beta)

import type { BuybackOffer } from '../../../api/contract/buyback.js';
export interface BuybackCardProps {
    offer: BuybackOffer;
    now: number;
    href: string;
}
export declare function BuybackCard({ offer, now, href }: BuybackCardProps): import("react").JSX.Element;

// itayose/widgets/BuybackRecordCard (beta)

import type { BuybackApplication } from '../../../api/contract/buyback.js';
import type { Position } from '../../../api/contract/position.js';
export interface BuybackRecordCardProps {
    application: BuybackApplication;
    sold?: Pick<Position, 'originalMargin' | 'addedMargin' | 'profitLoss' | 'purchaseFee'> | undefined;
    saleHref?: string;
    onCancel?: () => void;
    cancelling?: boolean;
}
export declare function BuybackRecordCard(props: BuybackRecordCardProps): import("react").JSX.Element;

// itayose/widgets/CandleChart (beta)

import { type RefObject } from 'react';
import type { Candle } from '../../../api/contract/candles.js';
import type { ChartSettings } from '../../../domain/market/chartSettings.js';
import type { ChartLevel, ChartView } from './chartTypes.js';
export interface CandleChartProps {
    candles: readonly Candle[];
    decimals: number;
    settings: ChartSettings;
    onSettingsChange: (settings: ChartSettings) => void;
    change?: string;
    levels?: readonly ChartLevel[];
    view?: RefObject<ChartView | null>;
    paused?: boolean;
    onFullScreen?: () => void;
    fill?: boolean;
}
export declare function CandleChart(props: CandleChartProps): import("react").JSX.Element;

// itayose/widgets/CandleChart/chartTypes (beta)

import type { Candle } from '../../../api/contract/candles.js';
import type { ChartPeriod } from '../../../domain/market/marketVocabulary.js';
import type { Direction } from '../direction.js';
import type { IndicatorLine } from './indicatorParts.js';
export type LevelKind = 'limit' | 'previousClose' | 'position' | 'order';
export interface ChartLevel {
    kind: LevelKind;
    price: string;
    title: string;
}
export interface ChartView {
    period: ChartPeriod;
    from: number;
    to: number;
}
export interface ChartContent {
    candles: readonly Candle[];
    levels: readonly ChartLevel[];
    limitsInRange: boolean;
    averages: readonly number[];
    indicators: readonly IndicatorLine[];
    line: boolean;
    direction: Direction;
}
export interface ChartHandle {
    show: (content: ChartContent) => void;
    zoom: (factor: number) => void;
    move: (widths: number) => void;
    jumpToLatest: () => void;
    remove: () => void;
}

// itayose/widgets/CapitalAtRisk (beta)

export interface CapitalAtRiskProps {
    amount: string;
    past: {
        kind: 'fall' | 'term';
        result: string;
    };
}
export declare function CapitalAtRisk({ amount, past }: CapitalAtRiskProps): import("react").JSX.Element;

// itayose/widgets/Change (beta)

export interface ChangeProps {
    change: string;
    changePercent?: string;
    decimals?: number;
}
export declare function Change({ change, changePercent, decimals }: ChangeProps): import("react").JSX.Element;

// itayose/widgets/CloseForm (beta)

import type { ReactNode } from 'react';
import type { PricedStock } from '../../../domain/market/steppedPrice.js';
import type { Reason } from '../../../domain/reason.js';
import type { CloseField } from '../../../domain/trade/closeReasons.js';
import type { CloseSummary } from '../../../domain/trade/closeSummary.js';
import { type ConditionsDraft } from '../../../domain/trade/conditionsDraft.js';
import type { TermRules } from '../../../domain/trade/orderTerms.js';
import type { PriceMove } from '../../../domain/trade/priceMove.js';
import type { Side } from '../../../domain/trade/tradeVocabulary.js';
import { type FormProblem } from '../../ProblemNote/ProblemNote.js';
export interface CloseDraft extends ConditionsDraft {
    lots: string;
}
export interface CloseFormProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    position: {
        side: Side;
        buyPrice: string;
        lots: number;
        closeLots?: number | null | undefined;
        closesAt?: number | null | undefined;
    };
    lotSize: number;
    stock: PricedStock;
    draft: CloseDraft;
    onChange: (draft: CloseDraft) => void;
    summary: CloseSummary | undefined;
    atStop?: CloseSummary | undefined;
    atWorst?: CloseSummary | undefined;
    terms?: TermRules | undefined;
    canBeAtMarket?: boolean;
    reasons: readonly Reason<CloseField>[];
    tolerance?: string | null | undefined;
    move?: PriceMove | undefined;
    onAcceptMove?: () => void;
    busy: boolean;
    problem: FormProblem | undefined;
    retryAt?: number | undefined;
    contact?: ReactNode;
    onSubmit: () => void;
}
export declare function CloseForm(props: CloseFormProps): import("react").JSX.Element;

// itayose/widgets/CompanyProfile (beta)

import type { Company } from '../../../api/contract/company.js';
import type { StockDetails } from '../../../api/contract/stocks.js';
export interface CompanyProfileProps {
    company: Company;
    stock: Pick<StockDetails, 'latestPrice' | 'sector'>;
}
export declare function CompanyProfile({ company, stock }: CompanyProfileProps): import("react").JSX.Element;

// itayose/widgets/ConfirmSheet (beta)

import type { ReactNode } from 'react';
import { type ButtonProps } from '../../components/Button/Button.js';
import { type CardFact } from '../../components/Card/CardFacts.js';
import { type KeyFigureProps } from '../../components/KeyFigure/KeyFigure.js';
import { type KeyValueItem } from '../../components/KeyValue/KeyValue.js';
export interface ConfirmSheetProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    headline?: ReactNode;
    figure: Pick<KeyFigureProps, 'label' | 'value' | 'unit' | 'note'>;
    worst?: ReactNode;
    inSight?: readonly CardFact[];
    facts: readonly KeyValueItem[];
    fold?: {
        label: string;
        value: string;
        note?: ReactNode;
    };
    children?: ReactNode;
    submitLabel: string;
    kind?: ButtonProps['kind'];
    busy: boolean;
    blockedReason?: string | undefined;
    onConfirm: () => void;
}
export declare function ConfirmSheet(props: ConfirmSheetProps): import("react").JSX.Element;

// itayose/widgets/CopyTradeCard (beta)

import type { ListedCopyTradeProduct } from '../../../api/contract/copyTrading.js';
export interface CopyTradeCardProps {
    product: ListedCopyTradeProduct;
    now: number;
    href: string;
}
export declare function CopyTradeCard({ product, now, href }: CopyTradeCardProps): import("react").JSX.Element;

// itayose/widgets/CopyTradeRecordCard (beta)

import type { CopyTradeRecord } from '../../../api/contract/copyTradeRecord.js';
export interface CopyTradeRecordCardProps {
    record: CopyTradeRecord;
    href: string;
}
export declare function CopyTradeRecordCard({ record, href }: CopyTradeRecordCardProps): import("react").JSX.Element;

// itayose/widgets/CostBreakdown (beta)

import type { TradeRates } from '../../../domain/trade/orderCost.js';
import type { OrderSummary } from '../../../domain/trade/orderSummary.js';
import type { Side } from '../../../domain/trade/tradeVocabulary.js';
export interface CostBreakdownProps {
    summary: OrderSummary;
    side: Side;
    rates?: TradeRates;
    available: string | undefined;
}
export declare function CostBreakdown({ summary, side, rates, available }: CostBreakdownProps): import("react").JSX.Element;

// itayose/widgets/CreditGauge (beta)

export interface CreditGaugeProps {
    score: number;
    highest: number;
    withdrawalScore: number;
    loanScore: number;
}
export declare function CreditGauge({ score, highest, withdrawalScore, loanScore }: CreditGaugeProps): import("react").JSX.Element;

// itayose/widgets/CurrencyRate (beta)

import type { CurrencyQuote } from '../../../api/contract/currencyExchange.js';
export interface CurrencyRateProps {
    quote: CurrencyQuote;
    now: number;
}
export declare function CurrencyRate({ quote, now }: CurrencyRateProps): import("react").JSX.Element;

// itayose/widgets/CurrencyRecordCard (beta)

import type { CurrencyRecord } from '../../../api/contract/currencyExchange.js';
export interface CurrencyRecordCardProps {
    record: CurrencyRecord;
}
export declare function CurrencyRecordCard({ record }: CurrencyRecordCardProps): import("react").JSX.Element;

// itayose/widgets/DayTradeCard (beta)

import type { DayTrade } from '../../../api/contract/dayTrading.js';
export interface DayTradeCardProps {
    trade: DayTrade;
    href: string;
    onCancel?: () => void;
    cancelling?: boolean;
}
export declare function DayTradeCard({ trade, href, onCancel, cancelling }: DayTradeCardProps): import("react").JSX.Element;

// itayose/widgets/EditableStock (beta)

export interface EditableStockProps {
    name: string;
    code: string;
    first: boolean;
    onRemove: () => void;
    onFirst: () => void;
    group?: string | undefined;
    onGroup?: (() => void) | undefined;
}
export declare function EditableStock(props: EditableStockProps): import("react").JSX.Element;

// itayose/widgets/FoundStock (beta)

import type { Stock } from '../../../api/contract/stocks.js';
import { type ByLanguage } from '../../../i18n/inLanguage.js';
export interface SearchedStock extends Pick<Stock, 'change' | 'changePercent' | 'code' | 'exchange' | 'latestPrice'> {
    name: ByLanguage;
}
export interface FoundStockProps {
    stock: SearchedStock;
    query?: string;
    href: string;
    onOpen?: () => void;
    starred: boolean | undefined;
    onStar: () => void;
}
export declare function FoundStock({ stock, query, href, onOpen, starred, onStar }: FoundStockProps): import("react").JSX.Element;

// itayose/widgets/FundChart (beta)

import type { CopyTradeDay } from '../../../api/contract/copyTrading.js';
export interface FundChartProps {
    days: readonly CopyTradeDay[];
}
export declare function FundChart({ days }: FundChartProps): import("react").JSX.Element | null;

// itayose/widgets/FundMonths (beta)

import type { FundMonth } from '../../../domain/copyTrading/copyTradeMonths.js';
export interface FundMonthsProps {
    months: readonly FundMonth[];
}
export declare function FundMonths({ months }: FundMonthsProps): import("react").JSX.Element | null;

// itayose/widgets/FundRecordRow (beta)

import type { FundRecord } from '../../../api/contract/fundRecords.js';
export interface FundRecordRowProps {
    record: FundRecord;
    onOpen: () => void;
}
export declare function FundRecordRow({ record, onOpen }: FundRecordRowProps): import("react").JSX.Element;

// itayose/widgets/GateChecklist (beta)

import type { WithdrawStepState } from '../../../domain/withdrawals/withdrawSteps.js';
import { type GateName } from './gateStates.js';
export interface GateChecklistProps {
    steps: readonly WithdrawStepState[];
    hrefs: Record<GateName, string>;
    restricted?: boolean;
}
export declare function GateChecklist({ steps, hrefs, restricted }: GateChecklistProps): import("react").JSX.Element;

// itayose/widgets/ImageField (beta)

import { type ImageState } from '../../../components/ImageUpload/ImageUpload.js';
import type { ImageLimits } from '../../../domain/uploads/imageReasons.js';
import { type ImageFieldProblem } from './imageProblemText.js';
export interface ImageFieldProps {
    label: string;
    image: ImageState;
    problem: ImageFieldProblem | undefined;
    error?: string | undefined;
    limits: ImageLimits;
    ratio?: number;
    onChoose: (file: File) => void;
    onCancel: () => void;
    onRetry: () => void;
}
export declare function ImageField({ limits, problem, error, ...image }: ImageFieldProps): import("react").JSX.Element;

// itayose/widgets/IncomeChart (beta)

import type { LockUpIncome } from '../../../api/contract/lockUpRecord.js';
export interface IncomeChartProps {
    days: readonly LockUpIncome[];
    projected: {
        projectedLow: string;
        projectedHigh: string;
    };
}
export declare function IncomeChart({ days, projected }: IncomeChartProps): import("react").JSX.Element | null;

// itayose/widgets/IndexStrip (beta)

import type { MarketIndex } from '../../../api/contract/market.js';
export declare const indexWidth = "7.75lh";
export interface IndexStripProps {
    indices: MarketIndex[];
    label: string;
}
export declare function IndexStrip({ indices, label }: IndexStripProps): import("react").JSX.Element;

// itayose/widgets/IndexStrip/IndexStripSkeleton (beta)

export declare function IndexStripSkeleton(): import("react").JSX.Element;

// itayose/widgets/IpoCalendar (beta)

import type { IpoIssue } from '../../../api/contract/ipo.js';
export interface IpoCalendarProps {
    issues: readonly IpoIssue[];
    now: number;
    hrefOf: (id: string) => string;
}
export declare function IpoCalendar({ issues, now, hrefOf }: IpoCalendarProps): import("react").JSX.Element[];

// itayose/widgets/IpoCard (beta)

import type { IpoIssue } from '../../../api/contract/ipo.js';
export interface IpoCardProps {
    issue: IpoIssue;
    appliedLots?: number | undefined;
    now: number;
    href: string;
}
export declare function IpoCard({ issue, appliedLots, now, href }: IpoCardProps): import("react").JSX.Element;

// itayose/widgets/IpoRecordCard (beta)

import type { IpoApplication } from '../../../api/contract/ipoApplication.js';
export interface IpoRecordCardProps {
    application: IpoApplication;
    now: number;
    href: string;
}
export declare function IpoRecordCard({ application, now, href }: IpoRecordCardProps): import("react").JSX.Element;

// itayose/widgets/IpoSchedule (beta)

import type { IpoIssue } from '../../../api/contract/ipo.js';
export interface IpoScheduleProps {
    issue: IpoIssue;
    now: number;
}
export declare function IpoSchedule({ issue, now }: IpoScheduleProps): import("react").JSX.Element;

// itayose/widgets/IpoTracker (beta)

import type { IpoApplication } from '../../../api/contract/ipoApplication.js';
export interface IpoTrackerProps {
    application: IpoApplication;
    across?: boolean;
}
export declare function IpoTracker({ application, across }: IpoTrackerProps): import("react").JSX.Element;

// itayose/widgets/JutaNote (beta)

export declare function JutaNote(): import("react").JSX.Element | null;

// itayose/widgets/LimitPriceField (beta)

import { type PricedStock } from '../../../domain/market/steppedPrice.js';
export interface LimitPriceFieldProps {
    typed: string;
    onChange: (typed: string) => void;
    stock: PricedStock;
    label?: string;
    error?: string | undefined;
}
export declare function LimitPriceField({ typed, onChange, stock, label, error }: LimitPriceFieldProps): import("react").JSX.Element;

// itayose/widgets/LiquidationDistance (beta)

import type { ReactNode } from 'react';
import { type AtRisk } from '../../../domain/trade/liquidationDistance.js';
export interface LiquidationDistanceProps extends AtRisk {
    latestPrice: string;
    stop?: string | undefined;
    drawing?: ReactNode;
}
export declare function LiquidationDistance(props: LiquidationDistanceProps): import("react").JSX.Element;

// itayose/widgets/LoanCard (beta)

import type { Loan } from '../../../api/contract/loans.js';
export interface LoanCardProps {
    loan: Loan;
    href?: string;
}
export declare function LoanCard({ loan, href }: LoanCardProps): import("react").JSX.Element;

// itayose/widgets/LockUpCard (beta)

import type { ListedLockUpProduct } from '../../../api/contract/lockUp.js';
export interface LockUpCardProps {
    product: ListedLockUpProduct;
    href: string;
}
export declare function LockUpCard({ product, href }: LockUpCardProps): import("react").JSX.Element;

// itayose/widgets/LockUpRecordCard (beta)

import type { LockUpRecord } from '../../../api/contract/lockUpRecord.js';
export interface LockUpRecordCardProps {
    record: LockUpRecord;
    href: string;
}
export declare function LockUpRecordCard({ record, href }: LockUpRecordCardProps): import("react").JSX.Element;

// itayose/widgets/LossFromHere (beta)

import type { LossFromHere as Loss } from '../../../domain/trade/lossFromHere.js';
export interface LossFromHereProps {
    loss: Loss;
    liquidationPrice?: string | null | undefined;
}
export declare function LossFromHere({ loss, liquidationPrice }: LossFromHereProps): import("react").JSX.Element;

// itayose/widgets/LotsField (beta)

export interface LotsFill {
    label: string;
    lots: number;
}
export interface LotsFieldProps {
    typed: string;
    onChange: (typed: string) => void;
    onStep: (by: 1 | -1) => void;
    lotSize: number;
    available?: string | undefined;
    error?: string | undefined;
    fills?: readonly LotsFill[];
    sliderMax?: number | undefined;
}
export declare function LotsField({ typed, onChange, onStep, lotSize, available, error, fills, sliderMax, }: LotsFieldProps): import("react").JSX.Element;

// itayose/widgets/MaintenanceRatio (beta)

import type { Position } from '../../../api/contract/position.js';
import type { Nearest } from '../../../domain/trade/maintenanceRatio.js';
export interface MaintenanceRatioProps {
    nearest?: Nearest<Pick<Position, 'name'> & Partial<Pick<Position, 'liquidationPrice'>>> | undefined;
    loss?: string | undefined;
    href?: string;
}
export declare function MaintenanceRatio({ nearest, loss, href }: MaintenanceRatioProps): import("react").JSX.Element;

// itayose/widgets/MarketBreadth (beta)

export interface MarketBreadthProps {
    advancing: number;
    unchanged: number;
    declining: number;
}
export declare function MarketBreadth(props: MarketBreadthProps): import("react").JSX.Element;

// itayose/widgets/MarketMoves (beta)

import type { Position } from '../../../api/contract/position.js';
import type { TradeRates } from '../../../domain/trade/orderCost.js';
export type MovingPosition = Pick<Position, 'id' | 'name' | 'side' | 'quantity' | 'buyPrice' | 'latestPrice' | 'liquidationPrice' | 'originalMargin' | 'addedMargin' | 'lock' | 'purchaseFee' | 'profitLoss'>;
export interface MarketMovesProps {
    positions: readonly MovingPosition[];
    rates: TradeRates | undefined;
}
export declare function MarketMoves({ positions, rates }: MarketMovesProps): import("react").JSX.Element;

// itayose/widgets/NewsRow (beta)

export interface NewsRowProps {
    title: string;
    source: string;
    publishedAt: number;
    href: string;
    underDay?: boolean;
    wasRead?: boolean;
}
export declare function NewsRow({ title, source, publishedAt, href, underDay, wasRead, }: NewsRowProps): import("react").JSX.Element;

// itayose/widgets/NoticeArticle (beta)

import type { NoticeDetail } from '../../../api/contract/notices.js';
export interface NoticeArticleProps {
    notice: NoticeDetail;
    imageBase: string;
}
export declare function NoticeArticle({ notice, imageBase }: NoticeArticleProps): import("react").JSX.Element;

// itayose/widgets/NoticeRow (beta)

import type { Notice } from '../../../api/contract/notices.js';
export interface NoticeRowProps {
    notice: Notice;
    href: string;
}
export declare function NoticeRow({ notice, href }: NoticeRowProps): import("react").JSX.Element;

// itayose/widgets/OrderAsOf (beta)

export interface OrderAsOfProps {
    at: number;
    onSortAgain: () => void;
}
export declare function OrderAsOf({ at, onSortAgain }: OrderAsOfProps): import("react").JSX.Element;

// itayose/widgets/OrderBlockers (beta)

import type { Reason } from '../../../domain/reason.js';
import type { OrderField } from '../../../domain/trade/orderReasons.js';
export interface OrderBlockersProps {
    reasons: readonly Reason<OrderField>[];
}
export declare function OrderBlockers({ reasons }: OrderBlockersProps): import("react").JSX.Element | null;

// itayose/widgets/OrderCard (beta)

import type { Position } from '../../../api/contract/position.js';
import { type ByLanguage } from '../../../i18n/inLanguage.js';
type Shown = 'buyPrice' | 'buyTime' | 'cancelledAt' | 'cancelledBy' | 'closeLimitPrice' | 'closeLots' | 'closesAt' | 'closing' | 'code' | 'latestPrice' | 'leverage' | 'limitPrice' | 'lots' | 'opening' | 'orderedAt' | 'originalMargin' | 'priceType' | 'purchaseFee' | 'quantity' | 'side' | 'status';
export interface CardOrder extends Pick<Position, Shown> {
    name: ByLanguage;
}
export interface OrderCardProps {
    order: CardOrder;
    href: string;
    onCancel?: () => void;
    cancelBlocked?: string | undefined;
    cancelling?: boolean;
}
export declare function OrderCard({ order, href, onCancel, cancelBlocked, cancelling }: OrderCardProps): import("react").JSX.Element;
export {};

// itayose/widgets/OrderConditions (beta)

import { type Dispatch } from 'react';
import { type PricedStock } from '../../../domain/market/steppedPrice.js';
import type { Reason } from '../../../domain/reason.js';
import type { ConditionsAction, ConditionsDraft } from '../../../domain/trade/conditionsDraft.js';
import type { MarketSide } from '../../../domain/trade/orderConditions.js';
import type { TermRules } from '../../../domain/trade/orderTerms.js';
export interface OrderConditionsProps {
    draft: ConditionsDraft;
    dispatch: Dispatch<ConditionsAction>;
    marketSide: MarketSide;
    stock: PricedStock;
    firstPriceMissing?: boolean;
    reasons: readonly Reason<string>[];
    terms: TermRules | undefined;
    limitNote: string;
    act?: 'open' | 'close';
    canBeAtMarket?: boolean;
}
export declare function OrderConditions(props: OrderConditionsProps): import("react").JSX.Element;

// itayose/widgets/OrderHeadline (beta)

import type { OrderKind, Side } from '../../../domain/trade/tradeVocabulary.js';
export interface OrderHeadlineProps {
    stock: string;
    side: Side;
    kind: OrderKind;
    price: string;
    tickSize?: string | undefined;
    lots: string;
    shares: number;
    leverage: number;
    note?: string | undefined;
}
export declare function OrderHeadline(props: OrderHeadlineProps): import("react").JSX.Element;

// itayose/widgets/OrderTicket (beta)

import { type Dispatch } from 'react';
import type { PricedStock } from '../../../domain/market/steppedPrice.js';
import type { Reason } from '../../../domain/reason.js';
import type { OrderDraft, OrderDraftAction } from '../../../domain/trade/orderDraft.js';
import type { OrderField } from '../../../domain/trade/orderReasons.js';
import type { TermRules } from '../../../domain/trade/orderTerms.js';
export interface OrderTicketProps {
    draft: OrderDraft;
    dispatch: Dispatch<OrderDraftAction>;
    reasons: readonly Reason<OrderField>[];
    stock: PricedStock;
    firstPriceMissing?: boolean;
    leverages: readonly number[];
    lotSize: number;
    affordable: Affordable | undefined;
    available?: string | undefined;
    terms?: TermRules | undefined;
    exitReasons?: readonly Reason<string>[] | undefined;
    expectedPrice?: string | undefined;
}
export interface Affordable {
    quarter: number;
    half: number;
    max: number;
    oneLot?: string | undefined;
}
export declare function OrderTicket(props: OrderTicketProps): import("react").JSX.Element;

// itayose/widgets/OutdatedPrices (beta)

export interface OutdatedPricesProps {
    receivedAt: number | undefined;
    offline: boolean;
}
export declare function OutdatedPrices({ receivedAt, offline }: OutdatedPricesProps): import("react").JSX.Element;

// itayose/widgets/PositionCard (beta)

import type { Position } from '../../../api/contract/position.js';
import type { LossFromHere as Loss } from '../../../domain/trade/lossFromHere.js';
import type { MarginExample } from '../../../domain/trade/marginExample.js';
import type { PositionGroup } from '../../../domain/trade/tradeVocabulary.js';
import { type ByLanguage } from '../../../i18n/inLanguage.js';
type Shown = 'code' | 'latestPrice' | 'leverage' | 'orderedAt' | 'originalMargin' | 'profitLoss' | 'quantity' | 'side' | 'status';
type ShownIfPresent = 'addedMargin' | 'buyPrice' | 'buyTime' | 'cancelledAt' | 'cancelledBy' | 'closeLimitPrice' | 'closeLots' | 'closedBy' | 'closesAt' | 'closing' | 'dayTrade' | 'limitPrice' | 'liquidationPrice' | 'lots' | 'sellPrice' | 'sellTime' | 'tender';
export interface CardPosition extends Pick<Position, Shown>, Partial<Pick<Position, ShownIfPresent>> {
    name: ByLanguage;
}
export interface PositionCardProps {
    position: CardPosition;
    href: string;
    today?: string | undefined;
    loss?: Loss | undefined;
    group?: PositionGroup;
    closableFrom?: string | undefined;
    marginExample?: MarginExample | undefined;
    marginHref?: string | undefined;
    closeHref?: string | undefined;
}
export declare function PositionCard(props: PositionCardProps): import("react").JSX.Element;
export {};

// itayose/widgets/PositionFacts (beta)

import type { Position } from '../../../api/contract/position.js';
import type { TradeRates } from '../../../domain/trade/orderCost.js';
export interface PositionFactsProps {
    position: Position;
    rates?: TradeRates | undefined;
    closedDays?: ReadonlySet<string>;
    fees?: boolean;
}
export declare function PositionFacts({ position, rates, closedDays, fees: withFees, }: PositionFactsProps): import("react").JSX.Element;

// itayose/widgets/PositionGauge (beta)

export interface PositionGaugeProps {
    buyPrice: string;
    latestPrice: string;
    liquidationPrice?: string | null | undefined;
    breakEven?: string | undefined;
    stop?: string | undefined;
    liquidationAfter?: string | null | undefined;
}
export declare function PositionGauge(props: PositionGaugeProps): import("react").JSX.Element;

// itayose/widgets/PositionHead (beta)

import type { Position } from '../../../api/contract/position.js';
export interface PositionHeadProps {
    position: Position;
    today?: string | undefined;
}
export declare function PositionHead({ position, today }: PositionHeadProps): import("react").JSX.Element;

// itayose/widgets/PositionNotes (beta)

import type { ReactNode } from 'react';
import type { Position } from '../../../api/contract/position.js';
import type { MarginExample } from '../../../domain/trade/marginExample.js';
export interface PositionNotesProps {
    position: Position;
    now: number;
    fundsHref: string;
    tendersHref?: string;
    marginExample?: MarginExample | undefined;
    cancelClosing?: ReactNode;
}
export declare function PositionNotes(props: PositionNotesProps): import("react").JSX.Element | null;

// itayose/widgets/PositionSums (beta)

import { type ReactNode } from 'react';
import type { PositionTotals } from '../../../domain/trade/heldSums.js';
import type { PositionGroup, PositionSource } from '../../../domain/trade/tradeVocabulary.js';
export interface PositionSumsProps {
    group: PositionGroup;
    source?: PositionSource;
    sums: PositionTotals;
    today?: string | undefined;
    parts?: readonly SourceSums[];
    children?: ReactNode;
}
export interface SourceSums {
    source: PositionSource;
    count: number;
    sums: PositionTotals;
}
export declare function PositionSums({ group, source, sums, today, parts, children }: PositionSumsProps): import("react").JSX.Element;

// itayose/widgets/PositionTimeline (beta)

import type { PositionDetails } from '../../../api/contract/position.js';
export interface PositionTimelineProps {
    position: Pick<PositionDetails, 'history' | 'status' | 'lock' | 'buyTime' | 'sellableAt' | 'closesAt' | 'opening' | 'closing'>;
    now: number;
    partHref: (id: string) => string;
}
export declare function PositionTimeline({ position, now, partHref }: PositionTimelineProps): import("react").JSX.Element;

// itayose/widgets/Price (beta)

export interface PriceProps {
    value: string;
    tickSize?: string;
    change?: string;
    symbol?: string;
}
export declare function Price({ value, tickSize, change, symbol }: PriceProps): import("react").JSX.Element;

// itayose/widgets/PriceLine (beta)

export interface PriceLineProps {
    now: string | undefined;
    limit?: string | undefined;
    stop?: string | undefined;
    entry?: string | undefined;
    breakEven?: string | undefined;
    liquidation?: string | undefined;
    liquidationAfter?: string | null | undefined;
    distanceTone?: 'accent' | 'warning' | 'danger' | undefined;
    limits?: {
        low: string;
        high: string;
    } | undefined;
    tickSize?: string | undefined;
}
export declare function PriceLine({ limits, tickSize, distanceTone, liquidationAfter, ...known }: PriceLineProps): import("react").JSX.Element | null;

// itayose/widgets/PriceMoved (beta)

import type { PriceMove } from '../../../domain/trade/priceMove.js';
export interface PriceMovedProps {
    move: PriceMove;
    onAccept: () => void;
}
export declare function PriceMoved({ move, onAccept }: PriceMovedProps): import("react").JSX.Element;

// itayose/widgets/ProblemNote (beta)

import type { ReactNode } from 'react';
import type { Failure } from '../../lib/loadable.js';
import { type ServerRefusal } from '../Refusal/Refusal.js';
export type FormProblem = {
    refusal: ServerRefusal;
} | {
    failure: Exclude<Failure['kind'], 'refused'>;
    reference: string;
    retryAt?: number | undefined;
};
export interface ProblemNoteProps {
    problem: FormProblem | undefined;
    unanswered?: string;
    tooManyTries?: string;
    contact?: ReactNode;
    textId?: string | undefined;
}
export declare function ProblemNote({ problem, unanswered, tooManyTries, contact, textId }: ProblemNoteProps): import("react").JSX.Element | null;

// itayose/widgets/ProfitCalculation (beta)

import type { Side } from '../../../domain/trade/tradeVocabulary.js';
export interface Calculation {
    side: Side;
    openedAt: string;
    closedAt: string;
    shares: number;
    gross: string;
    purchaseFee?: string | null | undefined;
    sellingFee?: string | null | undefined;
    stampDuty?: string | null | undefined;
    liquidationFee?: string | null | undefined;
    lossBorne?: string | null | undefined;
    net?: string | null | undefined;
}
export interface ProfitCalculationProps {
    calculation: Calculation;
    netLabel: string;
    netNote?: string;
    closed?: boolean;
}
export declare function ProfitCalculation({ calculation, netLabel, netNote, closed, }: ProfitCalculationProps): import("react").JSX.Element;

// itayose/widgets/ProfitLoss (beta)

export interface ProfitLossProps {
    amount: string;
}
export declare function ProfitLoss({ amount }: ProfitLossProps): import("react").JSX.Element;

// itayose/widgets/ProfitRate (beta)

export interface ProfitRateProps {
    rate: string;
    decimals?: number;
}
export declare function ProfitRate({ rate, decimals }: ProfitRateProps): import("react").JSX.Element;

// itayose/widgets/QuoteAge (beta)

export interface QuoteAgeProps {
    quotedAt: number;
    now: number;
    maxAgeMs: number;
    trading: boolean;
}
export declare function QuoteAge({ quotedAt, now, maxAgeMs, trading }: QuoteAgeProps): import("react").JSX.Element;

// itayose/widgets/RateMoved (beta)

import type { Currency } from '../../../domain/currencyExchange/currencyExchangeVocabulary.js';
import type { RateMove } from '../../../domain/currencyExchange/rateMove.js';
export interface RateMovedProps {
    move: RateMove;
    from: Currency;
    to: Currency;
    before: string | undefined;
    after: string | undefined;
    onAccept: () => void;
}
export declare function RateMoved({ move, from, to, before, after, onAccept }: RateMovedProps): import("react").JSX.Element;

// itayose/widgets/ReferralCard (beta)

import type { Referral } from '../../../api/contract/rewards.js';
export interface ReferralCardProps {
    referral: Referral;
}
export declare function ReferralCard({ referral }: ReferralCardProps): import("react").JSX.Element;

// itayose/widgets/Refusal (beta)

import type { ReactNode } from 'react';
import type { MessageKey, MessageParams } from '../../api/contract/messageKeys.js';
export interface ServerRefusal {
    key?: MessageKey | undefined;
    params?: MessageParams | undefined;
    text: string;
}
export interface RefusalProps {
    message: ServerRefusal | undefined;
    contact?: ReactNode;
    textId?: string | undefined;
}
export declare function Refusal({ message, contact, textId }: RefusalProps): import("react").JSX.Element | null;

// itayose/widgets/RestrictionNotice (beta)

import type { ReactNode } from 'react';
import type { Restriction } from '../../../domain/account/accountVocabulary.js';
export interface RestrictionNoticeProps {
    restrictions: readonly Restriction[];
    contact?: ReactNode;
    hours?: string | undefined;
}
export declare function RestrictionNotice({ restrictions, contact, hours }: RestrictionNoticeProps): import("react").JSX.Element | null;

// itayose/widgets/ResultCalendar (beta)

export interface DayOfResults {
    date: string;
    result: string;
    count: number;
}
export interface ResultCalendarProps {
    month: string;
    days: readonly DayOfResults[];
    today: string;
    onOpen: (date: string) => void;
}
export declare function ResultCalendar({ month, days, today, onOpen }: ResultCalendarProps): import("react").JSX.Element;

// itayose/widgets/ResultKnown (beta)

import type { SentFact } from '../ResultUnknown/ResultUnknown.js';
export interface ResultKnownProps {
    sent: SentFact;
    carriedOut: boolean;
    href: string;
}
export declare function ResultKnown({ sent, carriedOut, href }: ResultKnownProps): import("react").JSX.Element;

// itayose/widgets/ResultUnknown (beta)

export interface SentFact {
    what: string;
    time: string;
}
export interface ResultUnknownProps {
    checkHref: string;
    reference: string;
    checks?: 'positions' | 'records';
    cancels?: boolean;
    sent?: SentFact;
    waiting?: boolean;
    onCheck?: () => Promise<void>;
}
export declare function ResultUnknown(props: ResultUnknownProps): import("react").JSX.Element;

// itayose/widgets/ReviewStages (beta)

import type { ApplicationStatus } from '../../domain/products/productsVocabulary.js';
export interface ReviewStagesProps {
    sentAt: number | null | undefined;
    dueAt: number | null | undefined;
    status: ApplicationStatus;
    outcome: string;
}
export declare function ReviewStages({ sentAt, dueAt, status, outcome }: ReviewStagesProps): import("react").JSX.Element;

// itayose/widgets/SearchHistory (beta)

export interface SearchHistoryProps {
    history: readonly string[];
    onSearch: (query: string) => void;
    onRemove: (query: string) => void;
    onClear: () => void;
}
export declare function SearchHistory({ history, onSearch, onRemove, onClear }: SearchHistoryProps): import("react").JSX.Element;

// itayose/widgets/SectorMap (beta)

import type { SectorToday } from '../../../api/contract/market.js';
export interface SectorMapProps {
    sectors: readonly Pick<SectorToday, 'sector' | 'name' | 'changePercent'>[];
    chosen: string | null;
    onChoose: (sector: string | null) => void;
}
export declare function SectorMap({ sectors, chosen, onChoose }: SectorMapProps): import("react").JSX.Element;

// itayose/widgets/ServerCheck (beta)

import type { OrderDifference } from '../../../domain/trade/orderDifferences.js';
export type ServerCheckState = {
    state: 'checking';
} | {
    state: 'unavailable';
} | {
    state: 'refuses';
    reason: string;
} | {
    state: 'checked';
    price: string;
    differences: readonly OrderDifference[];
    expected: string | undefined;
    waitsFor?: string | undefined;
};
export interface ServerCheckProps {
    check: ServerCheckState;
}
export declare function ServerCheck({ check }: ServerCheckProps): import("react").JSX.Element;

// itayose/widgets/SessionLine (beta)

export interface SessionLineProps {
    open: boolean;
    changesAt: number;
}
export declare function SessionLine({ open, changesAt }: SessionLineProps): import("react").JSX.Element;

// itayose/widgets/SideMark (beta)

import type { Side } from '../../../domain/trade/tradeVocabulary.js';
export interface SideMarkProps {
    side: Side;
    leverage: number;
}
export declare function SideMark({ side, leverage }: SideMarkProps): import("react").JSX.Element;

// itayose/widgets/SignInCalendar (beta)

export interface SignInCalendarProps {
    month: string;
    days: readonly string[];
    registered?: string | undefined;
    today: string;
}
export declare function SignInCalendar({ month, days, today, registered }: SignInCalendarProps): import("react").JSX.Element;

// itayose/widgets/StatementPaper (beta)

import { type PaperTable } from './paperPages.js';
export interface PaperFact {
    label: string;
    value: string;
}
export interface StatementPaperProps {
    title: string;
    facts: readonly PaperFact[];
    tables: readonly PaperTable[];
    mark?: string;
}
export declare function StatementPaper({ title, facts, tables, mark }: StatementPaperProps): import("react").JSX.Element;

// itayose/widgets/StockFacts (beta)

import type { StockDetails } from '../../../api/contract/stocks.js';
export interface StockFactsProps {
    stock: StockDetails;
}
export declare function StockFacts({ stock }: StockFactsProps): import("react").JSX.Element;

// itayose/widgets/StockFacts/StockRanges (beta)

import type { StockDetails } from '../../../api/contract/stocks.js';
export interface StockRangesProps {
    stock: Pick<StockDetails, 'latestPrice' | 'high' | 'low' | 'weeks52High' | 'weeks52Low' | 'tickSize'>;
}
export declare function StockRanges({ stock }: StockRangesProps): import("react").JSX.Element | null;

// itayose/widgets/StockFacts/StockTraits (beta)

import type { StockDetails } from '../../../api/contract/stocks.js';
export interface StockTraitsProps {
    stock: StockDetails;
}
export declare function StockTraits({ stock }: StockTraitsProps): import("react").JSX.Element;

// itayose/widgets/StockHoldings (beta)

import type { Position } from '../../../api/contract/position.js';
type Shown = 'buyPrice' | 'buyTime' | 'id' | 'leverage' | 'limitPrice' | 'orderedAt' | 'profitLoss' | 'quantity' | 'side' | 'status';
export interface StockHolding extends Pick<Position, Shown>, Partial<Pick<Position, 'closing' | 'opening'>> {
}
export interface StockHoldingsProps {
    holdings: readonly StockHolding[];
    tickSize?: string;
    hrefOf: (id: string) => string;
    allHref: string;
}
export declare function StockHoldings({ holdings, tickSize, hrefOf, allHref }: StockHoldingsProps): import("react").JSX.Element;
export {};

// itayose/widgets/StockPrice (beta)

import type { ReactNode } from 'react';
import type { StockDetails } from '../../../api/contract/stocks.js';
export interface StockPriceProps {
    stock: Pick<StockDetails, 'latestPrice' | 'change' | 'changePercent' | 'tickSize'>;
    caption?: ReactNode;
    children?: ReactNode;
}
export declare function StockPrice({ stock, caption, children }: StockPriceProps): import("react").JSX.Element;

// itayose/widgets/StockRow (beta)

import type { ChangeForm } from '../../../domain/watchlist/watchlistOrder.js';
import { type RowStock } from './stockColumns.js';
export type { RowStock } from './stockColumns.js';
export interface StockRowProps {
    stock: RowStock;
    href: string;
    traded?: 'totalAmount' | 'volume';
    rank?: number;
    changeForm?: ChangeForm;
    held?: boolean;
    trail?: readonly string[] | null | undefined;
}
export declare const StockRow: import("react").MemoExoticComponent<(props: StockRowProps) => import("react").JSX.Element>;

// itayose/widgets/StockRow/StockRowSkeleton (beta)

export declare function StockRowSkeleton(): import("react").JSX.Element;

// itayose/widgets/StockRow/StockRows (beta)

import type { ReactNode } from 'react';
export declare function StockRows({ children }: {
    children: ReactNode;
}): import("react").JSX.Element;

// itayose/widgets/StockRow/StockRowsSkeleton (beta)

export interface StockRowsSkeletonProps {
    count?: number;
}
export declare function StockRowsSkeleton({ count }: StockRowsSkeletonProps): import("react").JSX.Element;

// itayose/widgets/TotalAssets (beta)

export interface TotalAssetsProps {
    amount: string;
    borrowed: string;
    hidden: boolean;
    onHide: (hidden: boolean) => void;
}
export declare function TotalAssets({ amount, borrowed, hidden, onHide }: TotalAssetsProps): import("react").JSX.Element;

// itayose/widgets/TradeButtons (beta)

import { type ReactNode } from 'react';
export interface TradeButtonsProps {
    longHref: string;
    shortHref: string;
    blockedReason?: string | undefined;
    note?: string | undefined;
    contact?: ReactNode;
}
export declare function TradeButtons({ longHref, shortHref, blockedReason, note, contact }: TradeButtonsProps): import("react").JSX.Element;

// itayose/widgets/TransferProgress (beta)

import { type Transfer } from '../transferTexts.js';
export interface TransferProgressProps {
    transfer: Transfer;
}
export declare function TransferProgress({ transfer }: TransferProgressProps): import("react").JSX.Element;

// itayose/widgets/TransferRow (beta)

import { type Transfer } from '../transferTexts.js';
export interface TransferRowProps {
    transfer: Transfer;
    href: string;
}
export declare function TransferRow({ transfer, href }: TransferRowProps): import("react").JSX.Element;

// itayose/widgets/UnlistedStock (beta)

export interface UnlistedStockProps {
    symbol: string;
    onRemove: () => void;
}
export declare function UnlistedStock({ symbol, onRemove }: UnlistedStockProps): import("react").JSX.Element;

// itayose/widgets/UnlockCalendar (beta)

import type { LockUpCalendar } from '../../../api/contract/lockUp.js';
export interface UnlockCalendarProps {
    days: LockUpCalendar;
    now: number;
}
export declare function UnlockCalendar({ days, now }: UnlockCalendarProps): import("react").JSX.Element;

// itayose/widgets/ValueStockCard (beta)

import type { ValueStockOffer } from '../../../api/contract/valueStock.js';
export interface ValueStockCardProps {
    offer: ValueStockOffer;
    applicationsPerStock: number;
    href: string;
}
export declare function ValueStockCard({ offer, applicationsPerStock, href }: ValueStockCardProps): import("react").JSX.Element;

// itayose/widgets/ValueStockRecordCard (beta)

import type { ReactNode } from 'react';
import type { ValueStockApplication } from '../../../api/contract/valueStock.js';
export interface ValueStockRecordCardProps {
    application: ValueStockApplication;
    positionHref?: string;
    onCancel?: () => void;
    cancelling?: boolean;
    contact?: ReactNode;
}
export declare function ValueStockRecordCard(props: ValueStockRecordCardProps): import("react").JSX.Element;

// itayose/widgets/WindowClock (beta)

import { type TimeWindow, type WindowState } from '../../domain/timeWindow.js';
export interface WindowClockProps {
    window: TimeWindow & WindowState;
    now: number;
}
export declare function WindowClock({ window, now }: WindowClockProps): import("react").JSX.Element;

// itayose/widgets/WorstCaseNote (beta)

import type { LossFromHere } from '../../../domain/trade/lossFromHere.js';
import type { Side } from '../../../domain/trade/tradeVocabulary.js';
import type { WorstCase } from '../../../domain/trade/worstCase.js';
export interface WorstCaseNoteProps {
    worst: WorstCase;
    estimatedAt?: string;
    acceptedUpTo?: string;
    levels?: WorstLevels;
}
export interface WorstLevels {
    liquidation: string | 'none' | 'unknown';
    price: string;
    side: Side;
    loss?: LossFromHere | undefined;
    dailyLimit: string;
}
export declare function WorstCaseNote({ worst, estimatedAt, acceptedUpTo, levels }: WorstCaseNoteProps): import("react").JSX.Element;

