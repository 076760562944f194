// itayose/components/AmountField (stable)

import type { ComponentPropsWithRef } from 'react';
import { type FieldTexts } from '../Field/Field.js';
import type { NumberSigns } from '../Field/groupedNumber.js';
import { type QuickFill } from '../Field/QuickFills.js';
export interface AmountFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'children'> {
    value: string;
    onChange: (raw: string) => void;
    notation?: NumberSigns;
    unit?: string;
    max?: QuickFill;
    quickFills?: readonly QuickFill[];
}
export declare function AmountField(props: AmountFieldProps): import("react").JSX.Element;

// itayose/components/AreaPlot (beta)

export interface AreaPlotProps {
    points: readonly number[];
    tone: 'accent' | 'priceUp' | 'priceDown' | 'priceFlat';
    baseline?: number;
    minSpan?: number;
    marks?: readonly number[];
    label: string;
}
export declare function AreaPlot({ points, tone, baseline, minSpan, marks, label }: AreaPlotProps): import("react").JSX.Element;

// itayose/components/Avatar (stable)

export interface AvatarProps {
    src?: string | null | undefined;
    label?: string;
    size?: 96 | 160;
}
export declare function Avatar({ src, label, size }: AvatarProps): import("react").JSX.Element;

// itayose/components/Badge (stable)

export interface BadgeProps {
    count: number;
    label: string;
}
export declare function Badge({ count, label }: BadgeProps): import("react").JSX.Element | null;

// itayose/components/Banner (stable)

import { type ReactNode } from 'react';
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';
export interface BannerProps {
    tone?: BannerTone;
    title?: string;
    children?: ReactNode;
    action?: ReactNode;
    announce?: boolean;
    reveal?: boolean;
}
export declare function Banner({ tone, title, children, action, announce, reveal, }: BannerProps): import("react").JSX.Element;

// itayose/components/Blocked (stable)

import type { ReactNode } from 'react';
export interface BlockedProps {
    reason: string;
    children?: ReactNode;
    action?: ReactNode;
}
export declare function Blocked({ reason, children, action }: BlockedProps): import("react").JSX.Element;

// itayose/components/BottomMenu (beta)

import type { LucideIcon } from 'lucide-react';
export interface BottomMenuItem {
    href: string;
    label: string;
    glyph: LucideIcon;
    active: boolean;
}
export interface BottomMenuProps {
    label: string;
    items: readonly BottomMenuItem[];
    onActivePress: () => void;
}
export declare function BottomMenu({ label, items, onActivePress }: BottomMenuProps): import("react").JSX.Element;

// itayose/components/Button (stable)

import { type ComponentPropsWithRef } from 'react';
import { type ButtonKind, type ButtonSize } from './buttonLook.js';
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
    kind?: ButtonKind;
    size?: ButtonSize;
    fullWidth?: boolean;
    busy?: boolean;
    blockedReason?: string;
    blockedBy?: string;
}
export declare function Button({ kind, size, fullWidth, busy, blockedReason, blockedBy, type, onClick, children, ...rest }: ButtonProps): import("react").JSX.Element;

// itayose/components/Card (stable)

import type { ReactNode } from 'react';
export interface CardProps {
    href?: string;
    action?: string;
    onPress?: () => void;
    tone?: 'danger';
    children: ReactNode;
}
export declare function Card({ href, action, onPress, tone, children }: CardProps): import("react").JSX.Element;

// itayose/components/Card/CardActions (stable)

import type { StyledElement } from '../StyledElement.js';
export declare const CardActions: StyledElement<'div'>;

// itayose/components/Card/CardFacts (stable)

import type { ReactNode } from 'react';
export interface CardFact {
    label: string;
    value: ReactNode;
    unit?: string;
    note?: string;
    wide?: boolean;
    emphasised?: boolean;
}
export interface CardFactsProps {
    facts: readonly CardFact[];
    large?: boolean;
}
export declare function CardFacts({ facts, large }: CardFactsProps): import("react").JSX.Element;

