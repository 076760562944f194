import { styled } from 'styled-components';
import { rem } from '../../src/theme/rem';
import { color, radius } from '../../src/theme/tokens';

export interface ProseProps {
  /** Text in backticks is code. */
  text: string;
}

/** A line of a comment. */
export function Prose({ text }: ProseProps) {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <Code key={key}>{part}</Code> : <span key={key}>{part}</span>;
  });
}

const Code = styled.code`
  padding: 0 ${rem(6)};
  border-radius: ${rem(radius.small)};
  background: ${color('sunken')};
`;
