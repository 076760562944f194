import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { SkeletonBlock } from './SkeletonBlock';

export interface SkeletonRowsProps {
  /** How many rows; about as many as will come. */
  count?: number;
}

/** The place of a `List` that is still loading, row for row as high as it will be. */
export function SkeletonRows({ count = 6 }: SkeletonRowsProps) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
        <Row key={index}>
          <Words>
            <SkeletonBlock width={220} height={fontSize.body} />
            <SkeletonBlock width={120} height={fontSize.caption} />
          </Words>
          <SkeletonBlock width={140} height={fontSize.body} />
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Row = styled.div`
  display: flex;
  min-height: ${rem(104)};
  align-items: center;
  justify-content: space-between;
  margin-left: ${rem(space.l)};
  padding-right: ${rem(space.l)};
  & + & { border-top: 1px solid ${color('hairline')}; }
`;

const Words = styled.div`
  display: grid;
  gap: ${rem(space.xs)};
`;
