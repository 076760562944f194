'use client';
import { useContext } from 'react';
import { FormatChoicesContext } from '../../../i18n/FormatChoicesContext';
import { useText } from '../../../i18n/useText';
import type { RowContent } from './stockColumns';

/** The head of the figure below the price, with the unit that is not one of the language. */
export function useTradedLabel(traded: RowContent['traded']): string {
  const t = useText('market');
  const { largeNumbers = 'juta' } = useContext(FormatChoicesContext);
  return t(`heads.${traded}.${largeNumbers === 'juta' ? 'juta' : 'own'}`);
}
