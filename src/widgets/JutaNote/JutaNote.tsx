'use client';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../components/Note/Note';
import { stateMargin } from '../../components/StateBlock/stateMargin';
import { FormatChoicesContext } from '../../i18n/FormatChoicesContext';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

/**
 * Explains the unit of large numbers, above or below a list that shows them. The specification (9) names millions `juta`, which
 * members may not know. Renders nothing when the member has chosen the units of the language.
 */
export function JutaNote() {
  const t = useText('common');
  const { largeNumbers = 'juta' } = useContext(FormatChoicesContext);
  return largeNumbers === 'juta' ? <UnitNote>{t('juta')}</UnitNote> : null;
}

const UnitNote = styled(Note)`
  /* Ends where the figures end: at the edge of the section, or of the page. */
  padding: ${units(space.xs)} var(${stateMargin}, ${units(space.l)});
  text-align: right;
`;
