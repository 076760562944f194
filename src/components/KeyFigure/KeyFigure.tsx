import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';

export interface KeyFigureProps {
  label: string;
  /** The figure, formatted. */
  value: string;
  /** Its unit, smaller and lighter. */
  unit?: string;
  /** Price colour, where the figure is a movement of price or a profit. */
  tone?: 'ink' | 'priceUp' | 'priceDown' | 'priceFlat';
  /** What explains it: its change, its age. */
  note?: ReactNode;
}

/** The one figure of a screen that matters most. A very long one is set smaller, so that it keeps to its line. */
export function KeyFigure({ label, value, unit, tone = 'ink', note }: KeyFigureProps) {
  return (
    <div>
      <Label>{label}</Label>
      <Figure $tone={tone} $size={sizeFor(value)}>
        {value}
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

const Figure = styled.p<{ $tone: NonNullable<KeyFigureProps['tone']>; $size: number }>`
  color: ${({ $tone }) => color($tone)};
  font-size: ${({ $size }) => rem($size)};
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
`;

const Unit = styled.span`
  display: inline-block;
  margin-left: ${rem(space.xs)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.body)};
  font-weight: ${fontWeight.regular};
`;

const Note = styled.div`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
`;
