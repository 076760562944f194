'use client';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, lineHeight } from '../../theme/tokens';
import type { StyledElement } from '../StyledElement';

/** A sentence on a card: the outcome, the next step, or the reason for a refusal. */
export const CardText: StyledElement<'p'> = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  line-height: ${lineHeight.prose};
`;
