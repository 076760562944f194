import { css } from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

/** Equally wide buttons side by side. They stack when their labels do not fit next to each other. */
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
