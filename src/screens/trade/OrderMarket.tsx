import { memo } from 'react';
import { styled } from 'styled-components';
import type { StockDetails } from '../../api/contract/stocks';
import { useLateQuotes } from '../../api/quotes/useLateQuotes';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { StockPrice } from '../../widgets/market/StockPrice/StockPrice';
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

/** The price of the stock, with the state of the session and the daily limits. */
export const OrderMarket = memo(function OrderMarket({ stock }: { stock: StockDetails }) {
  const formats = useFormats();
  const t = useText('trade');
  const caption = stockCaption(useText('market'), stock, useLanguage());
  // States the age of all prices.
  const late = useLateQuotes();
  const { limitDown, limitUp, tickSize } = stock;
  return (
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
  );
});
