// itayose/format/byKind (stable)

import { type Figure, type Notation } from './writeFigure.js';
export interface KindStyle {
    decimals?: number;
    plus?: boolean;
}
export declare function formatByKind(value: Figure, kind: string, { decimals, plus }?: KindStyle, notation?: Notation): string;

// itayose/format/currencySigns (stable)

export declare const yenSign = "\u00A5";
export declare const dollarSign = "$";
export declare const euroSign = "\u20AC";

// itayose/format/dateTime (stable)

type Moment = number | null | undefined;
export declare function formatDate(moment: Moment): string;
export declare function formatTime(moment: Moment): string;
export declare function formatClock(moment: Moment): string;
export declare function formatDateTime(moment: Moment): string;
export declare function formatMonthDayTime(moment: Moment): string;
export declare function formatNear(moment: Moment, now: number): string;
export {};

// itayose/format/day (stable)

export declare function formatDay(date: string, language: 'en' | 'tw' | 'jp'): string;
export declare function formatWeekday(date: string, language: 'en' | 'tw' | 'jp'): string;

// itayose/format/germanMoney (stable)

import { type Figure } from './writeFigure.js';
export declare function formatGermanMoney(value: Figure, { plus }?: {
    plus?: boolean;
}): string;

// itayose/format/groupThousands (stable)

export declare function groupThousands(digits: string, separator: string): string;

// itayose/format/largeNumber (stable)

import { type Figure, type Notation } from './writeFigure.js';
export interface LargeUnit {
    sign: string;
    size: number;
}
export declare const specifiedUnits: readonly LargeUnit[];
export declare const localUnits: {
    readonly en: readonly [{
        readonly sign: 'M';
        readonly size: 1000000;
    }, {
        readonly sign: 'K';
        readonly size: 1000;
    }];
    readonly jp: readonly [{
        readonly sign: '兆';
        readonly size: 1000000000000;
    }, {
        readonly sign: '億';
        readonly size: 100000000;
    }, {
        readonly sign: '万';
        readonly size: 10000;
    }];
    readonly tw: readonly [{
        readonly sign: '兆';
        readonly size: 1000000000000;
    }, {
        readonly sign: '億';
        readonly size: 100000000;
    }, {
        readonly sign: '萬';
        readonly size: 10000;
    }];
};
export declare function formatLargeNumber(value: Figure, notation?: Notation, units?: readonly LargeUnit[]): string;

// itayose/format/localTime (stable)

export declare function formatLocalDateTime(moment: number, offset?: number): string | undefined;

// itayose/format/minutesLeft (stable)

export declare function formatMinutesLeft(leftMs: number): string;

// itayose/format/money (stable)

import { type Figure, type Notation } from './writeFigure.js';
export declare function formatMoney(value: Figure, notation?: Notation): string;

// itayose/format/percent (stable)

import { type Figure, type Notation } from './writeFigure.js';
export declare function formatPercent(value: Figure, { decimals }?: {
    decimals?: number;
}, notation?: Notation): string;
export declare function formatSignedPercent(value: Figure, { decimals }?: {
    decimals?: number;
}, notation?: Notation): string;

// itayose/format/plainNumber (stable)

import { type Figure, type Notation } from './writeFigure.js';
export declare function formatPlainNumber(value: Figure, notation?: Notation): string;

// itayose/format/price (stable)

import { type Figure, type Notation } from './writeFigure.js';
export declare function formatPrice(value: Figure, tick?: Figure, notation?: Notation): string;
export declare function formatChartPrice(value: Figure, decimals: number, notation?: Notation): string;

// itayose/format/shortenLabel (stable)

export declare function shortenLabel(label: string | null | undefined, limit: 9 | 10): string;
export declare function shortenMiddle(label: string | null | undefined): string;

// itayose/format/signed (stable)

import { type Figure, type Notation } from './writeFigure.js';
export declare function formatSigned(value: Figure, { decimals }?: {
    decimals?: number;
}, notation?: Notation): string;

// itayose/format/timeRanges (stable)

export declare function formatTimeRanges(text: string, language: 'en' | 'tw' | 'jp'): string;

// itayose/format/writeFigure (stable)

import Big from 'big.js';
export type Figure = string | number | null | undefined;
export declare const noFigure = "\u2014";
export declare const minus = "\u2212";
export interface Notation {
    thousands?: string;
    point?: string;
}
export interface FigureStyle extends Notation {
    decimals?: number;
    plus?: boolean;
    prefix?: string;
    suffix?: string;
}
export declare function toDecimal(value: Figure): Big | undefined;
export declare function writeFigure(value: Figure | Big, style?: FigureStyle): string;

// itayose/format/yen (stable)

import { type Figure, type Notation } from './writeFigure.js';
export declare function formatYen(value: Figure, notation?: Notation): string;
export declare function formatYenLimit(value: Figure, notation?: Notation): string;

