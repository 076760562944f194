'use client';
import type { StockDetails } from '../../../api/contract/stocks';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { FactColumns } from './FactColumns';

export interface StockFactsProps {
  /** The stock. */
  stock: StockDetails;
}

/**
 * The trading day of a stock in figures (specification 3): open, previous close, high, low, limits, volume, turnover.
 */
export function StockFacts({ stock }: StockFactsProps) {
  const formats = useFormats();
  const t = useText('market');
  const price = (value: string | null | undefined) => formats.price(value, stock.tickSize);
  return (
    <FactColumns
      facts={[
        [t('detail.open'), price(stock.open)],
        [t('detail.previousClose'), price(stock.previousClose)],
        [t('detail.high'), price(stock.high)],
        [t('detail.low'), price(stock.low)],
        [t('detail.limitUp'), price(stock.limitUp)],
        [t('detail.limitDown'), price(stock.limitDown)],
        [t('detail.volume'), formats.number(stock.volume)],
        [t('detail.totalAmount'), formats.money(stock.totalAmount)],
      ]}
    />
  );
}
