import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';

export interface CardFact {
  label: string;
  /** The figure or date, formatted. */
  value: string;
  /** The one that counts now: the date that comes next. */
  emphasised?: boolean;
}

export interface CardFactsProps {
  /** Three at most stand side by side. */
  facts: readonly CardFact[];
}

/** The figures of a card in columns that line up with those of the next card. One that finds no room takes a line of its own. */
export function CardFacts({ facts }: CardFactsProps) {
  return (
    <Facts>
      {facts.map(({ label, value, emphasised = false }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <Value $emphasised={emphasised}>{value}</Value>
        </Fact>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space.s)};
  margin-top: ${rem(space.s)};
  font-size: ${rem(fontSize.small)};
`;

// A figure is never broken as long as a whole line has room for it.
const Fact = styled.div`
  flex: 1 1 26%;
  max-width: 100%;
  overflow-wrap: break-word;
  &:not(:first-child) { text-align: right; }
  dt { color: ${color('inkTertiary')}; font-size: ${rem(fontSize.caption)}; }
`;

const Value = styled.dd<{ $emphasised: boolean }>`
  color: ${color('ink')};
  font-weight: ${({ $emphasised }) => ($emphasised ? fontWeight.bold : fontWeight.regular)};
`;
