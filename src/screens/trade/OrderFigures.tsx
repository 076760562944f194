import { CardFacts } from '../../components/Card/CardFacts';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { Stack } from '../../components/Stack/Stack';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import { noFigure } from '../../format/writeFigure';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

interface OrderFiguresProps {
  summary: OrderSummary;
  /** From when the position can be closed. */
  lock: Pick<KeyValueItem, 'label' | 'value'>;
}

/** What an order takes now, what it can lose, and from when it can be closed: always in sight beside the button. */
export function OrderFigures({ summary, lock }: OrderFiguresProps) {
  const { opening, worst, lossAtLiquidation, price, atWorst } = summary;
  const formats = useFormats();
  const t = useText('trade');
  const most = worst?.bounded ? formats.yen(worst.most) : t('worst.noLimit');
  const filledAt = (at: string) => t('worst.basis', { price: formats.price(at) });
  const figures = [
    { label: t('cost.total'), value: formats.yen(opening.total) },
    ...(lossAtLiquidation === undefined
      ? []
      : [{ label: t('worst.atLiquidation'), value: formats.yen(lossAtLiquidation) }]),
  ];
  // Elements of their own, because a translator replaces texts that React changes.
  return (
    <Stack gap="xs">
      <CardFacts
        facts={figures.map(({ label, value }) => ({
          label,
          value: <span>{value}</span>,
          note: filledAt(price),
          emphasised: true,
        }))}
      />
      <CardFacts
        large
        facts={[
          {
            label: t(worst?.bounded ? 'worst.atZero' : 'worst.most'),
            value: <span>{worst ? most : noFigure}</span>,
            ...(worst?.bounded && { note: filledAt(atWorst?.price ?? price) }),
            wide: true,
          },
        ]}
      />
      <CardFacts facts={[{ label: lock.label, value: <span>{lock.value}</span>, wide: true }]} />
    </Stack>
  );
}
