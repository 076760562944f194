import { styled } from 'styled-components';
import { rem } from '../../src/theme/rem';
import { color, radius, space } from '../../src/theme/tokens';

export interface JsonProps {
  value: unknown;
}

/** An example in JSON, as it is transferred. */
export function Json({ value }: JsonProps) {
  return <Block>{JSON.stringify(value, null, 2)}</Block>;
}

const Block = styled.pre`
  margin: 0;
  padding: ${rem(space.s, space.m)};
  border-radius: ${rem(radius.card)};
  background: ${color('sunken')};
  line-height: 1.5;
  white-space: pre-wrap;
`;
