'use client';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface KeyValueItem {
  /** Name of the fact. */
  label: string;
  /** The formatted value. */
  value: ReactNode;
  /** Use for the source or meaning of the value, shown smaller below. */
  note?: ReactNode;
  /** Use for the row that matters most: a total, the amount that leaves the account. */
  emphasised?: boolean;
}

export interface KeyValueProps {
  /** The facts in reading order. */
  items: readonly KeyValueItem[];
}

/**
 * A list of labelled facts: an order's costs, a position's terms. A value that does not fit wraps below its label. For
 * the figures of a card use `CardFacts`.
 */
export function KeyValue({ items }: KeyValueProps) {
  return (
    <dl>
      {items.map((item) => (
        <Fact key={item.label} {...item} />
      ))}
    </dl>
  );
}

// Memoised: of a form's costs, few change per keystroke.
const Fact = memo(function Fact({ label, value, note, emphasised = false }: KeyValueItem) {
  return (
    <Row $emphasised={emphasised}>
      <Label>{label}</Label>
      <Value $text={typeof value === 'string'}>{value}</Value>
      {note && <Note>{note}</Note>}
    </Row>
  );
});

const Label = styled.dt`
  max-width: 100%;
  color: ${color('inkSecondary')};
`;

// Right-aligned. A text of several lines is left-aligned over the full width.
const Value = styled.dd<{ $text: boolean }>`
  max-width: 100%;
  margin-left: auto;
  text-align: ${({ $text }) => ($text ? 'left' : 'right')};
`;

const Note = styled.dd`
  flex-basis: 100%;
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
`;

const Row = styled.div<{ $emphasised: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${units(0, space.m)};
  padding-block: ${units(space.s)};
  & + & { border-top: 1px solid ${color('hairline')}; }
  ${Label}, ${Value} { font-weight: ${({ $emphasised }) => ($emphasised ? fontWeight.bold : fontWeight.regular)}; }
  ${Value} { font-size: ${({ $emphasised }) => textSize($emphasised ? 'title' : 'body')}; }
`;
