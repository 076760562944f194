import { css } from 'styled-components';

/**
 * As high as its content, rounded up to whole pixels. What stands at an edge of the screen would else begin at a fraction
 * of one, and what is in it be drawn one lower or not, as the browser has it. Older browsers ignore it.
 */
export const roundedHeight = css`
  height: calc-size(auto, round(up, size, 1px));
`;
