import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { StockRowSkeleton } from './StockRowSkeleton';
import { StockRows } from './StockRows';

const rows = 10;

const Ground = styled.div`
  background: ${color('surface')};
`;

/** The place of a list of `StockRow`s that is still loading. */
export function StockRowsSkeleton() {
  return (
    <StockRows>
      <Ground>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
          <StockRowSkeleton key={row} />
        ))}
      </Ground>
    </StockRows>
  );
}