// itayose/components/Card/CardHead (stable)

import type { ReactNode } from 'react';
export interface CardHeadProps {
    title: string;
    href?: string;
    status?: ReactNode;
    children?: ReactNode;
}
export declare function CardHead({ title, href, status, children }: CardHeadProps): import("react").JSX.Element;

// itayose/components/Card/CardText (stable)

import type { StyledElement } from '../StyledElement.js';
export declare const CardText: StyledElement<'p'>;

// itayose/components/Checkbox (stable)

import { type ComponentPropsWithRef, type ReactNode } from 'react';
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
    children: ReactNode;
    error?: string;
}
export declare function Checkbox({ children, error, ...input }: CheckboxProps): import("react").JSX.Element;

// itayose/components/CopyButton (stable)

export interface CopyButtonProps {
    text: string;
    label: string;
    doneLabel: string;
    failedLabel: string;
}
export declare function CopyButton({ text, label, doneLabel, failedLabel }: CopyButtonProps): import("react").JSX.Element;

// itayose/components/Countdown (stable)

export interface CountdownProps {
    until: number;
    now: number;
    format: (leftMs: number) => string;
    onEnd?: () => void;
}
export declare function Countdown({ until, now, format, onEnd }: CountdownProps): import("react").JSX.Element;

// itayose/components/Dialog (stable)

import type { DialogProps } from './DialogPopup.js';
export type { DialogProps };
export declare function Dialog(props: DialogProps): import("react").JSX.Element;

// itayose/components/Disclosure (beta)

import type { ReactNode } from 'react';
export interface DisclosureProps {
    label: string;
    value?: string | undefined;
    children: ReactNode;
}
export declare function Disclosure({ label, value, children }: DisclosureProps): import("react").JSX.Element;

// itayose/components/DonutPlot (beta)

import type { ReactNode } from 'react';
export interface DonutPart {
    label: string;
    value: ReactNode;
    onPress?: () => void;
    share: number;
}
export interface DonutPlotProps {
    parts: readonly DonutPart[];
}
export declare function DonutPlot({ parts }: DonutPlotProps): import("react").JSX.Element;

// itayose/components/Drawing (beta)

export type DrawingKind = 'list' | 'search' | 'orders' | 'messages' | 'records' | 'offline' | 'error' | 'blocked';
export interface DrawingProps {
    kind: DrawingKind;
}
export declare function Drawing({ kind }: DrawingProps): import("react").JSX.Element;

// itayose/components/Empty (stable)

import type { ReactNode } from 'react';
import type { DrawingKind } from '../Drawing/Drawing.js';
export interface EmptyProps {
    drawing?: Exclude<DrawingKind, 'offline' | 'error' | 'blocked'>;
    title: string;
    children?: ReactNode;
    action?: ReactNode;
}
export declare function Empty({ drawing, title, children, action }: EmptyProps): import("react").JSX.Element;

// itayose/components/EndlessList (beta)

import { type ReactElement, type ReactNode } from 'react';
import { type EndlessLook } from './endlessParts.js';
export type EndlessState = {
    state: 'more';
} | {
    state: 'loading';
} | {
    state: 'failed';
    notice: ReactNode;
} | {
    state: 'end';
    label: string;
};
export interface EndlessListProps<Item> {
    label: string;
    items: readonly Item[];
    keyOf: (item: Item) => string;
    look?: EndlessLook;
    children: (item: Item) => ReactElement;
    end: EndlessState;
    onMore: () => void;
}
export declare function EndlessList<Item>(props: EndlessListProps<Item>): import("react").JSX.Element;

// itayose/components/ErrorBlock (stable)

