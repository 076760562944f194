import { styled } from 'styled-components';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { rem } from '../../../theme/rem';
import { fontSize, space } from '../../../theme/tokens';
import { stockRowHeight } from './rowMeasures';
import { stockColumns } from './stockColumns';

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
  & + & + & { width: ${stockColumns[1].width}; }
`;

/** Placeholder of a `StockRow`. */
export function StockRowSkeleton() {
  return (
    <Row aria-hidden="true">
      <Pair>
        <SkeletonBlock width={200} height={fontSize.body} />
        <SkeletonBlock width={70} height={fontSize.caption} />
      </Pair>
      {stockColumns.map(({ upper, placeholders: [above, below] }) => (
        <Pair key={upper.name}>
          <SkeletonBlock width={above} height={fontSize.body} />
          <SkeletonBlock width={below} height={fontSize.caption} />
        </Pair>
      ))}
    </Row>
  );
}
