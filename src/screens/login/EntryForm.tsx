import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

/** The form of a screen to sign in or register with: what belongs together, one beneath the other. */
export const EntryForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  /* As wide as the page and no wider, however large the text of a field. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(space.l)};
  padding: ${rem(space.l, space.l, 0)};
  > a { justify-self: start; }
`;
