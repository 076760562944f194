'use client';
import { styled } from 'styled-components';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { fontSize, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { stockRowHeight } from './rowMeasures';
import { stockColumns } from './stockColumns';

const Row = styled.div`
  display: flex;
  height: ${stockRowHeight};
  align-items: center;
  justify-content: space-between;
  padding-inline: ${units(space.l)};
`;

const Pair = styled.div<{ $width?: string }>`
  width: ${({ $width = 'auto' }) => $width};
  display: grid;
  justify-items: end;
  gap: ${units(space.xs)};
  &:first-child { justify-items: start; margin-right: auto; }
`;

/** Placeholder of a `StockRow`. */
export function StockRowSkeleton() {
  return (
    <Row aria-hidden="true">
      <Pair>
        <SkeletonBlock width={200} height={fontSize.body} />
        <SkeletonBlock width={70} height={fontSize.caption} />
      </Pair>
      {stockColumns.map(({ upper, width, placeholders: [above, below] }) => (
        <Pair key={upper.name} $width={width}>
          <SkeletonBlock width={above} height={fontSize.body} />
          <SkeletonBlock width={below} height={fontSize.caption} />
        </Pair>
      ))}
    </Row>
  );
}
