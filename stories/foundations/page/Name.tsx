import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';

/** A name from the code: a token, a file. */
export const Name = styled.code`
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: ${textSize('small')};
`;
