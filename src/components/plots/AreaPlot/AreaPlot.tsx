'use client';
import { styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface AreaPlotProps {
  /** Values from left to right, evenly spaced; at least two. For drawing only: never display these numbers. */
  points: readonly number[];
  /** Colour of the line and the area. */
  tone: 'accent' | 'priceUp' | 'priceDown' | 'priceFlat';
  /** Use for a value to compare with. A dashed line across the plot; the area is between the line and it. */
  baseline?: number;
  /** The smallest difference that fills the height. Use it so that a tiny change looks tiny. */
  minSpan?: number;
  /** Use for events on the way, by their place between the points: 1.5 is between the second and the third. */
  marks?: readonly number[];
  /** What the plot shows, in a sentence: screen readers get it instead. */
  label: string;
}

/** Stretched to the place of the plot. Lines keep their width. */
const box = { width: 100, height: 100 };
const inset = 4;

/** How a value developed: a line, and an area. For a small trend beside figures use `Sparkline`. */
export function AreaPlot({ points, tone, baseline, minSpan = 0, marks = [], label }: AreaPlotProps) {
  const values = baseline === undefined ? points : [...points, baseline];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, minSpan);
  const bottom = (low + high - span) / 2;
  const x = (place: number) => (place / Math.max(points.length - 1, 1)) * box.width;
  const y = (value: number) =>
    span === 0 ? box.height / 2 : inset + (1 - (value - bottom) / span) * (box.height - 2 * inset);
  const floor = baseline === undefined ? box.height : y(baseline);
  const line = points.map((value, place) => `${x(place)},${y(value)}`).join(' ');
  return (
    <Drawing
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polygon points={`0,${floor} ${line} ${box.width},${floor}`} fill={color(tone)} opacity={0.16} />
      {marks.map((place) => (
        <Dashed key={place} x1={x(place)} x2={x(place)} y1={0} y2={box.height} />
      ))}
      {baseline !== undefined && <Dashed x1={0} x2={box.width} y1={y(baseline)} y2={y(baseline)} />}
      <Line points={line} stroke={color(tone)} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${units(144)};
`;

const Line = styled.polyline`
  fill: none;
  stroke-linejoin: round;
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`;

const Dashed = styled.line`
  stroke: ${color('outline')};
  stroke-dasharray: 3 3;
  vector-effect: non-scaling-stroke;
`;
