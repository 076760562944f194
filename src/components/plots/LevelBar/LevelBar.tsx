'use client';
import { styled } from 'styled-components';
import { color, radius } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface LevelBarProps {
  /** How much is left, from 0 to 100. */
  percent: number;
  /** Use `warning` and `danger` for little. The words beside the bar must say so too. */
  tone?: 'accent' | 'warning' | 'danger';
}

/**
 * How much of something is left, as a bar below its text. Screen readers do not read the bar: the text says the figure. For a
 * value with a scale of its own use `Gauge`.
 */
export function LevelBar({ percent, tone = 'accent' }: LevelBarProps) {
  return (
    <Track $tone={tone} aria-hidden="true">
      <rect width={`${Math.max(0, Math.min(percent, 100))}%`} height="100%" fill={color(tone)} />
    </Track>
  );
}

type Tone = NonNullable<LevelBarProps['tone']>;

const Track = styled.svg<{ $tone: Tone }>`
  display: block;
  width: 100%;
  height: ${units(12)};
  border-radius: ${units(radius.pill)};
  overflow: hidden;
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${({ $tone }) => color($tone)};
`;
