'use client';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonFactsProps {
  /** Number of rows; as many as are expected. */
  count?: number;
}

/** Placeholder of `KeyValue` rows. Place it in a `Section` or on a sheet, like the rows. */
export function SkeletonFacts({ count = 4 }: SkeletonFactsProps) {
  return (
    <div>
      <Repeat count={count}>
        <Row>
          <SkeletonLine width={180} />
          <SkeletonLine width={220} />
        </Row>
      </Repeat>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: ${units(space.s)};
  & + & { border-top: 1px solid ${color('hairline')}; }
`;
