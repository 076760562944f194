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

