'use client';
import { styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { StockRowSkeleton } from './StockRowSkeleton';
import { StockRows } from './StockRows';

const Surface = styled.div`
  background: ${color('surface')};
`;

export interface StockRowsSkeletonProps {
  /** Number of rows; 10 by default. */
  count?: number;
}

/** Placeholder of a list of `StockRow`s. */
export function StockRowsSkeleton({ count = 10 }: StockRowsSkeletonProps) {
  return (
    <StockRows>
      <Surface>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows
          <StockRowSkeleton key={row} />
        ))}
      </Surface>
    </StockRows>
  );
}
