// components/Button/buttonLook

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'priceUp' | 'priceDown';
export type ButtonSize = 'regular' | 'small';
export interface ButtonLook {
    $kind: ButtonKind;
    $size: ButtonSize;
    $fullWidth: boolean;
}
export declare const buttonLook: import("styled-components").RuleSet<NoInfer<ButtonLook>>;

// components/Dialog/DialogPopup

import { type ReactNode } from 'react';
export interface DialogProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    children: ReactNode;
    confirmLabel: string;
    cancelLabel: string;
    onConfirm: () => void;
    kind?: 'danger' | 'primary';
    busy?: boolean;
}
export declare function DialogPopup(props: DialogProps): import("react").JSX.Element;

// components/EndlessList/endlessParts

import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
export type EndlessLook = 'rows' | 'cards';
interface EndlessListInfo {
    label: string;
    total: number;
    look: EndlessLook;
}
export declare const EndlessListContext: import("react").Context<EndlessListInfo>;
export declare function EndlessRows(props: CustomContainerComponentProps): import("react").JSX.Element;
export declare function EndlessRow({ index, children, ...props }: CustomItemComponentProps): import("react").JSX.Element;
export {};

// components/Field/QuickFills

export interface QuickFill {
    label: string;
    value: string;
}
export interface QuickFillsProps {
    fills: readonly QuickFill[];
    onFill: (value: string) => void;
}
export declare function QuickFills({ fills, onFill }: QuickFillsProps): import("react").JSX.Element | null;

// components/Field/groupedNumber

import type { MaskitoOptions } from '@maskito/core';
export interface NumberSigns {
    thousands: string;
    point: string;
}
export declare const plainSigns: NumberSigns;
export declare function groupDigits(value: string): string;
export interface GroupedNumber {
    options: MaskitoOptions;
    toValue: (text: string) => string;
    toText: (value: string) => string;
}
export declare function groupedNumber(signs?: NumberSigns): GroupedNumber;

// components/FullScreen/FullScreenPopup

import { type ReactNode } from 'react';
export interface FullScreenProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    closeLabel: string;
    aside?: ReactNode;
    tools?: ReactNode;
    finalFocus?: () => HTMLElement | null;
    children: ReactNode;
}
export declare function FullScreenPopup({ open, onOpenChange, title, closeLabel, aside, tools, finalFocus, children, }: FullScreenProps): import("react").JSX.Element;

// components/Select/SelectSheet

import { type ReactNode } from 'react';
export interface SelectOption<Value extends string> {
    value: Value;
    label: string;
    note?: ReactNode;
}
export interface SelectSearch<Value extends string> {
    label: string;
    clearLabel: string;
    none: string;
    matches: (value: Value, typed: string) => boolean;
}
interface SelectSheetProps<Value extends string> {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    label: string;
    options: readonly SelectOption<Value>[];
    value: Value | null;
    onChange: (value: Value) => void;
    closeLabel: string;
    search?: SelectSearch<Value> | undefined;
}
export declare function SelectSheet<Value extends string>(props: SelectSheetProps<Value>): import("react").JSX.Element;
export {};

// components/Sheet/SheetPopup

import { type ReactNode } from 'react';
export interface SheetProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    closeLabel: string;
    children: ReactNode;
    actions?: ReactNode;
}
export declare function SheetPopup({ open, onOpenChange, title, closeLabel, children, actions }: SheetProps): import("react").JSX.Element;

// components/SortableList/sortableTexts

import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/dom';
export interface SortableTexts {
    instructions: string;
    handleRole: string;
    handle: (key: string) => string;
    pickedUp: (key: string, place: number) => string;
    movedTo: (key: string, place: number) => string;
    putDown: (key: string, place: number) => string;
    cancelled: (key: string, place: number) => string;
}
export declare function toAnnouncements(texts: () => SortableTexts): {
    dragstart: ({ operation: { source } }: DragStartEvent) => string | undefined;
    dragover: ({ operation: { source } }: DragOverEvent) => string | undefined;
    dragend: ({ operation: { source }, canceled }: DragEndEvent) => string | undefined;
};

// components/StyledElement

import type { ComponentPropsWithRef, ComponentType, ElementType, JSX } from 'react';
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = ComponentType<ComponentPropsWithRef<Tag> & {
    as?: ElementType;
}>;

// i18n/inLanguage

import type { Language } from './language.js';
export type ByLanguage = Readonly<Record<string, string>>;
export declare const inLanguage: (texts: ByLanguage, language: Language) => string;

// i18n/language

