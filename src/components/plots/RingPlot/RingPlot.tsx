'use client';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface RingPlotProps {
  /** What is counted. */
  label: string;
  /** How many are done, from 0 to `max`. */
  value: number;
  /** How many there are: a whole number. Each is a part of the ring. */
  max: number;
  /** The value in words for screen readers: "3 of 7". */
  valueText: string;
}

const size = 100;
const ring = 10;
const centre = size / 2;
const radius = centre - ring / 2;
/** Free length between two parts, in drawing units, and at most this much of a part. */
const gap = 3;
const mostOfPart = 0.4;

/**
 * Progress in equal steps: a ring with a part for each, and the count in its middle. For a value on a scale use `Gauge`,
 * for parts of a whole `DonutPlot`.
 */
export function RingPlot({ label, value, max, valueText }: RingPlotProps) {
  const parts = Math.max(1, max);
  const free = parts === 1 ? 0 : Math.min((gap * parts) / (2 * Math.PI * radius), mostOfPart);
  const done = Math.max(0, Math.min(value, max));
  return (
    <Frame
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={done}
      aria-valuetext={valueText}
    >
      <Ring viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {Array.from({ length: parts }, (_, at) => (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their index
            key={at}
            $done={at < done}
            cx={centre}
            cy={centre}
            r={radius}
            pathLength={parts}
            strokeDasharray={`${1 - free} ${parts}`}
            strokeDashoffset={-(at + free / 2)}
          />
        ))}
      </Ring>
      <Count aria-hidden="true">
        {value}
        <Whole>/{max}</Whole>
      </Count>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  flex: none;
  align-items: center;
  justify-items: center;
  > * { grid-area: 1 / 1; }
`;

const Ring = styled.svg`
  width: ${units(200)};
  height: ${units(200)};
  transform: rotate(-90deg);
`;

// The outline of a part to come keeps it visible.
const Part = styled.circle<{ $done: boolean }>`
  fill: none;
  stroke: ${({ $done }) => color($done ? 'accent' : 'outline')};
  stroke-width: ${({ $done }) => ($done ? ring : 3)};
`;

const Count = styled.span`
  font-size: ${textSize('figure')};
  font-weight: ${fontWeight.bold};
`;

const Whole = styled.small`
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.regular};
`;
