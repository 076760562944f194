'use client';
import { styled } from 'styled-components';
import { color } from '../../../theme/tokens';
import { StockRowSkeleton } from './StockRowSkeleton';
import { StockRows } from './StockRows';

const rows = 10;

const Surface = styled.div`
  background: ${color('surface')};
`;

/** Placeholder of a list of `StockRow`s. */
export function StockRowsSkeleton() {
  return (
    <StockRows>
      <Surface>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows
          <StockRowSkeleton key={row} />
        ))}
      </Surface>
    </StockRows>
  );
}
