'use client';
import type { Position } from '../../../api/contract/position';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { CardActions } from '../../../components/Card/CardActions';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { add } from '../../../domain/decimal';
import { awaitedPrice } from '../../../domain/trade/awaitedPrice';
import { waitingKind } from '../../../domain/trade/orderConditions';
import { formatTime } from '../../../format/dateTime';
import { type ByLanguage, inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { PositionStatus } from '../PositionCard/PositionStatus';
import { SideMark } from '../SideMark/SideMark';
import { closingFacts, termFacts } from '../waitingFacts';
import { waitingText } from '../waitingText';
import { distanceText } from './distanceText';

type Shown =
  | 'buyPrice'
  | 'buyTime'
  | 'cancelledAt'
  | 'cancelledBy'
  | 'closeLimitPrice'
  | 'closeLots'
  | 'closesAt'
  | 'closing'
  | 'code'
  | 'latestPrice'
  | 'leverage'
  | 'limitPrice'
  | 'lots'
  | 'opening'
  | 'orderedAt'
  | 'originalMargin'
  | 'priceType'
  | 'purchaseFee'
  | 'quantity'
  | 'side'
  | 'status';

/** What the card shows of an order. A `Position` of the contract is one. */
export interface CardOrder extends Pick<Position, Shown> {
  /** Name of the company by language. */
  name: ByLanguage;
}

export interface OrderCardProps {
  /** A pending order, or a position whose closing waits. It may have been cancelled or filled while shown. */
  order: CardOrder;
  /** Address of its details. */
  href: string;
  /** Called when the member cancels the order or the closing. Leave out to show no button. Only what waits shows one. */
  onCancel?: () => void;
  /** Use when it can't be cancelled: the reason, shown at the button. */
  cancelBlocked?: string | undefined;
  /** Set while the cancellation runs. */
  cancelling?: boolean;
}

/** What waits in a list: its price, distance to the market, frozen amount or lots, and a cancel button. */
export function OrderCard({ order, href, onCancel, cancelBlocked, cancelling = false }: OrderCardProps) {
  const formats = useFormats();
  const t = useText('trade');
  const language = useLanguage();
  const pending = order.status === 'pendingOrder';
  const closing = order.status === 'preparingToClose';
  const limitPrice = closing ? order.closeLimitPrice : order.limitPrice;
  const conditions = closing ? order.closing : order.opening;
  const hasStop = conditions != null && waitingKind(limitPrice, conditions) !== 'limit';
  const quantity =
    closing && order.closeLots != null ? (order.quantity / order.lots) * order.closeLots : order.quantity;
  return (
    <Card>
      <CardHead
        title={inLanguage(order.name, language)}
        href={href}
        status={<PositionStatus position={order} />}
      >
        <SideMark side={order.side} leverage={order.leverage} />
        {order.code} · {!closing && order.priceType && !hasStop && `${t(`priceType.${order.priceType}`)} · `}
        {formats.monthDayTime(order.orderedAt)}
      </CardHead>
      <CardFacts
        facts={[
          hasStop
            ? {
                label: t('position:fact.waitsFor'),
                value: waitingText(t, limitPrice, conditions, formats),
                emphasised: true,
                wide: true,
              }
            : {
                label: t(
                  closing
                    ? 'detail.closeLimitPrice'
                    : order.priceType === 'market'
                      ? 'order.worstPrice'
                      : 'detail.limitPrice',
                ),
                value: formats.price(limitPrice),
                emphasised: pending || closing,
              },
          { label: t('detail.latestPrice'), value: formats.price(order.latestPrice) },
          { label: t('detail.quantity'), value: formats.number(quantity) },
        ]}
      />
      {pending || closing ? <Waiting order={order} /> : <Ended order={order} />}
      {(pending || closing) && onCancel && (
        <CardActions>
          <Button
            kind="quiet"
            size="small"
            busy={cancelling}
            {...(cancelBlocked && { blockedReason: cancelBlocked })}
            onClick={onCancel}
          >
            {t(closing ? 'position:cancelClosing.submit' : 'detail.cancel')}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

/** Distance to the market, the frozen amount of an order or the lots of a closing, and the term. */
function Waiting({ order }: { order: CardOrder }) {
  const formats = useFormats();
  const t = useText('position');
  const closing = order.status === 'preparingToClose';
  const frozen = {
    label: t('pending.frozen'),
    value: formats.money(add(order.originalMargin, order.purchaseFee)),
    wide: true,
  };
  // Without a term, an order is good for its day.
  const term = order.opening ?? { validUntil: formats.date(order.orderedAt) };
  return (
    <CardFacts
      facts={[
        {
          label: t('pending.distance'),
          value: distanceText(awaitedPrice(order), order.latestPrice, formats),
          wide: true,
        },
        ...(closing ? closingFacts(t, order, formats) : [frozen, ...termFacts(t, term, formats)]),
      ]}
    />
  );
}

/** Who cancelled it, or that it was filled. On the day of the order, because orders are good for one day. */
function Ended({ order }: { order: CardOrder }) {
  const formats = useFormats();
  const t = useText('position');
  if (order.cancelledAt != null) {
    const time = formatTime(order.cancelledAt);
    return <CardText>{t(`pending.cancelledBy.${order.cancelledBy ?? 'endOfDay'}`, { time })}</CardText>;
  }
  const filled = { price: formats.price(order.buyPrice), time: formatTime(order.buyTime) };
  return <CardText>{t('pending.filled', filled)}</CardText>;
}
