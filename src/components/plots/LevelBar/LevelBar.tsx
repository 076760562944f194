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
      <Left $tone={tone} $percent={Math.max(0, Math.min(percent, 100))} />
    </Track>
  );
}

type Tone = NonNullable<LevelBarProps['tone']>;

// Spans, because a card can be a button.
const Track = styled.span<{ $tone: Tone }>`
  display: block;
  height: ${units(12)};
  overflow: hidden;
  border-radius: ${units(radius.pill)};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${({ $tone }) => color($tone)};
`;

const Left = styled.span<{ $tone: Tone; $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  background: ${({ $tone }) => color($tone)};
`;
