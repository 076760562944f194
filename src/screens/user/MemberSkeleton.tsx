import styled from 'styled-components';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

const assetRows = 7;
const factRows = 3;

/** The place of the member's assets and facts while they load, row for row. */
export function MemberSkeleton() {
  return (
    <>
      <Surface>
        <SkeletonBlock width={120} height={fontSize.small} />
        <SkeletonBlock width={420} height={fontSize.keyFigure} />
        <Rows count={assetRows} />
      </Surface>
      <Plain>
        <Rows count={factRows} />
      </Plain>
    </>
  );
}

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
    <Row key={index}>
      <SkeletonBlock width={180} height={fontSize.body} />
      <SkeletonBlock width={220} height={fontSize.body} />
    </Row>
  ));
}

const Plain = styled.div`
  padding: ${rem(space.m, space.l, 0)};
`;

const Surface = styled.div`
  display: grid;
  gap: ${rem(space.xs)};
  padding: ${rem(space.l, space.l, space.s)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

// As high as a row of facts with its padding.
const Row = styled.div`
  display: flex;
  min-height: ${rem(72)};
  align-items: center;
  justify-content: space-between;
`;