import type { ReactNode } from 'react';
export interface ErrorBlockProps {
    message: string;
    actionLabel: string;
    onAction: () => void;
    busy?: boolean;
    reference?: ReactNode;
}
export declare function ErrorBlock({ message, actionLabel, onAction, busy, reference }: ErrorBlockProps): import("react").JSX.Element;

// itayose/components/Field (stable)

import { type ReactNode } from 'react';
export interface FieldTexts {
    label: string;
    hint?: ReactNode;
    error?: string;
}
export interface FieldAttributes {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
}
export interface FieldProps extends FieldTexts {
    children: (attributes: FieldAttributes) => ReactNode;
}
export declare function Field({ label, hint, error, children }: FieldProps): import("react").JSX.Element;

// itayose/components/FullScreen (beta)

import type { FullScreenProps } from './FullScreenPopup.js';
export declare function FullScreen(props: FullScreenProps): import("react").JSX.Element;

// itayose/components/Gauge (stable)

export interface GaugeProps {
    label: string;
    value: number;
    max: number;
    threshold?: number;
    thresholdLabel?: string;
    valueText: string;
}
export declare function Gauge({ label, value, max, threshold, thresholdLabel, valueText }: GaugeProps): import("react").JSX.Element;

// itayose/components/Heatmap (beta)

import type { ReactNode } from 'react';
export interface HeatmapField<Key extends string> {
    key: Key;
    name: string;
    figure: ReactNode;
    value: number;
}
export interface HeatmapProps<Key extends string> {
    label: string;
    fields: readonly HeatmapField<Key>[];
    full: number;
    chosen: Key | null;
    onPress: (key: Key) => void;
}
export declare function Heatmap<Key extends string>({ label, fields, full, chosen, onPress }: HeatmapProps<Key>): import("react").JSX.Element;

// itayose/components/Icon (stable)

import type { LucideIcon } from 'lucide-react';
export interface IconProps {
    glyph: LucideIcon;
    size?: 32 | 48;
    filled?: boolean;
}
export declare function Icon({ glyph: Glyph, size, filled }: IconProps): import("react").JSX.Element;

// itayose/components/IconButton (stable)

import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
    label: string;
    glyph: LucideIcon;
    pressed?: boolean;
}
export declare function IconButton({ label, glyph, pressed, type, ...rest }: IconButtonProps): import("react").JSX.Element;

// itayose/components/IconLink (stable)

import type { LucideIcon } from 'lucide-react';
export interface IconLinkProps {
    href: string;
    label: string;
    glyph: LucideIcon;
    count?: number;
}
export declare function IconLink({ href, label, glyph, count }: IconLinkProps): import("react").JSX.Element;

// itayose/components/ImageUpload (beta)

export type ImageState = {
    state: 'empty';
} | {
    state: 'preparing';
} | {
    state: 'uploading';
    preview: string;
    progress: number;
} | {
    state: 'failed';
    preview: string;
} | {
    state: 'done';
    preview: string;
};
export interface ImageUploadTexts {
    label: string;
    limits: string;
    choose: string;
    preparing: string;
    uploading: (percent: number) => string;
    done: string;
    cancel: string;
    retry: string;
    replace: string;
}
export interface ImageUploadProps {
    image: ImageState;
    texts: ImageUploadTexts;
    error?: string | undefined;
    accept?: string;
    ratio?: number;
    onChoose: (file: File) => void;
    onCancel: () => void;
    onRetry: () => void;
}
export declare function ImageUpload(props: ImageUploadProps): import("react").JSX.Element;

// itayose/components/KeyFigure (stable)

import type { ReactNode } from 'react';
export interface KeyFigureProps {
    label: string;
    value: string;
    unit?: string;
    tone?: 'ink' | 'priceUp' | 'priceDown' | 'priceFlat';
    note?: ReactNode;
}
export declare function KeyFigure({ label, value, unit, tone, note }: KeyFigureProps): import("react").JSX.Element;

// itayose/components/KeyValue (stable)

