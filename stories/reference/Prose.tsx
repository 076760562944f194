import { styled } from 'styled-components';
import { color, radius } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';

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
  padding: 0 ${units(6)};
  border-radius: ${units(radius.small)};
  background: ${color('sunken')};
`;
