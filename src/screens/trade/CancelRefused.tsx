import type { Problem } from '../../api/queries/submitCall';
import { usePosition } from '../../api/queries/trade';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { formatClock } from '../../format/dateTime';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { positionStatusText } from '../../widgets/trade/positionStatusText';
import { positionHref } from '../hrefs';
import { RefusedByServer } from '../support/RefusedByServer';
import { isOrderNotPending } from './isOrderNotPending';

interface CancelRefusedProps {
  id: string;
  problem: Problem;
  textId: string;
  /** Whether it is shown on the order's own page, which needs no link to it. */
  onItsPage: boolean;
}

/**
 * Why an order was not cancelled.
 *
 * If it had already ended, also states its outcome: a cancellation half a second too late finds a position.
 */
export function CancelRefused({ id, problem, textId, onItsPage }: CancelRefusedProps) {
  const formats = useFormats();
  const t = useText('position');
  const position = loadedData(usePosition(id));
  if (!isOrderNotPending(problem) || !position || position.status === 'pendingOrder')
    return <RefusedByServer problem={problem} textId={textId} />;
  const { buyPrice, buyTime } = position;
  return (
    <Banner
      tone="warning"
      title={t('tooLate.title')}
      announce
      action={
        !onItsPage && (
          <Link standalone href={positionHref(id)}>
            {buyPrice == null ? t('trade:result.toOrder') : t('tooLate.toPosition')}
          </Link>
        )
      }
    >
      {buyPrice == null
        ? t('tooLate.ended', { status: positionStatusText(t, position) })
        : t('tooLate.filled', { price: formats.price(buyPrice), time: formatClock(buyTime) })}
    </Banner>
  );
}
