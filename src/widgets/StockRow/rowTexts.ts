import { createContext, useContext, useMemo } from 'react';
import { formatLargeNumber } from '../../format/largeNumber';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

/** What the rows of a list say in one language, worked out once for all of them. */
export interface RowTexts {
  language: Language;
  /** What was traded today, in yen or in shares, as a large number; the details of the stock show the whole figure. */
  traded: Record<'totalAmount' | 'volume', (figure: string) => string>;
}

const place = '{figure}';

/** The texts of the rows that stand in a list, in the language now. */
export function useRowTexts(): RowTexts {
  const language = useLanguage();
  const t = useText('common');
  return useMemo(() => {
    const written = (sentence: string) => {
      const [before, after] = sentence.split(place);
      return (figure: string) => `${before}${formatLargeNumber(figure)}${after}`;
    };
    return {
      language,
      traded: {
        totalAmount: written(t('traded.totalAmount', { figure: place })),
        volume: written(t('traded.volume', { figure: place })),
      },
    };
  }, [language, t]);
}

/** The texts as `StockRows` gives them to its rows. */
export const RowTextsContext = createContext<RowTexts | undefined>(undefined);

/** @throws where a row stands outside `StockRows` */
export function useRowTextsOfList(): RowTexts {
  const texts = useContext(RowTextsContext);
  if (!texts) throw new Error('A StockRow stands in StockRows');
  return texts;
}
