import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { SkeletonFacts } from './SkeletonFacts';
import { SkeletonKeyFigure } from './SkeletonKeyFigure';

export interface SkeletonFiguresProps {
  /** How many rows explain the figure. */
  facts?: number;
}

/** The place of a screen's `KeyFigure` and the `KeyValue` rows that explain it, on the white ground at its top. */
export function SkeletonFigures({ facts = 4 }: SkeletonFiguresProps) {
  return (
    <Ground>
      <SkeletonKeyFigure />
      <SkeletonFacts count={facts} />
    </Ground>
  );
}

const Ground = styled.div`
  padding: ${rem(space.l, space.l, space.s)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;
