import { styled } from 'styled-components';
import { color, radius, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';

export interface JsonProps {
  value: unknown;
}

/** An example in JSON, as it is transferred. */
export function Json({ value }: JsonProps) {
  return <Block>{JSON.stringify(value, null, 2)}</Block>;
}

const Block = styled.pre`
  margin: 0;
  padding: ${units(space.s, space.m)};
  border-radius: ${units(radius.card)};
  background: ${color('sunken')};
  line-height: 1.5;
  white-space: pre-wrap;
`;
