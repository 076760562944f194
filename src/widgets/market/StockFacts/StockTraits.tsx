'use client';
import type { StockDetails } from '../../../api/contract/stocks';
import { exchangeMidnight } from '../../../domain/market/tradingSession';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { exchangeName } from '../exchangeName';
import { FactColumns } from './FactColumns';

export interface StockTraitsProps {
  /** The stock. */
  stock: StockDetails;
}

/** Properties of a stock beyond today: year range, tick, lot size, listing date. */
export function StockTraits({ stock }: StockTraitsProps) {
  const formats = useFormats();
  const t = useText('market');
  const price = (value: string | null | undefined) => formats.price(value, stock.tickSize);
  return (
    <FactColumns
      facts={[
        [t('stock:facts.yearHigh'), price(stock.yearHigh)],
        [t('stock:facts.yearLow'), price(stock.yearLow)],
        [t('detail.tickSize'), formats.number(stock.tickSize)],
        [t('stock:facts.lot'), t('stock:facts.lotValue', { shares: formats.number(stock.lotSize) })],
        [t('exchange.label'), exchangeName(t, stock.exchange)],
        [t('stock:facts.listedOn'), formats.date(exchangeMidnight(stock.listedOn))],
      ]}
    />
  );
}
