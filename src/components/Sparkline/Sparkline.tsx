'use client';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface SparklineProps {
  /** Values from left to right, evenly spaced. For drawing only: never display these numbers. */
  points: readonly number[];
  /** Price colour of the line, by the direction of the change. */
  tone?: 'priceUp' | 'priceDown' | 'priceFlat';
  /** What the line shows, for screen readers. Leave out when adjacent figures say so already. */
  label?: string;
}

const width = 144;
const height = 56;
const inset = 4;

/** A small price line next to figures, to show the trend. For reading values use `CandleChart`. */
export function Sparkline({ points, tone = 'priceFlat', label }: SparklineProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} {...named}>
      <polyline points={outline(points)} stroke={color(tone)} />
    </Drawing>
  );
}

/** Scales the points into the box. A flat line runs through the middle. */
function outline(points: readonly number[]): string {
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  const step = width / Math.max(points.length - 1, 1);
  const y = (point: number) =>
    span === 0 ? height / 2 : inset + (1 - (point - low) / span) * (height - 2 * inset);
  return points.map((point, index) => `${index * step},${y(point)}`).join(' ');
}

const Drawing = styled.svg`
  width: ${units(width)};
  height: ${units(height)};
  flex: none;
  fill: none;
  stroke-linejoin: round;
  stroke-width: 3;
`;
