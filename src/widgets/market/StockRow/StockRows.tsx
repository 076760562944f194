'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { lineHeight } from '../../../theme/tokens';
import { narrow } from './rowMeasures';
import { rowClass, rowStyle } from './rowStyle';
import { RowTextsContext, useRowTexts } from './rowTexts';
import { stockColumns } from './stockColumns';

/** The container of `StockRow`s in any list. Provides their shared texts and style. */
export function StockRows({ children }: { children: ReactNode }) {
  return (
    <RowTextsContext value={useRowTexts()}>
      <Container>{children}</Container>
    </RowTextsContext>
  );
}

const Container = styled.div`
  container-type: inline-size;
  font-size: ${textSize('body')};
  line-height: ${lineHeight.tight};

  > * {
    --stock-row: 3.3lh;
    --stock-columns: minmax(0, 1fr) ${stockColumns.map(({ width }) => width).join(' ')};
  }
  ${narrow} {
    > * {
      --stock-row: 4.8lh;
      --stock-columns: minmax(0, 1fr) auto auto;
    }
  }

  .${rowClass} { ${rowStyle} }
`;
