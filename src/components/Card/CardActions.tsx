'use client';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import type { StyledElement } from '../StyledElement';

/**
 * The actions on a card's object: small quiet `Button`s or `LinkButton`s. Use on cards that are not links themselves.
 */
export const CardActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${units(space.s)};
  /* Keeps a blocked button at the end edge when its reason appears below. */
  text-align: end;
`;
