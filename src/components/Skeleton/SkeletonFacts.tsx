import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonFactsProps {
  /** How many rows; as many as will come. */
  count?: number;
}

/** The place of `KeyValue` rows. Stands where they will: in a `Section`, on a sheet. */
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
  padding-block: ${rem(space.s)};
  & + & { border-top: 1px solid ${color('hairline')}; }
`;
