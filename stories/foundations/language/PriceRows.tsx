import { listingOf } from '../../../mocks/exchange/market/listings';
import { List } from '../../../src/components/List/List';
import { useText } from '../../../src/i18n/useText';
import { StockRow } from '../../../src/widgets/market/StockRow/StockRow';
import { StockRows } from '../../../src/widgets/market/StockRow/StockRows';
import { stock } from '../../fixtures/stock';

const { symbol, code, exchange, name } = listingOf(1020);
const fallen = { latestPrice: '987', change: '-15', changePercent: '-1.50' };
const stocks = [stock(), stock({ symbol, code, exchange, name, ...fallen })];

/** Prices in their columns. */
export function PriceRows() {
  const t = useText('market');
  return (
    <StockRows>
      <List label={t('title')}>
        {stocks.map((each) => (
          <li key={each.symbol}>
            <StockRow stock={each} href="#/market/market" />
          </li>
        ))}
      </List>
    </StockRows>
  );
}