export declare const languages: readonly ['en', 'tw', 'jp'];
export type Language = (typeof languages)[number];
export declare const defaultLanguage: Language;
export declare const languageTag: Record<Language, 'en' | 'zh-Hant-TW' | 'ja'>;
export declare function isLanguage(value: unknown): value is Language;
export declare function languageOf(tag: string): Language;
export declare function interfaceLanguage(tag: string): Language | undefined;

// i18n/text

import type { messages } from './locales/en.js';
import type { Translation } from './translation.js';
type Messages = typeof messages;
export type Namespace = keyof Messages;
export type Texts = {
    [Name in Namespace]?: Translation<Messages[Name]>;
};
type Paths<Node> = {
    [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];
export type QualifiedKey = {
    [Name in Namespace]: `${Name}:${Paths<Messages[Name]>}`;
}[Namespace];
export type TextParams = Record<string, string | number>;
export type Translate = (key: QualifiedKey, params?: TextParams) => string;
export type Text<Name extends Namespace> = (key: Paths<Messages[Name]> | QualifiedKey, params?: TextParams) => string;
export {};

// i18n/translation

export type Translation<Namespace> = {
    [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translation<Namespace[Key]>;
};

// lib/loadable

export interface Refusal {
    key?: string | undefined;
    params?: Partial<Record<string, string>> | undefined;
    text: string;
}
export interface Failure {
    kind: 'refused' | 'unauthorized' | 'timeout' | 'offline' | 'tooManyRequests' | 'tooLarge' | 'notAccepted' | 'server' | 'malformed';
    reference: string;
    refusal?: Refusal;
    retryAt?: number | undefined;
}
export type Loadable<Data> = {
    state: 'loading';
} | {
    state: 'failed';
    failure: Failure;
    retry: () => void;
} | {
    state: 'ready';
    data: Data;
    failure?: Failure;
    retry: () => void;
};
export declare function mapLoadable<From, To>(from: Loadable<From>, change: (data: From) => To): Loadable<To>;
export declare function joinLoadables<const Parts extends readonly unknown[]>(parts: {
    readonly [Place in keyof Parts]: Loadable<Parts[Place]>;
}): Loadable<Parts>;
export declare function withoutFailure<Data>(from: Loadable<Data>, kind: Failure['kind']): Loadable<Data>;
export declare function firstFailed(parts: readonly (Loadable<unknown> | undefined)[]): {
    state: 'failed';
    failure: Failure;
    retry: () => void;
} | undefined;
export declare function loadedData<Data>(from: Loadable<Data>): Data | undefined;

// widgets/market/CandleChart/indicatorParts

import type { ChartIndicator } from '../../../domain/market/marketVocabulary.js';
import type { ColorName } from '../../../theme/tokens.js';
export declare const indicatorSettings: {
    readonly bollinger: {
        readonly bars: 20;
        readonly deviations: 2;
    };
    readonly ichimoku: {
        readonly conversion: 9;
        readonly base: 26;
        readonly spanB: 52;
    };
    readonly rsi: {
        readonly bars: 14;
    };
    readonly macd: {
        readonly short: 12;
        readonly long: 26;
        readonly signal: 9;
    };
};
export type IndicatorPart = 'vwap' | 'upper' | 'middle' | 'lower' | 'conversion' | 'base' | 'spanA' | 'spanB' | 'lagging' | 'rsi' | 'macd' | 'signal';
export interface IndicatorLine {
    indicator: ChartIndicator;
    part: IndicatorPart;
    values: readonly (number | undefined)[];
    shift: number;
}
interface PartLook {
    ink: ColorName;
    dash: readonly number[];
}
export declare const partLooks: Record<IndicatorPart, PartLook>;
export declare const isOscillator: (indicator: ChartIndicator) => boolean;
export {};

// widgets/market/StockRow/rowTexts

import { type Formats } from '../../../i18n/formats.js';
import { type Language } from '../../../i18n/language.js';
export interface RowTexts {
    language: Language;
    formats: Formats;
    held: string;
    traded: Record<'totalAmount' | 'volume', (figure: string) => string>;
}
export declare function useRowTexts(): RowTexts;
export declare const RowTextsContext: import("react").Context<RowTexts>;
export declare function useRowTextsOfList(): RowTexts;

// widgets/market/StockRow/stockColumns

import type { ReactNode, RefObject } from 'react';
import type { Stock, StockSort } from '../../../api/contract/stocks.js';
import type { ByLanguage } from '../../../i18n/inLanguage.js';
import type { RowTexts } from './rowTexts.js';
type Shown = 'change' | 'changePercent' | 'code' | 'latestPrice' | 'symbol' | 'totalAmount' | 'volume';
export interface RowStock extends Pick<Stock, Shown>, Partial<Pick<Stock, 'previousClose'>> {
    name: ByLanguage;
}
export interface RowContent {
    stock: RowStock;
    texts: RowTexts;
    traded: 'totalAmount' | 'volume';
    changes: readonly [first: string, other: string];
    price: RefObject<HTMLElement | null>;
}
interface StockFigure {
    name: string;
    cell: (row: RowContent) => ReactNode;
}
export declare const stockColumns: readonly [{
    readonly upper: StockFigure;
    readonly lower: StockFigure;
    readonly width: '11.9ch';
    readonly widthRanked: '11.4ch';
    readonly placeholders: readonly [110, 150];
}, {
    readonly upper: StockFigure;
    readonly lower: StockFigure;
    readonly width: '10.4ch';
    readonly widthRanked: '10.4ch';
    readonly placeholders: readonly [150, 70];
}];
export declare const stockHeads: (sort: StockSort) => readonly StockSort[];
export {};

// widgets/market/direction

import type { Formats } from '../../i18n/formats.js';
export type Direction = 'up' | 'down' | 'flat';
export declare function directionOf(value: string): Direction;
export declare const directionColor: {
    readonly up: 'priceUp';
    readonly down: 'priceDown';
    readonly flat: 'priceFlat';
};
export declare const priceInks: {
    readonly up: 'priceUp';
    readonly down: 'priceDown';
    readonly flat: 'ink';
};
export declare const directionMark: {
    readonly up: '▲';
    readonly down: '▼';
    readonly flat: '';
};
export declare function markedChange(amount: string, formats: Formats): string;

// widgets/statements/StatementPaper/paperPages

export interface PaperColumn {
    title: string;
    figures?: boolean;
    wraps?: boolean;
}
export interface PaperTable {
    title: string;
    columns: readonly PaperColumn[];
    rows: readonly (readonly string[])[];
}
export declare function paperPages(tables: readonly PaperTable[]): PaperTable[][];

// widgets/transfers/transferTexts

import type { Deposit } from '../../api/contract/deposits.js';
import type { Withdrawal } from '../../api/contract/withdrawals.js';
import type { StatusTone } from '../../components/Status/Status.js';
import type { TransferStatus } from '../../domain/transfers/transfersVocabulary.js';
import type { Translate } from '../../i18n/text.js';
export type Transfer = (Deposit & {
    kind: 'deposit';
}) | (Withdrawal & {
    kind: 'withdrawal';
});
export declare const transferTones: Record<TransferStatus, StatusTone>;
export declare const isCancelled: (transfer: Transfer) => boolean;
export declare const transferStatusText: (t: Translate, transfer: Transfer) => string;
export declare function transferStageText(t: Translate, transfer: Transfer, status: TransferStatus): string;

// widgets/uploads/ImageField/imageProblemText

import type { ImageLimits } from '../../../domain/uploads/imageReasons.js';
import type { Formats } from '../../../i18n/formats.js';
import type { Language } from '../../../i18n/language.js';
import type { Text } from '../../../i18n/text.js';
import type { Failure } from '../../../lib/loadable.js';
import type { ServerRefusal } from '../../Refusal/Refusal.js';
export type ImageFieldProblem = {
    kind: 'otherType' | 'heic' | 'unreadable' | 'notPrepared' | 'tooLarge';
} | {
    kind: 'tooSmall';
    width: number;
    height: number;
} | {
    kind: 'refused';
    message: ServerRefusal;
} | {
    kind: 'interrupted';
    percent: number;
    why: Exclude<Failure['kind'], 'refused'>;
    waitSeconds?: number | undefined;
};
export declare const imageLimitTexts: ({ contentTypes, maxSize, minSide }: ImageLimits, language: Language) => {
    types: string;
    size: string;
    pixels: string;
};
export declare function imageProblemText(t: Text<'uploads'>, problem: ImageFieldProblem, allowed: ReturnType<typeof imageLimitTexts>, formats: Formats): string;

// widgets/withdrawals/GateChecklist/gateStates

import { type WithdrawStep, type WithdrawStepState } from '../../../domain/withdrawals/withdrawSteps.js';
export declare const gateNames: readonly ["verify", "setFundPassword", "addCard", "withdraw"];
export type GateName = (typeof gateNames)[number];
export interface Gate {
    name: GateName;
    state: 'done' | 'next' | 'toDo' | 'waiting' | 'blocked';
    first: WithdrawStep[];
}
export declare function gateStates(steps: readonly WithdrawStepState[], restricted?: boolean): Gate[];

