import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { fontSize } from '../../../src/theme/tokens';

/** A name from the code: a token, a file. */
export const Name = styled.code`
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: ${rem(fontSize.small)};
`;
