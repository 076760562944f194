'use client';
import { Banner } from '../../../components/Banner/Banner';
import { Note } from '../../../components/Note/Note';
import type { LimitFill } from '../../../domain/trade/limitFill';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

interface LimitFillNoteProps {
  /** Undefined while there is no valid limit. */
  fill: LimitFill | undefined;
  /** In yen. */
  latestPrice: string;
  /** Text for a limit that waits. */
  waits: string;
}

/** What happens to a limit order: it waits, fills at once, or is so far from the market that it may be a mistake. */
export function LimitFillNote({ fill, latestPrice, waits }: LimitFillNoteProps) {
  const formats = useFormats();
  const t = useText('trade');
  if (!fill?.atOnce) return <Note>{waits}</Note>;
  const price = formats.price(latestPrice);
  const filled = t('order.limitReached', { price });
  if (!fill.far) return <Note>{filled}</Note>;
  const percent = formats.percent(fill.worseBy, { decimals: 1 });
  return (
    <Banner tone="warning" title={filled}>
      {t('order.limitFar', { percent, price })}
    </Banner>
  );
}
