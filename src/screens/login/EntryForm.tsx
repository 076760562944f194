import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** The form of a screen to sign in or register: its parts stacked. */
export const EntryForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  /* Never wider than the page, however large a field's text is. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.l)};
  padding: ${units(space.l, space.l, 0)};
  > a { justify-self: start; }
`;
