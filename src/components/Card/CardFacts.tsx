'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** One labelled figure of a card. */
export interface CardFact {
  /** Name of the figure. */
  label: string;
  /** The formatted figure or date. */
  value: ReactNode;
  /** Use for a unit, shown smaller and lighter after the figure. */
  unit?: string;
  /** Use for a short explanation or comparison, shown smaller below the figure. */
  note?: string;
  /** Use for long values such as a date range or a rule. Takes a full line after the other facts. */
  wide?: boolean;
  /** Use for the figure that matters now: the next date, the amount to pay. */
  emphasised?: boolean;
}

export interface CardFactsProps {
  /** The figures in reading order. */
  facts: readonly CardFact[];
  /** Use for the one or two figures that matter most on the card. Leave out for explanatory figures. */
  large?: boolean;
}

/**
 * The figures of a card, in columns that line up with those of the next card.
 *
 * Three facts form three columns; other counts form two. A wide fact, and a single remaining one, takes a full line.
 * A figure too long for its column takes a full line instead of wrapping.
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
        {unit ? <span>{value}</span> : value}
        {unit && <Unit>{unit}</Unit>}
      </Value>
      {note && <Note>{note}</Note>}
    </>
  );
}

/** Column widths that allow a slightly longer figure, but no additional column. */
const basis = { 2: '36%', 3: '26%' } as const;

const Facts = styled.dl<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${units(space.s)};
  font-size: ${({ $large }) => textSize($large ? 'title' : 'small')};
  font-weight: ${({ $large }) => ($large ? fontWeight.bold : fontWeight.regular)};
  overflow-wrap: break-word;
  dt { color: ${color('inkTertiary')}; font-size: ${textSize('caption')}; font-weight: ${fontWeight.regular}; }
`;

// Aligns the figures of a row when labels take different numbers of lines.
const Cell = styled.div<{ $basis: string; $first: boolean }>`
  display: flex;
  flex: 1 1 ${({ $basis }) => $basis};
  flex-direction: column;
  max-width: 100%;
  justify-content: space-between;
  text-align: ${({ $first }) => ($first ? 'left' : 'right')};
`;

// A value that does not fit next to its label wraps below it, right-aligned.
const Line = styled.div`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  min-width: 0;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(0, space.s)};
  dt { max-width: 100%; }
  dd { max-width: 100%; margin-left: auto; text-align: right; }
`;

const Value = styled.dd<{ $emphasised: boolean }>`
  ${({ $emphasised }) => $emphasised && `font-weight: ${fontWeight.bold};`}
`;

const Unit = styled.span`
  margin-left: ${units(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
  font-weight: ${fontWeight.regular};
`;

// Aligned with the start of the line that it explains.
const Note = styled.dd`
  flex-basis: 100%;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.regular};
  && { margin-left: 0; text-align: inherit; }
`;
