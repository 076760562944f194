'use client';
import { createContext, useContext, useMemo } from 'react';
import { type Formats, formatsOf } from '../../../i18n/formats';
import { defaultLanguage, type Language } from '../../../i18n/language';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { reportOnce } from '../../../lib/reportOnce';

/** The texts of all rows in one language, computed once per list. */
export interface RowTexts {
  language: Language;
  formats: Formats;
  /** Marks a stock that the member holds. */
  held: string;
  /** Formats today's turnover or volume as a large number. The stock's details show the exact figure. */
  traded: Record<'totalAmount' | 'volume', (figure: string) => string>;
}

const place = '{figure}';

/** Returns the row texts in the current language. */
export function useRowTexts(): RowTexts {
  const formats = useFormats();
  const language = useLanguage();
  const t = useText('common');
  return useMemo(() => {
    const formatter = (sentence: string) => {
      const [before, after] = sentence.split(place);
      return (figure: string) => `${before}${formats.largeNumber(figure)}${after}`;
    };
    return {
      language,
      formats,
      held: t('heldStock'),
      traded: {
        totalAmount: formatter(t('traded.totalAmount', { figure: place })),
        volume: formatter(t('traded.volume', { figure: place })),
      },
    };
  }, [language, formats, t]);
}

const defaultFormats = formatsOf(defaultLanguage);

/** For a row outside `StockRows`: figures without a sentence. */
const outside: RowTexts = {
  language: defaultLanguage,
  formats: defaultFormats,
  held: '',
  traded: { totalAmount: defaultFormats.largeNumber, volume: defaultFormats.largeNumber },
};

/** The texts that `StockRows` provides to its rows. */
export const RowTextsContext = createContext(outside);

/** The texts of the `StockRows` around a row. */
export function useRowTextsOfList(): RowTexts {
  const texts = useContext(RowTextsContext);
  if (process.env.NODE_ENV !== 'production' && texts === outside) reportOnce(advice);
  return texts;
}

const advice = `a StockRow is outside StockRows, which has its style and its texts. Wrap the rows:

  import { StockRows } from 'itayose/widgets/StockRow/StockRows';

  <StockRows>{rows}</StockRows>
`;
