import { CardFacts } from '../../components/Card/CardFacts';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import { noFigure } from '../../format/writeFigure';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** What an order takes now, and what it can lose: always in sight beside the button. */
export function OrderFigures({ summary: { opening, worst, lossAtLiquidation } }: { summary: OrderSummary }) {
  const formats = useFormats();
  const t = useText('trade');
  const most = worst?.bounded ? formats.yen(worst.most) : t('worst.noLimit');
  const figures = [
    { label: t('cost.total'), value: formats.yen(opening.total) },
    ...(lossAtLiquidation === undefined
      ? []
      : [{ label: t('worst.atLiquidation'), value: formats.yen(lossAtLiquidation) }]),
    { label: t(worst?.bounded ? 'worst.atZero' : 'worst.most'), value: worst ? most : noFigure },
  ];
  // Elements of their own, because a translator replaces texts that React changes.
  return (
    <CardFacts
      facts={figures.map(({ label, value }) => ({ label, value: <span>{value}</span>, emphasised: true }))}
    />
  );
}
