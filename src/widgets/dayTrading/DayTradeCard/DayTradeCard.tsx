'use client';
import type { DayTrade } from '../../../api/contract/dayTrading';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { CardActions } from '../../../components/Card/CardActions';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { DayTradeStatus } from '../../../domain/dayTrading/dayTradingVocabulary';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';
import { SideMark } from '../../trade/SideMark/SideMark';
import { DayTradeStatusText } from './DayTradeStatusText';
import { dayTradeFacts } from './dayTradeFacts';

export interface DayTradeCardProps {
  /** The day trade. */
  trade: DayTrade;
  /** Address of its details. */
  href: string;
  /**
   * Called when the member cancels the reservation. Leave out to show no button. Only a trade not yet opened shows
   * one.
   */
  onCancel?: () => void;
  /** Set while the cancellation runs. */
  cancelling?: boolean;
}

const statusTone: Record<DayTradeStatus, StatusTone> = {
  applied: 'accent',
  trading: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
};

/** A day trade in a list: status, result, closing deadline, and what happens if it is missed. */
export function DayTradeCard({ trade, href, onCancel, cancelling = false }: DayTradeCardProps) {
  const formats = useFormats();
  const t = useText('dayTrading');
  const language = useLanguage();
  const { status, profitLoss } = trade;
  return (
    <Card>
      <CardHead
        title={inLanguage(trade.name, language)}
        href={href}
        status={
          <Status tone={statusTone[status]} value={status}>
            {t(`status.${status}`)}
          </Status>
        }
      >
        <SideMark side={trade.side} leverage={trade.leverage} />
        {trade.code} · {formats.dateTime(trade.appliedAt)}
      </CardHead>
      {profitLoss != null && (
        <CardFacts
          large
          facts={[{ label: t('trade:detail.profitLoss'), value: <ProfitLoss amount={profitLoss} /> }]}
        />
      )}
      <CardFacts facts={dayTradeFacts(t, trade, formats)} />
      <Terms trade={trade} />
      <DayTradeStatusText trade={trade} />
      {status === 'applied' && onCancel && (
        <CardActions>
          <Button kind="quiet" size="small" busy={cancelling} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

/** What is frozen while it waits, and the deadline while it applies. */
function Terms({ trade: { status, frozen, closesAt } }: { trade: DayTrade }) {
  const formats = useFormats();
  const t = useText('dayTrading');
  if (status === 'closed' || status === 'cancelled') return null;
  const deadline = { label: t('closesAt'), value: formats.monthDayTime(closesAt), wide: true };
  const bound = { label: t('frozen'), value: formats.money(frozen), wide: true };
  return <CardFacts facts={status === 'applied' ? [bound, deadline] : [deadline]} />;
}
