import { memo } from 'react';
import styled from 'styled-components';
import type { Stock } from '../../api/contract/stocks';
import { tickDecimals } from '../../domain/ticks';
import { useLanguage } from '../../i18n/useLanguage';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';
import { Change } from '../Change/Change';
import { Price } from '../Price/Price';
import { stockColumns } from './stockColumns';

export interface StockRowProps {
  stock: Stock;
  /** Where the row leads. */
  href: string;
}

const Row = styled.a`
  display: grid;
  grid-template-columns: ${stockColumns};
  align-items: center;
  gap: ${rem(space.s)};
  min-height: ${rem(112)};
  padding: ${rem(space.s, space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  text-decoration: none;
`;

const Name = styled.span`
  display: block;
  font-weight: ${fontWeight.bold};
  line-height: 1.3;
`;

const Code = styled.span`
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
`;

const Figure = styled.span<{ $size: number }>`
  font-size: ${({ $size }) => rem($size)};
  text-align: right;
`;

/** A stock in a list: who it is, its last price, its change. The whole row leads to its details. */
export const StockRow = memo(function StockRow({ stock, href }: StockRowProps) {
  const language = useLanguage();
  return (
    <li>
      <Row href={href}>
        <span>
          <Name>{stock.name[language]}</Name>
          <Code>{stock.code}</Code>
        </span>
        <Figure $size={fontSize.lead}>
          <Price value={stock.latestPrice} change={stock.change} />
        </Figure>
        <Figure $size={fontSize.small}>
          <Change
            change={stock.change}
            changePercent={stock.changePercent}
            decimals={tickDecimals(stock.latestPrice)}
          />
        </Figure>
      </Row>
    </li>
  );
});
