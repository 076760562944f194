import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';

/** A label and what stands with it. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes a line of its own, after the others: two moments, a range. */
  wide?: boolean;
}

export interface FactGridProps {
  facts: readonly Fact[];
  /** The figures of a card rather than what explains them. */
  large?: boolean;
}

/** Facts two to a line, the second at the right edge. A wide one, and one that is left over, has a line for itself. */
export function FactGrid({ facts, large = false }: FactGridProps) {
  const narrow = facts.filter(({ wide }) => !wide);
  const pairs = narrow.slice(0, narrow.length - (narrow.length % 2));
  const lines = [...narrow.slice(pairs.length), ...facts.filter(({ wide }) => wide)];
  return (
    <Grid $large={large}>
      {pairs.map(({ label, value }, index) => (
        <Cell key={label} $last={index % 2 === 1}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Cell>
      ))}
      {lines.map(({ label, value }) => (
        <Line key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </Grid>
  );
}

const figures = css`
  font-size: ${rem(fontSize.title)};
  font-weight: ${fontWeight.bold};
`;

const Grid = styled.dl<{ $large: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(space.s)};
  margin-top: ${rem(space.s)};
  font-size: ${rem(fontSize.small)};
  dt { color: ${color('inkTertiary')}; font-size: ${rem(fontSize.caption)}; }
  dd { ${({ $large }) => $large && figures} }
`;

// Where one label takes two lines and its neighbour one, the figures still stand on one line.
const Cell = styled.div<{ $last: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: ${({ $last }) => ($last ? 'right' : 'left')};
`;

// A value that finds no room beside its label goes beneath it, still at the right edge.
const Line = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${rem(0, space.s)};
  dd { margin-left: auto; text-align: right; }
`;
