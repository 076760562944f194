import { css } from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

/** Buttons side by side and equally wide; one below the other where their words find no room beside each other. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space.s)};
  > * {
    min-width: fit-content;
    max-width: 100%;
    flex: 1 1 0;
  }
`;
