'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StockDetails } from '../../../api/contract/stocks';
import { fitVariable, useFitText } from '../../../components/KeyFigure/useFitText';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { Change } from '../Change/Change';
import { Price } from '../Price/Price';

export interface StockPriceProps {
  /** Last price and change of the stock. */
  stock: Pick<StockDetails, 'latestPrice' | 'change' | 'changePercent' | 'tickSize'>;
  /** Use for one line above the figures: what the stock is. */
  caption?: ReactNode;
  /** Use for the state of the market, next to the figures. */
  children?: ReactNode;
}

// A section has no space below its content: a note above would touch this surface.
const Surface = styled.div`
  section + & { margin-top: ${units(space.m)}; }
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${units(space.xs, space.s)};
  padding: ${units(space.m, space.l)};
  background: ${color('surface')};
`;

const Caption = styled.p`
  flex-basis: 100%;
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Figure = styled.p`
  font-size: ${textSize('keyFigure')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

// A very long figure shrinks to stay on one line.
const Line = styled.span`
  font-size: calc(1em * var(${fitVariable}, 1));
`;

// Next to the figures if there is space, otherwise below them, right-aligned.
const Aside = styled.div`
  margin-left: auto;
  text-align: right;
`;

/** The key figure of a stock's screen: last price and change since the previous close. */
export function StockPrice({ stock, caption, children }: StockPriceProps) {
  const line = useFitText<HTMLSpanElement>();
  const decimals = stock.tickSize.split('.')[1]?.length ?? 0;
  return (
    <Surface>
      {caption && <Caption>{caption}</Caption>}
      <div>
        <Figure>
          <Line ref={line}>
            <Price value={stock.latestPrice} tickSize={stock.tickSize} change={stock.change} />
          </Line>
        </Figure>
        <Change change={stock.change} changePercent={stock.changePercent} decimals={decimals} />
      </div>
      {children && <Aside>{children}</Aside>}
    </Surface>
  );
}
