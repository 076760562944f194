import { type Language, languageTag } from '../../../src/i18n/language';
import { messages as en } from '../../../src/i18n/locales/en';
import { messages as jp } from '../../../src/i18n/locales/jp';
import { messages as tw } from '../../../src/i18n/locales/tw';
import { languageNames } from '../../support/languageNames';

const texts = { en, tw, jp };

/** Sample texts of a language: its name, a label and a sentence. */
export interface Specimen {
  language: Language;
  tag: (typeof languageTag)[Language];
  name: string;
  label: string;
  sentence: string;
}

function specimen(language: Language): Specimen {
  const tag = languageTag[language];
  return {
    language,
    tag,
    name: languageNames[language],
    label: texts[language].trade.detail.latestPrice,
    sentence: texts[language].trade.order.marketNote,
  };
}

/** The same words in the three languages. */
export const specimens: readonly Specimen[] = [specimen('en'), specimen('tw'), specimen('jp')];
