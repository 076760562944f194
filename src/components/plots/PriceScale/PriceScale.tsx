'use client';
import { styled } from 'styled-components';
import { color, radius } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { type MarkShape, ScaleMark } from './ScaleMark';

/** A price on the scale. */
export interface ScalePrice {
  /** For drawing only: never display this number. */
  value: number;
  /** How it is drawn. One of each shape at most. */
  shape: MarkShape;
}

export interface PriceScaleProps {
  /** The prices, in any order. The lowest and the highest are the ends of the scale. */
  prices: readonly ScalePrice[];
  /** Use for the range that is left or won, between two prices. */
  filled?: readonly [number, number];
  /** Colour of the range. The words beside the scale must say the same. */
  tone?: 'accent' | 'warning' | 'danger';
  /** The prices in a sentence: screen readers get it instead. */
  label: string;
}

/**
 * Several prices on one line, from low to high. Marks that coincide stay visible: each shape has its own place above, on or
 * below the line. Name the marks in a legend with `ScaleMark`.
 */
export function PriceScale({ prices, filled, tone = 'accent', label }: PriceScaleProps) {
  const values = prices.map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const place = (value: number) => (span === 0 ? 50 : ((value - low) / span) * 100);
  const [from, to] = filled ? [place(Math.min(...filled)), place(Math.max(...filled))] : [0, 0];
  return (
    <Frame role="img" aria-label={label}>
      <Track>{filled && <Filled $tone={tone} $from={from} $to={to} />}</Track>
      {prices.map(({ value, shape }) => (
        <Place key={shape} $at={place(value)}>
          <ScaleMark shape={shape} />
        </Place>
      ))}
    </Frame>
  );
}

// Room at both ends for half a mark.
const Frame = styled.div`
  position: relative;
  height: ${units(72)};
  margin-inline: ${units(14)};
`;

const Track = styled.div`
  position: absolute;
  top: ${units(30)};
  right: ${units(-14)};
  left: ${units(-14)};
  height: ${units(12)};
  border-radius: ${units(radius.pill)};
  padding-inline: ${units(14)};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('outline')};
`;

const Filled = styled.div<{ $tone: 'accent' | 'warning' | 'danger'; $from: number; $to: number }>`
  width: ${({ $from, $to }) => $to - $from}%;
  height: 100%;
  margin-left: ${({ $from }) => $from}%;
  background: ${({ $tone }) => color($tone)};
`;

const Place = styled.span<{ $at: number }>`
  position: absolute;
  top: 0;
  left: ${({ $at }) => $at}%;
  width: ${units(28)};
  height: 100%;
  margin-left: ${units(-14)};
`;
