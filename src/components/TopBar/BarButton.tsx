import styled from 'styled-components';
import { barAction } from './barAction';

/** Something done at once, at the right of a `TopBar`, in words. */
export const BarButton = styled.button.attrs({ type: 'button' })`
  ${barAction}
`;
