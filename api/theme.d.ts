// itayose/theme/GlobalStyle (stable)

export declare const GlobalStyle: import("react").NamedExoticComponent<import("styled-components").ExecutionProps & object>;

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
export declare function currentAppearance(): Appearance;

// itayose/theme/rem (stable)

export declare function rem(...units: number[]): string;

// itayose/theme/textSize (stable)

interface StyleNode {
    type: string;
    props: string | string[];
    children: string | object[];
    return: string;
}
export declare const smallestText = 11;
export declare function textSizePlugin(node: StyleNode): undefined;
export declare function setTextSize(times: number): void;
export {};

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