import { type ReactNode } from 'react';
export interface KeyValueItem {
    label: string;
    value: ReactNode;
    note?: ReactNode;
    emphasised?: boolean;
}
export interface KeyValueProps {
    items: readonly KeyValueItem[];
}
export declare function KeyValue({ items }: KeyValueProps): import("react").JSX.Element;

// itayose/components/LevelBar (beta)

export interface LevelBarProps {
    percent: number;
    tone?: 'accent' | 'warning' | 'danger';
    mark?: number | undefined;
}
export declare function LevelBar({ percent, tone, mark }: LevelBarProps): import("react").JSX.Element;

// itayose/components/Link (stable)

import type { ComponentPropsWithRef } from 'react';
export interface LinkProps extends ComponentPropsWithRef<'a'> {
    href: string;
    standalone?: boolean;
}
export declare function Link({ standalone, ...rest }: LinkProps): import("react").JSX.Element;

// itayose/components/LinkButton (stable)

import type { ComponentPropsWithRef } from 'react';
import { type ButtonKind, type ButtonSize } from '../Button/buttonLook.js';
export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
    href: string;
    kind?: ButtonKind;
    size?: ButtonSize;
    fullWidth?: boolean;
}
export declare function LinkButton({ kind, size, fullWidth, ...rest }: LinkButtonProps): import("react").JSX.Element;

// itayose/components/List (stable)

import type { ReactNode } from 'react';
export interface ListProps {
    label?: string;
    children: ReactNode;
}
export declare function List({ label, children }: ListProps): import("react").JSX.Element;

// itayose/components/List/ListRow (stable)

import { type ReactNode } from 'react';
export interface ListRowProps {
    href?: string;
    onPress?: () => void;
    leading?: ReactNode;
    title: ReactNode;
    subtitle?: ReactNode;
    trailing?: ReactNode;
    trailingNote?: ReactNode;
    chevron?: boolean;
}
export declare function ListRow({ href, onPress, leading, title, subtitle, trailing, trailingNote, ...rest }: ListRowProps): import("react").JSX.Element;

// itayose/components/Marked (stable)

export interface MarkedProps {
    children: string;
    part: {
        from: number;
        to: number;
    } | undefined;
}
export declare function Marked({ children, part }: MarkedProps): string | import("react").JSX.Element;

// itayose/components/MarkedLine (beta)

export interface LineMark {
    id: string;
    label: string;
    value: string;
    place: number | undefined;
    kind: 'now' | 'danger' | 'ghost' | 'even' | 'own';
}
export interface LineEnd {
    label: string;
    value: string;
}
export interface MarkedLineProps {
    marks: readonly LineMark[];
    range?: {
        from: number;
        to: number;
        label: string;
        value: string;
    } | undefined;
    distance?: {
        from: number;
        to: number;
        tone: 'accent' | 'warning' | 'danger';
    } | undefined;
    ends?: {
        low: LineEnd;
        high: LineEnd;
    } | undefined;
    label: string;
}
export declare function MarkedLine({ marks, range, distance, ends, label }: MarkedLineProps): import("react").JSX.Element;

// itayose/components/Note (stable)

import type { StyledElement } from '../StyledElement.js';
export declare const Note: StyledElement<'p'>;

// itayose/components/Offline (stable)

export interface OfflineProps {
    message: string;
    actionLabel: string;
    onAction: () => void;
    busy?: boolean;
}
export declare function Offline({ message, actionLabel, onAction, busy }: OfflineProps): import("react").JSX.Element;

// itayose/components/PasswordField (stable)

