import { createContext, useContext, useMemo } from 'react';
import { formatLargeNumber } from '../../format/largeNumber';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

/** The texts of all rows in one language, computed once per list. */
export interface RowTexts {
  language: Language;
  /** Formats today's turnover or volume as a large number. The stock's details show the exact figure. */
  traded: Record<'totalAmount' | 'volume', (figure: string) => string>;
}

const place = '{figure}';

/** Returns the row texts in the current language. */
export function useRowTexts(): RowTexts {
  const language = useLanguage();
  const t = useText('common');
  return useMemo(() => {
    const formatter = (sentence: string) => {
      const [before, after] = sentence.split(place);
      return (figure: string) => `${before}${formatLargeNumber(figure)}${after}`;
    };
    return {
      language,
      traded: {
        totalAmount: formatter(t('traded.totalAmount', { figure: place })),
        volume: formatter(t('traded.volume', { figure: place })),
      },
    };
  }, [language, t]);
}

/** The texts that `StockRows` provides to its rows. */
export const RowTextsContext = createContext<RowTexts | undefined>(undefined);

/** @throws if a row is outside `StockRows` */
export function useRowTextsOfList(): RowTexts {
  const texts = useContext(RowTextsContext);
  if (!texts) throw new Error('A StockRow stands in StockRows');
  return texts;
}
