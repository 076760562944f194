undefined// itayose/i18n/ItayoseTexts (stable)

import { type ReactNode } from 'react';
import type { Texts } from './text.js';
export type { Texts } from './text.js';
export interface ItayoseTextsProps {
    language: string;
    texts: Texts;
    children: ReactNode;
}
export declare function ItayoseTexts({ language, texts, children }: ItayoseTextsProps): import("react").JSX.Element;

// itayose/i18n/formats (stable)

import { type KindStyle } from '../format/byKind.js';
import { type Figure, type FigureStyle, type Notation } from '../format/writeFigure.js';
type Moment = number | null | undefined;
interface Decimals {
    decimals?: number;
}
interface DateFormats {
    date: (moment: Moment) => string;
    dateTime: (moment: Moment) => string;
    monthDayTime: (moment: Moment) => string;
    near: (moment: Moment, now: number) => string;
    day: (date: string) => string;
    weekday: (date: string) => string;
}
export interface Formats extends DateFormats {
    notation: Required<Notation>;
    figure: (value: Figure, style?: FigureStyle) => string;
    number: (value: Figure) => string;
    money: (value: Figure) => string;
    yen: (value: Figure) => string;
    yenLimit: (value: Figure) => string;
    price: (value: Figure, tick?: Figure) => string;
    chartPrice: (value: Figure, decimals: number) => string;
    signed: (value: Figure, style?: Decimals) => string;
    percent: (value: Figure, style?: Decimals) => string;
    signedPercent: (value: Figure, style?: Decimals) => string;
    byKind: (value: Figure, kind: string, style?: KindStyle) => string;
    largeNumber: (value: Figure) => string;
}
export type LargeNumberUnit = 'juta' | 'local';
export interface FormatChoices {
    largeNumbers?: LargeNumberUnit;
    wholeYen?: 'decimals' | 'plain';
}
export declare function formatsOf(language: string, choices?: FormatChoices): Formats;
export {};

