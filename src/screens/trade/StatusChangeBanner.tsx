import type { PositionDetails } from '../../api/contract/position';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import type { PositionStatus } from '../../domain/trade/tradeVocabulary';
import { formatClock } from '../../format/dateTime';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { waitingText } from '../../widgets/trade/waitingText';
import { positionHref } from '../hrefs';

const endedTexts = {
  member: 'news.cancelled',
  endOfDay: 'news.expired',
  insufficientFunds: 'pending.cancelledBy.insufficientFunds',
} as const;

interface StatusChangeBannerProps {
  /** The previous status. */
  before: PositionStatus;
  position: PositionDetails;
}

/** States that the status of a position or order has changed without an action of the member on this screen. */
export function StatusChangeBanner({ before, position }: StatusChangeBannerProps) {
  const formats = useFormats();
  const t = useText('position');
  const { status, buyPrice, buyTime, sellPrice, sellTime, cancelledBy, closedBy, closeLimitPrice, closing } =
    position;
  switch (status) {
    case 'holding':
      return before === 'preparingToClose' ? (
        <ClosingEnded history={position.history} />
      ) : (
        <Banner
          tone="success"
          title={t('news.filled', { price: formats.price(buyPrice), time: formatClock(buyTime) })}
          announce
        >
          {t('news.filledBody')}
        </Banner>
      );
    case 'preparingToClose':
      return (
        <Banner title={t('news.closingPlaced')} announce>
          {waitingText(t, closeLimitPrice, closing, formats)}
        </Banner>
      );
    case 'closed':
      return (
        <Banner
          tone={closedBy === 'liquidation' ? 'danger' : 'info'}
          title={t('news.closed', { price: formats.price(sellPrice), time: formatClock(sellTime) })}
          announce
        >
          {closedBy != null && t(`news.closedBy.${closedBy}`)}
        </Banner>
      );
    default:
      return <Banner title={t(endedTexts[cancelledBy ?? 'member'])} announce />;
  }
}

/** A closing order has ended and a position remains: the order was filled for a part, or ended without a fill. */
function ClosingEnded({ history }: Pick<PositionDetails, 'history'>) {
  const formats = useFormats();
  const t = useText('position');
  const latest = history.at(-1);
  if (latest?.kind !== 'partlyClosed')
    return (
      <Banner title={t('news.heldAgain')} announce>
        {t('news.heldAgainBody')}
      </Banner>
    );
  const { lots, price, at, partId } = latest;
  const filled = { lots: lots ?? 0, price: formats.price(price), time: formatClock(at) };
  return (
    <Banner
      tone="success"
      title={t('news.partClosed', filled)}
      announce
      {...(partId != null && {
        action: (
          <Link standalone href={positionHref(partId)}>
            {t('history.toPart')}
          </Link>
        ),
      })}
    >
      {t('news.partClosedBody')}
    </Banner>
  );
}
