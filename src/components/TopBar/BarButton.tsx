'use client';
import { styled } from 'styled-components';
import { barAction } from './barAction';

/** A text button for an immediate action at the right of a `TopBar`. */
export const BarButton = styled.button.attrs({ type: 'button' })`
  ${barAction}
`;
