'use client';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonChartProps {
  /** Height of the expected chart, in drawing units. */
  height: number;
}

/** Placeholder of a chart: price lines, each with a figure at the right edge. */
export function SkeletonChart({ height }: SkeletonChartProps) {
  return (
    <Plot $height={height}>
      <Repeat count={5}>
        <Level>
          <SkeletonLine width={96} size="caption" />
        </Level>
      </Repeat>
    </Plot>
  );
}

const Plot = styled.div<{ $height: number }>`
  display: flex;
  height: ${({ $height }) => units($height)};
  flex-direction: column;
  justify-content: space-around;
  background: ${color('surface')};
`;

const Level = styled.div`
  display: flex;
  align-items: center;
  gap: ${units(space.s)};
  padding-right: ${units(space.s)};
  &::before { flex: 1; border-top: 1px solid ${color('hairline')}; content: ''; }
`;
