import { styled } from 'styled-components';
import { color, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

export interface PointsProps {
  points: readonly string[];
  /** The order matters: they are numbered. */
  ordered?: boolean;
}

/** Short sentences, one per line. */
export function Points({ points, ordered = false }: PointsProps) {
  return (
    <List as={ordered ? 'ol' : 'ul'} $ordered={ordered}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $ordered: boolean }>`
  max-width: ${units(1100)};
  padding-left: ${units(space.l)};
  list-style: ${({ $ordered }) => ($ordered ? 'decimal' : 'disc')};

  li {
    padding-left: ${units(space.xs)};
  }

  li::marker {
    color: ${color('inkTertiary')};
  }
`;
