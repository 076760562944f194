'use client';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, lineHeight } from '../../theme/tokens';
import type { StyledElement } from '../StyledElement';

/** One or two sentences that explain what is above: what an order type does, what more margin means. */
export const Note: StyledElement<'p'> = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  line-height: ${lineHeight.prose};
`;
