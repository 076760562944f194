'use client';
import { css } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** Equally wide buttons side by side. They stack when their labels do not fit next to each other. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.s)};
  > * {
    min-width: fit-content;
    max-width: 100%;
    flex: 1 1 0;
  }
`;
