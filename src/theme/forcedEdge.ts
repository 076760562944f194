'use client';
import { css } from 'styled-components';
import { color } from './tokens';

/** An edge for what only its ground or its shadow sets apart: a contrast theme of the device shows neither. */
export const forcedEdge = css`
  @media (forced-colors: active) { border: 1px solid ${color('outline')}; }
`;
