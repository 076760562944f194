'use client';
import type { DayTrade } from '../../../api/contract/dayTrading';
import { CardText } from '../../../components/Card/CardText';
import { formatTime } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

/** What happens next to a day trade, or how it ended. All times are on the day in the card's head. */
export function DayTradeStatusText({ trade }: { trade: DayTrade }) {
  const formats = useFormats();
  const t = useText('dayTrading');
  const { opensAt, side, limitPrice, closesAt, closedAt, closedBy, cancelledAt, cancelledBy } = trade;
  switch (trade.status) {
    case 'applied': {
      const opening = { time: formatTime(opensAt), price: formats.price(limitPrice) };
      return <CardText>{t(`news.applied.${side}`, opening)}</CardText>;
    }
    case 'trading':
      return <CardText>{t('news.trading', { time: formatTime(closesAt) })}</CardText>;
    case 'closed':
      return <CardText>{t(`closedBy.${closedBy ?? 'member'}`, { time: formatTime(closedAt) })}</CardText>;
    default:
      return (
        <CardText>
          {t(`cancelledBy.${cancelledBy ?? 'endOfDay'}`, { time: formatTime(cancelledAt) })}
        </CardText>
      );
  }
}
