'use client';
import { useContext } from 'react';
import { type Formats, formatsOf } from './formats';
import { LargeNumberUnitContext } from './LargeNumberUnitContext';
import { defaultLanguage } from './language';
import { useI18n } from './useI18n';

/** The formats of figures and dates in the current language (decision 60), with the member's unit of large numbers. */
export function useFormats(): Formats {
  const { i18n } = useI18n();
  const unit = useContext(LargeNumberUnitContext);
  // Without i18next, or before it is initialised, it has no language.
  return formatsOf(i18n.language ?? defaultLanguage, unit);
}
