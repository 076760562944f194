import type { Position } from '../../api/contract/position';
import { Banner } from '../../components/Banner/Banner';
import type { PositionStatus } from '../../domain/vocabulary';
import { formatClock } from '../../format/dateTime';
import { formatPrice } from '../../format/price';
import { useText } from '../../i18n/useText';

interface StatusChangeBannerProps {
  /** The previous status. */
  before: PositionStatus;
  position: Position;
}

/** States that the status of a position or order has changed without an action of the member on this screen. */
export function StatusChangeBanner({ before, position }: StatusChangeBannerProps) {
  const t = useText('position');
  const { status, buyPrice, buyTime, sellPrice, sellTime, closedBy, closeLimitPrice } = position;
  switch (status) {
    case 'holding':
      return before === 'preparingToClose' ? (
        <Banner title={t('news.heldAgain')} announce>
          {t('news.heldAgainBody')}
        </Banner>
      ) : (
        <Banner
          tone="success"
          title={t('news.filled', { price: formatPrice(buyPrice), time: formatClock(buyTime) })}
          announce
        >
          {t('news.filledBody')}
        </Banner>
      );
    case 'preparingToClose':
      return (
        <Banner title={t('news.closingPlaced')} announce>
          {formatPrice(closeLimitPrice)}
        </Banner>
      );
    case 'closed':
      return (
        <Banner
          tone={closedBy === 'liquidation' ? 'danger' : 'info'}
          title={t('news.closed', { price: formatPrice(sellPrice), time: formatClock(sellTime) })}
          announce
        >
          {closedBy != null && t(`closer.${closedBy}`)}
        </Banner>
      );
    default:
      return <Banner title={t('news.cancelled')} announce />;
  }
}
