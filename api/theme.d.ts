// itayose/theme/ItayoseScope (stable)

import { type ReactNode } from 'react';
import type { Appearance } from './appearance.js';
export interface ItayoseScopeProps {
    appearance?: Partial<Appearance>;
    unit?: string;
    textSize?: number;
    lang?: string;
    className?: string;
    children: ReactNode;
}
export declare function ItayoseScope({ appearance: { theme, contrast, pricePair, upDown }, unit, textSize, lang, className, children, }: ItayoseScopeProps): import("react").JSX.Element;

// itayose/theme/appearance (stable)

export type UpDown = 'redUp' | 'greenUp';
export type PricePair = 'redGreen' | 'orangeBlue';
export interface Appearance {
    theme: 'light' | 'dark';
    contrast: 'usual' | 'more';
    pricePair: PricePair;
    upDown: UpDown;
}
export declare function setAppearance(appearance: Partial<Appearance>): void;
export declare function currentAppearance(scope?: HTMLElement): Appearance;

// itayose/theme/textSize (stable)

import { fontSize } from './tokens.js';
export declare const smallestText = 11;
export declare function textSize(name: keyof typeof fontSize, smallest?: number): string;
export declare function setTextSize(times: number): void;

// itayose/theme/tokens (stable)

export type ColorName = 'paper' | 'surface' | 'sunken' | 'ink' | 'inkSecondary' | 'inkTertiary' | 'hairline' | 'outline' | 'accent' | 'accentPressed' | 'accentSoft' | 'onAccent' | 'danger' | 'dangerSoft' | 'success' | 'successSoft' | 'warning' | 'warningSoft' | 'priceFlat' | 'averageShort' | 'averageMiddle' | 'averageLong' | 'scrim' | 'pictureGround' | 'priceUp' | 'priceDown' | 'priceUpSoft' | 'priceDownSoft';
export declare function color(name: ColorName): string;
export declare const fontSize: {
    readonly caption: 22;
    readonly small: 24;
    readonly body: 28;
    readonly lead: 32;
    readonly title: 36;
    readonly figure: 44;
    readonly keyFigure: 60;
};
export declare const fontWeight: {
    readonly regular: 400;
    readonly bold: 600;
};
export declare const lineHeight: {
    readonly tight: 1.3;
    readonly row: 1.4;
    readonly prose: 1.6;
};
export declare const space: {
    readonly xs: 8;
    readonly s: 16;
    readonly m: 24;
    readonly l: 32;
    readonly xl: 48;
    readonly xxl: 64;
};
export declare const radius: {
    readonly small: 8;
    readonly card: 16;
    readonly pill: 999;
};
export declare const elevation: {
    readonly popup: 32;
    readonly sheet: 48;
};
export declare const motion: {
    readonly fast: 120;
    readonly slow: 200;
    readonly flash: 400;
    readonly wait: 150;
};
export declare const layer: {
    readonly bar: 10;
    readonly sheet: 100;
    readonly toast: 200;
    readonly demo: 300;
};
export declare const touchTarget = 88;
export declare const maxWidth = 750;

// itayose/theme/units (stable)

export declare function units(...measures: number[]): string;

