'use client';
import type { CurrencyRecord } from '../../../api/contract/currencyExchange';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { longNumber } from '../../longNumber';
import { currencyCode, currencyFigure } from '../currencyText';
import { exactRateText, rateText } from '../rateText';

export interface CurrencyRecordCardProps {
  /** The exchange. */
  record: CurrencyRecord;
}

/** A completed currency exchange: amounts given and received, the rate in its usual direction and as quoted, and the bank. */
export function CurrencyRecordCard({ record }: CurrencyRecordCardProps) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const language = useLanguage();
  const { from, to, amount, received, orderNumber, exchangedAt, source } = record;
  const exact = exactRateText(record, formats);
  const note = exact ? `${exact} · ${inLanguage(source, language)}` : inLanguage(source, language);
  return (
    <Card>
      <CardHead title={`${from} → ${to}`}>
        <span>
          {longNumber(orderNumber)} · {formats.dateTime(exchangedAt)}
        </span>
      </CardHead>
      <CardFacts
        large
        facts={[
          {
            label: t('record.given'),
            value: currencyFigure(amount, from, formats),
            unit: currencyCode(from),
          },
          {
            label: t('record.received'),
            value: currencyFigure(received, to, formats),
            unit: currencyCode(to),
          },
        ]}
      />
      <CardFacts
        facts={[
          { label: t('record.rate'), value: rateText(record, formats), note, wide: true },
          { label: t('form.fee'), value: t('form.noFee'), wide: true },
        ]}
      />
    </Card>
  );
}
