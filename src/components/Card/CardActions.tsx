import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

/**
 * The actions on a card's object: small quiet `Button`s or `LinkButton`s. Use on cards that are not links themselves.
 */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${rem(space.s)};
  /* Keeps a blocked button at the end edge when its reason appears below. */
  text-align: end;
`;
