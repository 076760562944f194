'use client';
import { styled } from 'styled-components';
import { color, radius } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface LevelBarProps {
  /** How much is left, from 0 to 100. */
  percent: number;
  /** Use `warning` and `danger` for little. The words beside the bar must say so too. */
  tone?: 'accent' | 'warning' | 'danger';
  /** Use for a level that matters on the way, from 0 to 100. The words beside the bar must name it. */
  mark?: number | undefined;
}

/**
 * How much of something is left, as a bar below its text. Screen readers do not read the bar: the text says the figure. For a
 * value with a scale of its own use `Gauge`.
 */
export function LevelBar({ percent, tone = 'accent', mark }: LevelBarProps) {
  return (
    <Track $tone={tone} aria-hidden="true">
      <rect width={inside(percent)} height="100%" fill={color(tone)} />
      {mark !== undefined && (
        <>
          <Edge x1={inside(mark)} x2={inside(mark)} y2="100%" />
          <Mark x1={inside(mark)} x2={inside(mark)} y2="100%" />
        </>
      )}
    </Track>
  );
}

const inside = (percent: number) => `${Math.max(0, Math.min(percent, 100))}%`;

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

const Edge = styled.line`
  stroke: ${color('surface')};
  stroke-width: ${units(12)};
`;

const Mark = styled.line`
  stroke: ${color('ink')};
  stroke-width: ${units(6)};
`;
