import type { ReactElement } from 'react';
import type { CurrencyRecord } from '../../api/contract/currencyExchange';
import { compare } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { CurrencyRecordCard } from '../../widgets/currencyExchange/CurrencyRecordCard/CurrencyRecordCard';
import { currencyAmount } from '../../widgets/currencyExchange/currencyText';
import { exchangeHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';

interface ExchangeDoneProps {
  record: CurrencyRecord | null | undefined;
  /** Amount that the member confirmed to receive, in the currency received. */
  confirmed: string | undefined;
  topBar: ReactElement;
}

/** The exchange was carried out: amounts given and received, and the final rate. */
export function ExchangeDone({ record, confirmed, topBar }: ExchangeDoneProps) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const changed = record && confirmed !== undefined && compare(confirmed, record.received) !== 0;
  return (
    <MoneyDone
      topBar={topBar}
      title={t('done.title')}
      {...(changed && {
        note: t('done.changed', { confirmed: currencyAmount(confirmed, record.to, formats) }),
      })}
      records={{ href: exchangeHref('records'), label: t('done.records') }}
    >
      {record && <CurrencyRecordCard record={record} />}
    </MoneyDone>
  );
}
