'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, type fontSize, fontWeight, lineHeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';
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

function sizeFor(value: string): keyof typeof fontSize {
  if (value.length <= 15) return 'keyFigure';
  return value.length <= 21 ? 'figure' : 'lead';
}

const Label = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

// A unit that does not fit next to its figure wraps below it.
const Figure = styled.p<{ $tone: NonNullable<KeyFigureProps['tone']>; $size: ReturnType<typeof sizeFor> }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${units(space.xs)};
  color: ${({ $tone }) => color($tone)};
  font-size: ${({ $size }) => textSize($size)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

const Line = styled.span`
  font-size: calc(1em * var(${fitVariable}, 1));
`;

const Unit = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${textSize('body')};
  font-weight: ${fontWeight.regular};
`;

const Note = styled.div`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;
