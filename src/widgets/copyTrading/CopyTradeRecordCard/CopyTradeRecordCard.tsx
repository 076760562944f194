'use client';
import type { CopyTradeRecord } from '../../../api/contract/copyTradeRecord';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status } from '../../../components/Status/Status';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { investmentTone } from '../../investmentTone';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';

export interface CopyTradeRecordCardProps {
  /** The investment. */
  record: CopyTradeRecord;
  /** Address of its follow orders. */
  href: string;
}

/** A member's investment with a mentor in a list: its result so far or at the end, losses included. */
export function CopyTradeRecordCard({ record, href }: CopyTradeRecordCardProps) {
  const formats = useFormats();
  const t = useText('products');
  const language = useLanguage();
  const { status, profitLoss } = record;
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(record.productName, language)}
        status={
          <Status tone={investmentTone[status]} value={status}>
            {t(`status.${status}`)}
          </Status>
        }
      >
        {`${inLanguage(record.issuer, language)} · ${formats.dateTime(record.followedAt)}`}
      </CardHead>
      <CardFacts
        large
        facts={[
          {
            label: t(status === 'ended' ? 'copyTrade.result' : 'copyTrade.resultNow'),
            value: <ProfitLoss amount={profitLoss} />,
          },
        ]}
      />
      <CardFacts facts={useFacts(record)} />
    </Card>
  );
}

function useFacts(record: CopyTradeRecord): CardFact[] {
  const formats = useFormats();
  const t = useText('products');
  const { status, buyAmount, value, payout, performanceFee, followOrders, losingOrders } = record;
  const worth: CardFact =
    status === 'ended'
      ? { label: t('paidBack'), value: formats.money(payout) }
      : { label: t('copyTrade.value'), value: formats.money(value) };
  return [
    { label: t('invested'), value: formats.money(buyAmount) },
    worth,
    {
      label: t('copyTrade.orders'),
      value: t('copyTrade.ordersLost', { orders: followOrders, losing: losingOrders }),
    },
    { label: t('copyTrade.performanceFee'), value: formats.money(performanceFee) },
    { ...useEnd(record), wide: true },
  ];
}

/** When it ends, or when and by whom it was ended. */
function useEnd({ endsAt, endedAt, endedBy }: CopyTradeRecord): CardFact {
  const formats = useFormats();
  const t = useText('products');
  if (endedAt == null) return { label: t('copyTrade.ends'), value: formats.dateTime(endsAt) };
  const time = formats.dateTime(endedAt);
  return { label: t('ended'), value: endedBy ? t(`copyTrade.endedBy.${endedBy}`, { time }) : time };
}
