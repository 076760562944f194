'use client';
import { styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { heatOf, toneOf } from './heat';

interface HeatBarProps {
  /** Changes from left to right. */
  values: readonly number[];
  /** The change from which the colour is strongest. */
  full: number;
}

/** A `Heatmap` in one line, without names, for the button that opens it. Screen readers get the map. */
export function HeatBar({ values, full }: HeatBarProps) {
  return (
    <Drawing viewBox={`0 0 ${values.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: fields that stay
          key={place}
          x={place}
          width={0.9}
          height={1}
          fill={color(toneOf(value))}
          opacity={heatOf(value, full) * 2 || 0.15}
        />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  min-width: 0;
  height: ${units(28)};
  flex: 1;
`;