import { type ComponentPropsWithRef } from 'react';
import { type FieldTexts } from '../Field/Field.js';
export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> {
    showLabel: string;
    hideLabel: string;
    autoComplete: 'current-password' | 'new-password' | 'off';
}
export declare function PasswordField({ label, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps): import("react").JSX.Element;

// itayose/components/PinField (stable)

import { type FieldTexts } from '../Field/Field.js';
export interface PinFieldProps extends FieldTexts {
    length?: number;
    value: string;
    onChange: (value: string) => void;
    onComplete?: (value: string) => void;
    digitLabel: (digit: number, length: number) => string;
    shown?: boolean;
    disabled?: boolean;
}
export declare function PinField(props: PinFieldProps): import("react").JSX.Element;

// itayose/components/PullToRefresh (beta)

import type { ReactNode } from 'react';
export interface PullToRefreshProps {
    refreshingLabel: string;
    onRefresh: () => Promise<unknown>;
    children: ReactNode;
}
export declare function PullToRefresh({ refreshingLabel, onRefresh, children }: PullToRefreshProps): import("react").JSX.Element;

// itayose/components/QrCode (stable)

export interface QrCodeProps {
    value: string;
    label: string;
    size?: number;
}
export declare function QrCode({ value, label, size }: QrCodeProps): import("react").JSX.Element;

// itayose/components/RingPlot (beta)

export interface RingPlotProps {
    label: string;
    value: number;
    max: number;
    valueText: string;
}
export declare function RingPlot({ label, value, max, valueText }: RingPlotProps): import("react").JSX.Element;

// itayose/components/SearchField (stable)

import { type ComponentPropsWithRef } from 'react';
type InputAttributes = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onSubmit' | 'value' | 'type' | 'prefix' | 'ref'>;
export interface SearchFieldProps extends InputAttributes {
    label: string;
    value: string;
    onChange: (value: string, composing: boolean) => void;
    onSubmit: () => void;
    clearLabel: string;
}
export declare function SearchField({ label, value, onChange, onSubmit, clearLabel, ...rest }: SearchFieldProps): import("react").JSX.Element;
export {};

// itayose/components/Section (stable)

import { type ReactNode } from 'react';
export interface SectionProps {
    title?: string;
    action?: ReactNode;
    bleed?: boolean;
    children: ReactNode;
}
export declare function Section({ title, action, bleed, children }: SectionProps): import("react").JSX.Element;

// itayose/components/SegmentedControl (stable)

export interface Segment<Value extends string> {
    value: Value;
    label: string;
    tone?: 'accent' | 'priceUp' | 'priceDown';
}
export interface SegmentedControlProps<Value extends string> {
    label: string;
    hideLabel?: boolean;
    segments: readonly Segment<Value>[];
    value: Value;
    onChange: (value: Value) => void;
}
export declare function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): import("react").JSX.Element;

// itayose/components/Select (stable)

import { type Ref } from 'react';
import { type FieldTexts } from '../Field/Field.js';
import { type SelectOption, type SelectSearch } from './SelectSheet.js';
export interface SelectProps<Value extends string> extends FieldTexts {
    options: readonly SelectOption<Value>[];
    value: Value | null;
    onChange: (value: Value) => void;
    placeholder: string;
    closeLabel: string;
    search?: SelectSearch<Value>;
    disabled?: boolean;
    ref?: Ref<HTMLButtonElement>;
}
export declare function Select<Value extends string>(props: SelectProps<Value>): import("react").JSX.Element;

// itayose/components/Select/SelectButton (beta)

import { type ReactNode } from 'react';
import { type SelectOption } from './SelectSheet.js';
export interface SelectButtonProps<Value extends string> {
    label: string;
    options: readonly SelectOption<Value>[];
    value: Value | null;
    onChange: (value: Value) => void;
    placeholder?: string;
    short?: ReactNode;
    closeLabel: string;
}
export declare function SelectButton<Value extends string>(props: SelectButtonProps<Value>): import("react").JSX.Element;

// itayose/components/Sheet (stable)

import type { SheetProps } from './SheetPopup.js';
export type { SheetProps };
export declare function Sheet(props: SheetProps): import("react").JSX.Element;

// itayose/components/Shortened (stable)

