'use client';
import { type LineMark, MarkedLine } from '../../../components/plots/MarkedLine/MarkedLine';
import { type PriceMarkKind, priceLine } from '../../../domain/trade/priceLine';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

export interface PriceLineProps {
  /** The last price in yen. */
  now: string | undefined;
  /** Limit price of the order in yen. */
  limit?: string | undefined;
  /** Use for a position: its opening price in yen. It has the shape of a limit, so pass only one of both. */
  entry?: string | undefined;
  /** Price that covers all fees, in yen. */
  breakEven?: string | undefined;
  /** Price at which the exchange closes the position, in yen. */
  liquidation?: string | undefined;
  /** Daily limits in yen. */
  limits?: { low: string; high: string } | undefined;
  /** Tick size of the stock, in yen. */
  tickSize?: string | undefined;
}

const shapes = {
  now: 'now',
  limit: 'own',
  entry: 'own',
  breakEven: 'even',
  liquidation: 'danger',
} satisfies Record<PriceMarkKind, LineMark['kind']>;

const labels = {
  now: 'detail.latestPrice',
  limit: 'order.limitPrice',
  entry: 'detail.buyPrice',
  breakEven: 'cost.breakEven',
  liquidation: 'cost.liquidationPrice',
} as const satisfies Record<PriceMarkKind, string>;

/** Where an order stands: last price, limit, break-even and liquidation price on one line, within the daily limits. */
export function PriceLine({ limits, tickSize, ...prices }: PriceLineProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { marks, range } = priceLine(prices, limits);
  if (marks.length === 0) return null;
  return (
    <MarkedLine
      label={t('line.label')}
      marks={marks.map(({ kind, price, place }) => ({
        id: kind,
        kind: shapes[kind],
        label: t(labels[kind]),
        value: formats.price(price, tickSize),
        place,
      }))}
      range={
        limits &&
        range && {
          ...range,
          label: t('line.today'),
          value: t('line.range', {
            low: formats.price(limits.low, tickSize),
            high: formats.price(limits.high, tickSize),
          }),
        }
      }
    />
  );
}
