import { CardFacts } from '../../components/Card/CardFacts';
import type { OrderSummary } from '../../domain/trade/orderSummary';
import { noFigure } from '../../format/writeFigure';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

/** What an order takes now, and the most that it can lose: always in sight beside the button. */
export function OrderFigures({ summary: { opening, worst } }: { summary: OrderSummary }) {
  const formats = useFormats();
  const t = useText('trade');
  const most = worst?.bounded ? formats.yen(worst.most) : t('worst.noLimit');
  // Elements of their own, because a translator replaces texts that React changes.
  return (
    <CardFacts
      facts={[
        { label: t('cost.total'), value: <span>{formats.yen(opening.total)}</span>, emphasised: true },
        { label: t('worst.most'), value: <span>{worst ? most : noFigure}</span>, emphasised: true },
      ]}
    />
  );
}
