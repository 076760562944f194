import styled from 'styled-components';
import { barAction } from './barAction';

/** A short way on at the right of a `TopBar`, in words. */
export const BarLink = styled.a`
  ${barAction}
`;
