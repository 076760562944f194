import { listingOf } from '../../../mocks/exchange/market/listings';
import { useText } from '../../../src/i18n/useText';
import { StockList } from '../../../src/widgets/StockRow/StockList';
import { stock } from '../../fixtures/stock';

const { symbol, code, exchange, name } = listingOf(1020);
const fallen = { latestPrice: '987', change: '-15', changePercent: '-1.50' };
const stocks = [stock(), stock({ symbol, code, exchange, name, ...fallen })];

/** Prices in their columns. */
export function PriceRows() {
  const t = useText('market');
  return <StockList label={t('title')} stocks={stocks} hrefOf={() => '#/market/market'} />;
}
