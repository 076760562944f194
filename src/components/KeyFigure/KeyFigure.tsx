import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens';
import { fitVariable, useFitText } from './useFitText';

export interface KeyFigureProps {
  /** Name of the figure. */
  label: string;
  /** The formatted figure. */
  value: string;
  /** Use for a unit, shown smaller and lighter after the figure. */
  unit?: string;
  /** Use a price colour only for a price movement or a profit. */
  tone?: 'ink' | 'priceUp' | 'priceDown' | 'priceFlat';
  /** Use for what explains the figure: its change, its age. */
  note?: ReactNode;
}

/** The most important figure of a screen. Use one per screen. A very long figure shrinks to stay on one line. */
export function KeyFigure({ label, value, unit, tone = 'ink', note }: KeyFigureProps) {
  const line = useFitText<HTMLSpanElement>();
  return (
    <div>
      <Label>{label}</Label>
      <Figure $tone={tone} $size={sizeFor(value)}>
        <Line ref={line}>{value}</Line>
        {unit && <Unit>{unit}</Unit>}
      </Figure>
      {note && <Note>{note}</Note>}
    </div>
  );
}

function sizeFor(value: string): number {
  if (value.length <= 15) return fontSize.keyFigure;
  return value.length <= 21 ? fontSize.figure : fontSize.lead;
}

const Label = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;

// A unit that does not fit next to its figure wraps below it.
const Figure = styled.p<{ $tone: NonNullable<KeyFigureProps['tone']>; $size: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${rem(space.xs)};
  color: ${({ $tone }) => color($tone)};
  font-size: ${({ $size }) => rem($size)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

const Line = styled.span`
  font-size: calc(1em * var(${fitVariable}, 1));
`;

const Unit = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.body)};
  font-weight: ${fontWeight.regular};
`;

const Note = styled.div`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;
