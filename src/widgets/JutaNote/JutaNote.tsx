'use client';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../components/Note/Note';
import { FormatChoicesContext } from '../../i18n/FormatChoicesContext';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface JutaNoteProps {
  /** Set inside a section: it has the page's margin already. */
  inset?: boolean;
}

/**
 * Explains the unit of large numbers, above or below a list that shows them. The specification (9) names millions `juta`, which
 * members may not know. Renders nothing when the member has chosen the units of the language.
 */
export function JutaNote({ inset = false }: JutaNoteProps) {
  const t = useText('common');
  const { largeNumbers = 'juta' } = useContext(FormatChoicesContext);
  return largeNumbers === 'juta' ? <UnitNote $inset={inset}>{t('juta')}</UnitNote> : null;
}

const UnitNote = styled(Note)<{ $inset: boolean }>`
  padding: ${({ $inset }) => units(space.xs, $inset ? 0 : space.l)};
  text-align: right;
`;
