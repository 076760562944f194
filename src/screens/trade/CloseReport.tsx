import type { Position } from '../../api/contract/position';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { priceMove } from '../../domain/trade/priceMove';
import { formatTime } from '../../format/dateTime';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { markedChange } from '../../widgets/market/direction';
import { closingTermText, waitingText } from '../../widgets/trade/waitingText';
import { positionHref } from '../hrefs';

interface CloseReportProps {
  /** The position, or the record of the closed part. */
  result: Position;
  /** Lots held before. */
  held: number;
  /** Price used for the confirmed figures, in yen: the last price or the limit. */
  confirmedAt: string | undefined;
}

/**
 * The result of a closing: closed at once, or pending at its limit.
 *
 * A partial result is shown here, because the head of the screen shows that of the whole position.
 */
export function CloseReport({ result, held, confirmedAt }: CloseReportProps) {
  const formats = useFormats();
  const t = useText('trade');
  const price = formats.price(result.sellPrice);
  if (result.status !== 'closed') {
    return (
      <Banner tone="success" title={t('result.closingTitle')} announce reveal>
        {result.closesAt == null
          ? closingText(t, result, formats)
          : t('position:close.limitNoteDayTrade', { time: formatTime(result.closesAt) })}
      </Banner>
    );
  }
  const isWhole = result.splitFrom == null || result.lots === held;
  const slip = priceMove(confirmedAt, result.sellPrice ?? undefined);
  const toPart = (
    <Link standalone href={positionHref(result.id)}>
      {t('result.toPart')}
    </Link>
  );
  return (
    <Banner
      tone="success"
      title={
        isWhole
          ? t('result.closedTitle', { price })
          : t('result.partTitle', { lots: result.lots, held, price })
      }
      announce
      reveal
      {...(!isWhole && { action: toPart })}
    >
      {!isWhole && <p>{t('result.closedNet', { net: formats.signed(result.profitLoss) })}</p>}
      {slip && (
        <p>{t('result.slipped', { from: formats.price(slip.from), by: markedChange(slip.by, formats) })}</p>
      )}
    </Banner>
  );
}

/** What was placed, and until when it is valid. */
function closingText(t: Text<'trade'>, { closing, closeLimitPrice }: Position, formats: Formats): string {
  if (!closing) return t('result.closingBody');
  const what = waitingText(t, closeLimitPrice, closing, formats);
  return joinSentences([t('position:waiting.placed', { what }), closingTermText(t, closing, formats)]);
}
