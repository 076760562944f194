'use client';
import { css } from 'styled-components';

/**
 * Content height, rounded up to whole pixels. Otherwise an element at the edge of the screen starts at a fraction of a
 * pixel, and its content may be drawn one pixel lower. Older browsers ignore it.
 */
export const roundedHeight = css`
  height: calc-size(auto, round(up, size, 1px));
`;
