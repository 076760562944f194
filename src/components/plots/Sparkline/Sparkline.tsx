'use client';
import { css, styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface SparklineProps {
  /** Values from left to right, evenly spaced. For drawing only: never display these numbers. */
  points: readonly number[];
  /** Price colour of the line, by the direction of the change. */
  tone?: 'priceUp' | 'priceDown' | 'priceFlat';
  /** Use for a value to compare with, such as the close of the day before: a dashed line. */
  baseline?: number;
  /** Use `row` beside the figures of a list: smaller. Use `column` below a figure: as wide as its column. */
  size?: 'card' | 'row' | 'column';
  /** What the line shows, for screen readers. Leave out when adjacent figures say so already. */
  label?: string;
}

const width = 144;
const height = 56;
const inset = 4;

/** A small price line next to figures, to show the trend. For reading values use `CandleChart`. */
export function Sparkline(props: SparklineProps) {
  const { points, tone = 'priceFlat', baseline, size = 'card', label } = props;
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  const values = baseline === undefined ? points : [...points, baseline];
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = width / Math.max(points.length - 1, 1);
  /** A flat line runs through the middle. */
  const y = (value: number) =>
    span === 0 ? height / 2 : inset + (1 - (value - low) / span) * (height - 2 * inset);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={size === 'column' ? 'none' : undefined}
      $size={size}
      {...named}
    >
      {baseline !== undefined && <Dashed x2={width} y1={y(baseline)} y2={y(baseline)} />}
      <polyline
        points={points.map((point, index) => `${index * step},${y(point)}`).join(' ')}
        stroke={color(tone)}
      />
    </Drawing>
  );
}

const small = css`
  width: ${units(96)};
  height: ${units(42)};
  stroke-width: 4;
`;

// Stretched, but its lines keep their width.
const stretched = css`
  width: 100%;
  height: ${units(64)};
  > * { vector-effect: non-scaling-stroke; stroke-width: 1.5; }
`;

const Drawing = styled.svg<{ $size: NonNullable<SparklineProps['size']> }>`
  display: block;
  width: ${units(width)};
  height: ${units(height)};
  flex: none;
  fill: none;
  stroke-linejoin: round;
  stroke-width: 3;
  ${({ $size }) => $size === 'row' && small}
  ${({ $size }) => $size === 'column' && stretched}
`;

const Dashed = styled.line`
  stroke: ${color('outline')};
  stroke-dasharray: 5 7;
  stroke-width: 2;
`;
