import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

export interface FactColumnsProps {
  /** Labels and figures, read from left to right and line by line. */
  facts: readonly (readonly [label: string, value: string])[];
}

/** Facts of a stock in two columns, in one where text is large; a figure that finds no room beside its label goes beneath it. */
export function FactColumns({ facts }: FactColumnsProps) {
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  /* One column where the text is large: a long turnover keeps to its line. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7lh), 1fr));
  column-gap: ${rem(space.xl)};
  font-size: ${rem(fontSize.small)};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${rem(space.s)};
    padding: ${rem(12)} 0;
    border-bottom: 1px solid ${color('hairline')};
  }
  dt { color: ${color('inkSecondary')}; }
  dd { margin-left: auto; }
`;
