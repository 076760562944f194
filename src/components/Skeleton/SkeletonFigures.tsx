'use client';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { SkeletonFacts } from './SkeletonFacts';
import { SkeletonKeyFigure } from './SkeletonKeyFigure';

export interface SkeletonFiguresProps {
  /** Number of rows that explain the figure. */
  facts?: number;
}

/** Placeholder of a screen's `KeyFigure` with its `KeyValue` rows, on the white background at the top. */
export function SkeletonFigures({ facts = 4 }: SkeletonFiguresProps) {
  return (
    <Surface>
      <SkeletonKeyFigure />
      <SkeletonFacts count={facts} />
    </Surface>
  );
}

const Surface = styled.div`
  padding: ${units(space.l, space.l, space.s)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
