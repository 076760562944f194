'use client';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Repeat } from './Repeat';
import { SkeletonLine } from './SkeletonLine';

export interface SkeletonRowsProps {
  /** Number of rows; about as many as are expected. */
  count?: number;
  /** Set to false for rows without a figure, such as headlines. */
  figures?: boolean;
}

/** Placeholder of a `List` whose rows have a title, a subtitle and usually a figure. Rows have their final height. */
export function SkeletonRows({ count = 6, figures = true }: SkeletonRowsProps) {
  return (
    <Rows>
      <Repeat count={count}>
        <Row>
          <div>
            <SkeletonLine width={220} />
            <SkeletonLine width={120} size="small" />
          </div>
          {figures && <SkeletonLine width={140} />}
        </Row>
      </Repeat>
    </Rows>
  );
}

const Rows = styled.div`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-left: ${units(space.l)};
  padding: ${units(space.s, space.l, space.s, 0)};
  & + & { border-top: 1px solid ${color('hairline')}; }
`;
