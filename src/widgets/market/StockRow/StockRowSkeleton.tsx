import { styled } from 'styled-components';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { rem } from '../../../theme/rem';
import { fontSize, space } from '../../../theme/tokens';
import { stockRowHeight } from './rowMeasures';

const Row = styled.div`
  display: flex;
  height: ${stockRowHeight};
  align-items: center;
  justify-content: space-between;
  padding-inline: ${rem(space.l)};
`;

const Pair = styled.div`
  display: grid;
  justify-items: end;
  gap: ${rem(space.xs)};
  &:first-child { justify-items: start; margin-right: auto; }
  & + & + & { width: 11.4ch; }
`;

/** Placeholder of a `StockRow`. */
export function StockRowSkeleton() {
  return (
    <Row aria-hidden="true">
      <Pair>
        <SkeletonBlock width={200} height={fontSize.body} />
        <SkeletonBlock width={70} height={fontSize.caption} />
      </Pair>
      <Pair>
        <SkeletonBlock width={110} height={fontSize.body} />
        <SkeletonBlock width={150} height={fontSize.caption} />
      </Pair>
      <Pair>
        <SkeletonBlock width={110} height={fontSize.body} />
        <SkeletonBlock width={70} height={fontSize.caption} />
      </Pair>
    </Row>
  );
}
