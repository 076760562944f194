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
  /** Stop price of the order in yen. */
  stop?: string | undefined;
  /** Use for a position: its opening price in yen. It has the shape of a limit, so pass only one of both. */
  entry?: string | undefined;
  /** Price that covers all fees, in yen. */
  breakEven?: string | undefined;
  /** Price at which the exchange closes the position, in yen. */
  liquidation?: string | undefined;
  /** Use where margin is typed: that price after it is added, in yen; null while no amount is valid. */
  liquidationAfter?: string | null | undefined;
  /** Use for an open position: fills the distance to the liquidation price. Words beside it must say the same. */
  distanceTone?: 'accent' | 'warning' | 'danger' | undefined;
  /** Daily limits in yen. */
  limits?: { low: string; high: string } | undefined;
  /** Tick size of the stock, in yen. */
  tickSize?: string | undefined;
}

const shapes = {
  now: 'now',
  limit: 'own',
  stop: 'ghost',
  entry: 'own',
  breakEven: 'even',
  liquidation: 'danger',
  liquidationAfter: 'ghost',
} satisfies Record<PriceMarkKind, LineMark['kind']>;

const labels = {
  now: 'detail.latestPrice',
  limit: 'order.limitPrice',
  stop: 'kind.stop',
  entry: 'detail.buyPrice',
  breakEven: 'cost.breakEven',
  liquidation: 'cost.liquidationPrice',
  liquidationAfter: 'position:margin.liquidationAfter',
} as const satisfies Record<PriceMarkKind, string>;

/**
 * Where an order or a position stands: last price, limit or entry, break-even and liquidation price on one line, and the
 * daily limits.
 */
export function PriceLine({ limits, tickSize, distanceTone, liquidationAfter, ...known }: PriceLineProps) {
  const formats = useFormats();
  const t = useText('trade');
  const { marks, range } = priceLine({ ...known, liquidationAfter: liquidationAfter ?? undefined }, limits);
  if (marks.length === 0) return null;
  const placeOf = (wanted: PriceMarkKind) => marks.find(({ kind }) => kind === wanted)?.place;
  const [from, to] = [placeOf('liquidation'), placeOf('now')];
  const named = (kind: PriceMarkKind, price: string | null, place: number | undefined): LineMark => ({
    id: kind,
    kind: shapes[kind],
    label: t(labels[kind]),
    value: formats.price(price, tickSize),
    place,
  });
  return (
    <MarkedLine
      label={t('line.label')}
      marks={[
        ...marks.map(({ kind, price, place }) => named(kind, price, place)),
        ...(liquidationAfter === null ? [named('liquidationAfter', null, undefined)] : []),
      ]}
      distance={
        distanceTone && from !== undefined && to !== undefined
          ? { from: Math.min(from, to), to: Math.max(from, to), tone: distanceTone }
          : undefined
      }
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
