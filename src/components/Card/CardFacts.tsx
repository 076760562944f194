import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';

/** A label and what stands with it. */
export interface CardFact {
  label: string;
  /** The figure or date, formatted. */
  value: ReactNode;
  /** Its unit, smaller and lighter. */
  unit?: string;
  /** Beneath it, smaller: what it means, how it compares. */
  note?: string;
  /** Takes a line of its own, after the others: two moments, a range, a rule. */
  wide?: boolean;
  /** The one that counts now: the date that comes next, what is to pay. */
  emphasised?: boolean;
}

export interface CardFactsProps {
  facts: readonly CardFact[];
  /** What matters most of the card, rather than what explains it: one figure, or two that are read together. */
  large?: boolean;
}

/**
 * The figures of a card, in columns that line up with those of the next card: three side by side where there are
 * three, else two, the first at the left edge and the last at the right. A wide one, and one that is left over, has a
 * line for itself; a figure that is too long for its column takes a line too, and is never broken for want of a column.
 */
export function CardFacts({ facts, large = false }: CardFactsProps) {
  const narrow = facts.filter(({ wide }) => !wide);
  const columns = narrow.length === 3 ? 3 : 2;
  const inColumns = narrow.slice(0, narrow.length - (narrow.length % columns));
  const lines = [...narrow.slice(inColumns.length), ...facts.filter(({ wide }) => wide)];
  return (
    <Facts $large={large}>
      {inColumns.map((fact, index) => (
        <Cell key={fact.label} $basis={basis[columns]} $first={index % columns === 0}>
          <FactParts {...fact} />
        </Cell>
      ))}
      {lines.map((fact) => (
        <Line key={fact.label}>
          <FactParts {...fact} />
        </Line>
      ))}
    </Facts>
  );
}

function FactParts({ label, value, unit, note, emphasised = false }: CardFact) {
  return (
    <>
      <dt>{label}</dt>
      <Value $emphasised={emphasised}>
        {value}
        {unit && <Unit>{unit}</Unit>}
      </Value>
      {note && <Note>{note}</Note>}
    </>
  );
}

/** Narrow enough for one figure to be somewhat longer than its neighbours, and too wide for one column more. */
const basis = { 2: '36%', 3: '26%' } as const;

const Facts = styled.dl<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space.s)};
  font-size: ${({ $large }) => rem($large ? fontSize.title : fontSize.small)};
  font-weight: ${({ $large }) => ($large ? fontWeight.bold : fontWeight.regular)};
  overflow-wrap: break-word;
  dt { color: ${color('inkTertiary')}; font-size: ${rem(fontSize.caption)}; font-weight: ${fontWeight.regular}; }
`;

// Where one label takes two lines and its neighbour one, the figures still stand on one line.
const Cell = styled.div<{ $basis: string; $first: boolean }>`
  display: flex;
  flex: 1 1 ${({ $basis }) => $basis};
  flex-direction: column;
  max-width: 100%;
  justify-content: space-between;
  text-align: ${({ $first }) => ($first ? 'left' : 'right')};
`;

// A value that finds no room beside its label goes beneath it, still at the right edge.
const Line = styled.div`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  min-width: 0;
  align-items: baseline;
  justify-content: space-between;
  gap: ${rem(0, space.s)};
  dt { max-width: 100%; }
  dd { max-width: 100%; margin-left: auto; text-align: right; }
`;

const Value = styled.dd<{ $emphasised: boolean }>`
  ${({ $emphasised }) => $emphasised && `font-weight: ${fontWeight.bold};`}
`;

const Unit = styled.span`
  margin-left: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
  font-weight: ${fontWeight.regular};
`;

// Explains the line above it, so it reads from where that began.
const Note = styled.dd`
  flex-basis: 100%;
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  font-weight: ${fontWeight.regular};
  && { margin-left: 0; text-align: inherit; }
`;