export interface ShortenedProps {
    text: string;
    short: string;
}
export declare function Shortened({ text, short }: ShortenedProps): string | import("react").JSX.Element;

// itayose/components/Shortened/ExpandableText (stable)

import { type ShortenedProps } from './Shortened.js';
export declare function ExpandableText({ text, short }: ShortenedProps): string | import("react").JSX.Element;

// itayose/components/Skeleton (stable)

import type { ReactNode } from 'react';
export interface SkeletonProps {
    label: string;
    children: ReactNode;
}
export declare function Skeleton({ label, children }: SkeletonProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonArticle (stable)

export interface SkeletonArticleProps {
    paragraphs?: number;
}
export declare function SkeletonArticle({ paragraphs }: SkeletonArticleProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonBlock (stable)

export interface SkeletonBlockProps {
    width?: number;
    height: number;
}
export declare function SkeletonBlock({ width, height }: SkeletonBlockProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonCards (stable)

export interface SkeletonCardsProps {
    count?: number;
    figure?: boolean;
    columns?: number;
    lines?: number;
}
export declare function SkeletonCards({ count, figure, columns, lines }: SkeletonCardsProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonChart (stable)

export interface SkeletonChartProps {
    height: number;
}
export declare function SkeletonChart({ height }: SkeletonChartProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonFacts (stable)

export interface SkeletonFactsProps {
    count?: number;
}
export declare function SkeletonFacts({ count }: SkeletonFactsProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonFigures (stable)

export interface SkeletonFiguresProps {
    facts?: number;
}
export declare function SkeletonFigures({ facts }: SkeletonFiguresProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonForm (stable)

export interface SkeletonFormProps {
    fields?: number;
}
export declare function SkeletonForm({ fields }: SkeletonFormProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonKeyFigure (stable)

export declare function SkeletonKeyFigure(): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonLine (stable)

import { fontSize, lineHeight } from '../../theme/tokens.js';
export interface SkeletonLineProps {
    width?: number;
    size?: keyof typeof fontSize;
    leading?: keyof typeof lineHeight;
}
export declare function SkeletonLine({ width, size, leading }: SkeletonLineProps): import("react").JSX.Element;

// itayose/components/Skeleton/SkeletonRows (stable)

export interface SkeletonRowsProps {
    count?: number;
    figures?: boolean;
}
export declare function SkeletonRows({ count, figures }: SkeletonRowsProps): import("react").JSX.Element;

// itayose/components/Slider (beta)

export interface SliderProps {
    label: string;
    value: number;
    min: number;
    max: number;
    valueText: string;
    onChange: (value: number) => void;
}
export declare function Slider({ label, value, min, max, valueText, onChange }: SliderProps): import("react").JSX.Element;

// itayose/components/SortBar (stable)

export type SortBarDirection = 'ascending' | 'descending';
export interface SortKey<Key extends string> {
    value: Key;
    label: string;
    below?: string;
    fixed?: boolean;
}
export interface SortBarProps<Key extends string> {
    label: string;
    keys: readonly SortKey<Key>[];
    value: Key;
    direction: SortBarDirection;
    directionLabels: Record<SortBarDirection, string>;
    onSort: (key: Key) => void;
    columns?: string;
}
export declare function SortBar<Key extends string>(props: SortBarProps<Key>): import("react").JSX.Element;

// itayose/components/SortableList (beta)

import { type ReactNode } from 'react';
import { type SortableTexts } from './sortableTexts.js';
export interface SortableListProps<Item> {
    label: string;
    items: readonly Item[];
    keyOf: (item: Item) => string;
    onMove: (from: number, to: number) => void;
    texts: SortableTexts;
    children: (item: Item, index: number) => ReactNode;
}
export declare function SortableList<Item>(props: SortableListProps<Item>): import("react").JSX.Element;

// itayose/components/Sparkline (stable)

export interface SparklineProps {
    points: readonly number[];
    tone?: 'priceUp' | 'priceDown' | 'priceFlat';
    baseline?: number;
    size?: 'card' | 'row' | 'column';
    label?: string;
}
export declare function Sparkline(props: SparklineProps): import("react").JSX.Element;

// itayose/components/Stack (stable)

import type { ReactNode } from 'react';
import { space } from '../../theme/tokens.js';
export interface StackProps {
    gap?: keyof typeof space;
    children: ReactNode;
}
export declare function Stack({ gap, children }: StackProps): import("react").JSX.Element;

// itayose/components/StateBlock (stable)

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DrawingKind } from '../Drawing/Drawing.js';
export interface StateBlockProps {
    drawing?: DrawingKind;
    glyph?: LucideIcon;
    state: 'empty' | 'error' | 'offline' | 'blocked';
    title: string;
    children?: ReactNode;
    action?: ReactNode;
    role?: 'alert' | 'status';
}
export declare function StateBlock({ drawing, glyph, state, title, children, action, role }: StateBlockProps): import("react").JSX.Element;

// itayose/components/Status (stable)

import type { ReactNode } from 'react';
declare const tones: {
    neutral: {
        text: string;
        ground: string;
    };
    accent: {
        text: string;
        ground: string;
    };
    success: {
        text: string;
        ground: string;
    };
    warning: {
        text: string;
        ground: string;
    };
    danger: {
        text: string;
        ground: string;
    };
};
export type StatusTone = keyof typeof tones;
export interface StatusProps {
    tone?: StatusTone;
    value?: string;
    children: ReactNode;
}
export declare function Status({ tone, value, children }: StatusProps): import("react").JSX.Element;
export {};

// itayose/components/Stepper (stable)

import type { ComponentPropsWithRef } from 'react';
import { type FieldTexts } from '../Field/Field.js';
import type { NumberSigns } from '../Field/groupedNumber.js';
export interface StepperProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'> {
    value: string;
    onChange: (raw: string) => void;
    onStep: (direction: 1 | -1) => void;
    decreaseLabel: string;
    increaseLabel: string;
    canDecrease?: boolean;
    canIncrease?: boolean;
    notation?: NumberSigns;
    unit?: string;
}
export declare function Stepper({ label, hint, error, value, onChange, onStep, decreaseLabel, increaseLabel, canDecrease, canIncrease, unit, notation, inputMode, ref, ...input }: StepperProps): import("react").JSX.Element;

// itayose/components/Steps (stable)

import type { ReactNode } from 'react';
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';
export interface Step {
    label: ReactNode;
    state: StepState;
    time?: string | undefined;
    note?: ReactNode;
}
export interface StepsProps {
    label: string;
    steps: readonly Step[];
    stateLabels: Record<StepState, string>;
    across?: boolean;
}
export declare function Steps({ label, steps, stateLabels, across }: StepsProps): import("react").JSX.Element;

// itayose/components/SwipeAction (beta)

import type { LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
export interface SwipeActionProps {
    actionLabel: string;
    actionName: string;
    glyph: LucideIcon;
    onAction: () => void;
    children: ReactNode;
}
export declare function SwipeAction({ actionLabel, actionName, glyph, onAction, children }: SwipeActionProps): import("react").JSX.Element;

// itayose/components/Switch (stable)

import { type ReactNode } from 'react';
export interface SwitchProps {
    label: ReactNode;
    hint?: ReactNode;
    checked: boolean;
    onChange: (checked: boolean) => void;
    disabled?: boolean;
}
export declare function Switch({ label, hint, checked, onChange, disabled }: SwitchProps): import("react").JSX.Element;

// itayose/components/Tabs (stable)

import type { ReactNode } from 'react';
export interface TabItem<Value extends string> {
    value: Value;
    label: string;
}
export interface TabsProps<Value extends string> {
    label: string;
    items: readonly TabItem<Value>[];
    value: Value;
    onChange: (value: Value) => void;
    children?: ReactNode;
    swipe?: boolean;
    dense?: boolean;
}
export declare function Tabs<Value extends string>({ label, items, value, onChange, children, swipe, dense, }: TabsProps<Value>): import("react").JSX.Element;

// itayose/components/TextArea (stable)

import type { ComponentPropsWithRef } from 'react';
import { type FieldTexts } from '../Field/Field.js';
export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'> {
}
export declare function TextArea({ label, hint, error, ...input }: TextAreaProps): import("react").JSX.Element;

// itayose/components/TextField (stable)

import type { ComponentPropsWithRef } from 'react';
import { type FieldTexts } from '../Field/Field.js';
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix' | 'children'> {
    prefix?: string;
    suffix?: string;
}
export declare function TextField({ label, hint, error, prefix, suffix, ...input }: TextFieldProps): import("react").JSX.Element;

// itayose/components/Tiles (beta)

import type { ReactNode } from 'react';
export interface Tile {
    label: string;
    value: ReactNode;
    note?: string;
    onPress?: () => void;
}
export interface TilesProps {
    label: string;
    tiles: readonly Tile[];
}
export declare function Tiles({ label, tiles }: TilesProps): import("react").JSX.Element;

// itayose/components/Timeline (stable)

import type { ReactNode } from 'react';
export interface TimelineEvent {
    id: string;
    time: string;
    title: ReactNode;
    detail?: ReactNode;
    state: 'done' | 'now' | 'ahead' | 'failed';
}
export interface TimelineProps {
    label: string;
    events: readonly TimelineEvent[];
}
export declare function Timeline({ label, events }: TimelineProps): import("react").JSX.Element;

// itayose/components/Toast/ToastProvider (beta)

import { type ReactNode } from 'react';
import type { Toasts } from './createToasts.js';
export interface ToastProviderProps {
    toasts: Toasts;
    children?: ReactNode;
}
export declare function ToastProvider({ toasts, children }: ToastProviderProps): import("react").JSX.Element;

// itayose/components/Toast/createToasts (beta)

import type { ToastManager } from '@base-ui/react/toast';
export declare const toastDuration = 2000;
export type ToastTone = 'neutral' | 'success' | 'danger';
export interface ToastLink {
    href: string;
    label: string;
}
export interface Toasts {
    show: (text: string, tone?: ToastTone, link?: ToastLink) => void;
    showNow: (text: string, tone?: ToastTone) => void;
    clear: () => void;
    connect: (renderer: Renderer) => () => void;
    onRendererMissing: (fetchRenderer: () => void) => () => void;
}
type Renderer = Pick<ToastManager, 'add' | 'close'>;
export declare function createToasts(): Toasts;
export {};

// itayose/components/Toast/useToasts (beta)

import { type Toasts } from './createToasts.js';
export declare const ToastsContext: import("react").Context<Toasts>;
export declare function useToasts(): Toasts;

// itayose/components/UndoBar (beta)

export interface UndoBarProps {
    message: string | undefined;
    undoLabel: string;
    onUndo: () => void;
    menuBelow?: boolean;
}
export declare function UndoBar({ message, undoLabel, onUndo, menuBelow }: UndoBarProps): import("react").JSX.Element;

// itayose/components/VisuallyHidden (stable)

import type { StyledElement } from '../StyledElement.js';
export declare const VisuallyHidden: StyledElement<'span'>;

// itayose/components/WindowedRows (beta)

import { type ReactNode } from 'react';
export interface WindowedRowsProps {
    label: string;
    total: number;
    rowHeight: string;
    children: (place: number) => ReactNode;
    onWindow?: (from: number, to: number) => void;
}
export declare function WindowedRows({ label, total, rowHeight, children, onWindow }: WindowedRowsProps): import("react").JSX.Element;

