import { type CardFact, CardFacts } from '../../components/Card/CardFacts';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Stack } from '../../components/Stack/Stack';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import type { OrderKind } from '../../domain/trade/tradeVocabulary';
import { noFigure } from '../../format/writeFigure';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { leftToLiquidation } from '../../widgets/trade/leftToLiquidation';

interface OrderFiguresProps {
  kind: OrderKind;
  summary: OrderSummary;
  /** From when the position can be closed. */
  lock: Pick<KeyValueItem, 'label' | 'value'>;
}

/**
 * What an order takes now, what is lost at its liquidation and at most, and from when it can be closed: always in sight beside
 * the button.
 */
export function OrderFigures({ kind, summary, lock }: OrderFiguresProps) {
  const { opening, atWorst, worst, loss, price, liquidationPrice } = summary;
  const held = kind === 'market' ? undefined : atWorst?.total;
  const formats = useFormats();
  const t = useText('trade');
  const most = worst?.bounded ? formats.yen(worst.most) : t('worst.noLimit');
  const rows = [
    // A stop puts on hold what its highest price needs.
    held === undefined
      ? { label: t('cost.total'), value: formats.yen(opening.total) }
      : { label: t('cost.held'), value: formats.yen(held) },
    ...(liquidationPrice === undefined
      ? []
      : [
          {
            label: t('worst.liquidatedAt', {
              price: formats.price(liquidationPrice),
              percent: leftToLiquidation(price, liquidationPrice, formats),
            }),
            value: formats.yen(loss?.atLiquidation),
          },
        ]),
    { label: t(worst?.bounded ? 'worst.atZero' : 'worst.most'), value: worst ? most : noFigure },
  ];
  // Elements of their own, because a translator replaces texts that React changes.
  const row = ({ label, value }: Pick<CardFact, 'label' | 'value'>): CardFact => ({
    label,
    value: <span>{value}</span>,
    wide: true,
  });
  return (
    <Stack gap="xs">
      <CardFacts large facts={rows.map(row)} />
      <CardFacts facts={[row(lock)]} />
    </Stack>
  );
}
