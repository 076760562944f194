import type { CopyTradeRecord } from '../../api/contract/copyTrading';
import { Status } from '../../components/Status/Status';
import { formatDateTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { investmentTone } from '../investmentTone';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';
import type { Fact } from '../RecordCard/FactGrid';
import { RecordCard } from '../RecordCard/RecordCard';

export interface CopyTradeRecordCardProps {
  record: CopyTradeRecord;
  /** Where its follow orders are. */
  href: string;
}

/** A member's investment with a mentor in a list: what it has brought so far or in the end, losses counted. */
export function CopyTradeRecordCard({ record, href }: CopyTradeRecordCardProps) {
  const t = useText('products');
  const language = useLanguage();
  const { status, profitLoss } = record;
  return (
    <RecordCard
      href={href}
      name={record.productName[language]}
      state={<Status tone={investmentTone[status]}>{t(`status.${status}`)}</Status>}
      origin={`${record.issuer[language]} · ${formatDateTime(record.followedAt)}`}
      figures={[
        {
          label: t(status === 'ended' ? 'copyTrade.result' : 'copyTrade.resultNow'),
          value: <ProfitLoss amount={profitLoss} />,
        },
      ]}
      facts={useFacts(record)}
    />
  );
}

function useFacts(record: CopyTradeRecord): Fact[] {
  const t = useText('products');
  const { status, buyAmount, value, payout, performanceFee, followOrders, losingOrders } = record;
  const worth: Fact =
    status === 'ended'
      ? { label: t('paidBack'), value: formatMoney(payout) }
      : { label: t('copyTrade.value'), value: formatMoney(value) };
  return [
    { label: t('invested'), value: formatMoney(buyAmount) },
    worth,
    {
      label: t('copyTrade.orders'),
      value: t('copyTrade.ordersLost', { orders: followOrders, losing: losingOrders }),
    },
    { label: t('copyTrade.performanceFee'), value: formatMoney(performanceFee) },
    { ...useEnd(record), wide: true },
  ];
}

/** When it ends, or what ended it and when. */
function useEnd({ endsAt, endedAt, endedBy }: CopyTradeRecord): Fact {
  const t = useText('products');
  if (endedAt == null) return { label: t('copyTrade.ends'), value: formatDateTime(endsAt) };
  const time = formatDateTime(endedAt);
  return { label: t('ended'), value: endedBy ? t(`copyTrade.endedBy.${endedBy}`, { time }) : time };
}
