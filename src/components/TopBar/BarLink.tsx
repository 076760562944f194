'use client';
import { styled } from 'styled-components';
import { barAction } from './barAction';

/** A short text link at the right of a `TopBar`. */
export const BarLink = styled.a`
  ${barAction}
`;
