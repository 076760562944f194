'use client';
import { ItayoseTexts } from 'itayose/i18n/ItayoseTexts';
import { common as commonEn } from 'itayose/texts/en/common';
import { gates as gatesEn } from 'itayose/texts/en/gates';
import { reasons as reasonsEn } from 'itayose/texts/en/reasons';
import { trade as tradeEn } from 'itayose/texts/en/trade';
import { common as commonJa } from 'itayose/texts/jp/common';
import { gates as gatesJa } from 'itayose/texts/jp/gates';
import { reasons as reasonsJa } from 'itayose/texts/jp/reasons';
import { trade as tradeJa } from 'itayose/texts/jp/trade';
import { common as commonZh } from 'itayose/texts/tw/common';
import { gates as gatesZh } from 'itayose/texts/tw/gates';
import { reasons as reasonsZh } from 'itayose/texts/tw/reasons';
import { trade as tradeZh } from 'itayose/texts/tw/trade';
import type { ReactNode } from 'react';
import type { Language } from './choices';
import { texts as german } from './texts/de';

/** The namespaces of the widgets on the page, as `itayose/namespaces.json` lists them. German is the host's own work. */
const texts = {
  en: { common: commonEn, gates: gatesEn, reasons: reasonsEn, trade: tradeEn },
  de: german,
  ja: { common: commonJa, gates: gatesJa, reasons: reasonsJa, trade: tradeJa },
  'zh-Hant-TW': { common: commonZh, gates: gatesZh, reasons: reasonsZh, trade: tradeZh },
} satisfies Record<Language, object>;

/** The texts of the widgets. The host has texts of its own, without i18next. */
export const Texts = ({ language, children }: { language: Language; children: ReactNode }) => (
  <ItayoseTexts language={language} texts={texts[language]}>
    {children}
  </ItayoseTexts>
);
