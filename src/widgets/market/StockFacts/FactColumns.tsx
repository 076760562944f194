'use client';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface FactColumnsProps {
  /** Labels and figures, in reading order. */
  facts: readonly (readonly [label: string, value: string])[];
}

/** Facts of a stock in two columns, or one with large text. A figure that does not fit wraps below its label. */
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
  /* One column with large text, so that a long turnover stays on one line. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7lh), 1fr));
  column-gap: ${units(space.xl)};
  font-size: ${textSize('small')};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${units(space.s)};
    padding: ${units(12)} 0;
    border-bottom: 1px solid ${color('hairline')};
  }
  dt { color: ${color('inkSecondary')}; }
  dd { margin-left: auto; }
`;
