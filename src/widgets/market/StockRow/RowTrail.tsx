'use client';
import { memo } from 'react';
import { Sparkline } from '../../../components/plots/Sparkline/Sparkline';
import { type Direction, directionColor } from '../direction';

interface RowTrailProps {
  /** Prices of the day. */
  trail: readonly string[];
  /** The close that the change is from. */
  previousClose: string | undefined;
  direction: Direction;
}

/** The course of the day. A changed price renders its row, but the line only when the direction has changed. */
export const RowTrail = memo(function RowTrail({ trail, previousClose, direction }: RowTrailProps) {
  return (
    <Sparkline
      points={trail.map(Number)}
      tone={directionColor[direction]}
      size="row"
      {...(previousClose !== undefined && { baseline: Number(previousClose) })}
    />
  );
});
