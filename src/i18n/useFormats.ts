'use client';
import { useContext } from 'react';
import { FormatChoicesContext } from './FormatChoicesContext';
import { type Formats, formatsOf } from './formats';
import { defaultLanguage } from './language';
import { useI18n } from './useI18n';

/** The formats of figures and dates in the current language (decision 60), as the member has chosen. */
export function useFormats(): Formats {
  const { i18n } = useI18n();
  const choices = useContext(FormatChoicesContext);
  // Without i18next, or before it is initialised, it has no language.
  return formatsOf(i18n.language ?? defaultLanguage, choices);
}
