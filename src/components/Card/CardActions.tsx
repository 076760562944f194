import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

/** What can be done with the thing of a card that is no link itself: small quiet `Button`s or `LinkButton`s. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${rem(space.s)};
  /* A button that says why it is blocked stays at the edge where it was. */
  text-align: end;
`;
