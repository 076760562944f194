'use client';
import { styled } from 'styled-components';
import { Note } from '../../components/Note/Note';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

/**
 * Explains the unit of large numbers, above or below a list that shows them. The specification (9) names millions `juta`, which
 * members may not know.
 */
export function JutaNote() {
  return <UnitNote>{useText('common')('juta')}</UnitNote>;
}

const UnitNote = styled(Note)`
  padding: ${units(space.xs, space.m)};
  text-align: right;
`;
