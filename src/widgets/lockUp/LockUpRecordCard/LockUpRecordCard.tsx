'use client';
import type { LockUpRecord } from '../../../api/contract/lockUpRecord';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { investmentTone } from '../../investmentTone';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';

export interface LockUpRecordCardProps {
  /** The lock-up. */
  record: LockUpRecord;
  /** Address of its daily income. */
  href: string;
}

/** A member's lock-up in a list: actual against projected income, and when it unlocks. */
export function LockUpRecordCard({ record, href }: LockUpRecordCardProps) {
  const formats = useFormats();
  const t = useText('products');
  const language = useLanguage();
  const { status, totalIncome } = record;
  const ended = status === 'ended';
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
        {`${inLanguage(record.issuer, language)} · ${formats.dateTime(record.boughtAt)}`}
      </CardHead>
      <CardFacts
        large
        facts={[
          {
            label: t(ended ? 'lockUp.result' : 'lockUp.resultSoFar'),
            value: <ProfitLoss amount={totalIncome.soFar} />,
          },
        ]}
      />
      <CardFacts facts={useFacts(record)} />
      {!ended && <CardText>{t('lockUp.noExit')}</CardText>}
    </Card>
  );
}

function useFacts(record: LockUpRecord): CardFact[] {
  const formats = useFormats();
  const t = useText('products');
  const { dailyIncome, totalIncome, countedDays, lockUpDays, losingDays, payout, endedAt } = record;
  const days = { counted: countedDays, days: lockUpDays, losing: losingDays };
  const second: CardFact =
    payout == null
      ? {
          label: t('lockUp.latestDay'),
          value: dailyIncome.latest == null ? t('common:none') : <ProfitLoss amount={dailyIncome.latest} />,
        }
      : { label: t('paidBack'), value: formats.money(payout) };
  const unlock: CardFact =
    endedAt == null
      ? { label: t('lockUp.unlocks'), value: formats.dateTime(record.unlockAt) }
      : { label: t('ended'), value: formats.dateTime(endedAt) };
  const projected = {
    low: formats.money(totalIncome.projectedLow),
    high: formats.money(totalIncome.projectedHigh),
  };
  return [
    { label: t('lockUp.principal'), value: formats.money(record.principal) },
    second,
    { label: t('lockUp.projectedTotal'), value: t('range', projected), wide: true },
    { label: t('lockUp.counted'), value: t('lockUp.countedOf', days), wide: true },
    { ...unlock, wide: true },
  ];
}
