import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { StockDetails } from '../../api/contract/stocks';
import { useLateQuotes } from '../../api/quotes/useLateQuotes';
import { Button } from '../../components/Button/Button';
import { WhenOpened } from '../../components/WhenOpened';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { textSize } from '../../theme/textSize';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { StockPrice } from '../../widgets/market/StockPrice/StockPrice';
import { LazyPart } from '../LazyPart';
import { PriceState } from '../market/PriceState';
import { StockQuoteAge } from '../market/StockQuoteAge';
import { stockCaption } from '../market/stockCaption';

const State = styled.div`
  display: grid;
  justify-items: end;
  gap: ${units(space.xs)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

const Quotes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(space.s)};
  padding: ${units(0, space.l, space.s)};
  background: ${color('surface')};
`;

const Grow = styled.div`
  flex: 1 1 50%;
`;

const quotes = lazyComponent(() => import('../market/StockQuotes'), 'StockQuotes');
const boardSheet = lazyComponent(() => import('./BoardSheet'), 'BoardSheet');

interface OrderMarketProps {
  stock: StockDetails;
  /** Called with a price of the order book that is to be the limit, in yen. Must stay the same function. */
  onLimit: (price: string) => void;
}

/** The price of the stock, with the state of the session, the daily limits, the best quotes and the order book. */
export const OrderMarket = memo(function OrderMarket({ stock, onLimit }: OrderMarketProps) {
  const [boardOpen, setBoardOpen] = useState(false);
  const choose = (price: string) => {
    onLimit(price);
    setBoardOpen(false);
  };
  const formats = useFormats();
  const t = useText('trade');
  const caption = stockCaption(useText('market'), stock, useLanguage());
  // States the age of all prices.
  const late = useLateQuotes();
  const { limitDown, limitUp, tickSize } = stock;
  return (
    <>
      <StockPrice stock={stock} caption={caption}>
        <State>
          <PriceState />
          {!late && <StockQuoteAge stock={stock} />}
          <p>
            {t('order.limitsToday', {
              low: formats.price(limitDown, tickSize),
              high: formats.price(limitUp, tickSize),
            })}
          </p>
        </State>
      </StockPrice>
      <Quotes>
        <Grow>
          <LazyPart of={quotes} props={{ stock, onPrice: onLimit }} height={touchTarget} />
        </Grow>
        <Button kind="quiet" size="small" onClick={() => setBoardOpen(true)}>
          {t('order.board')}
        </Button>
      </Quotes>
      <WhenOpened
        of={boardSheet}
        props={{ open: boardOpen, onOpenChange: setBoardOpen, stock, onPrice: choose }}
      />
    </>
  );
});
