import type { ReactElement } from 'react';
import type { CurrencyRecord } from '../../../api/contract/currencyExchange';
import { useText } from '../../../i18n/useText';
import { CurrencyRecordCard } from '../../../widgets/CurrencyRecordCard/CurrencyRecordCard';
import { exchangeHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';

interface ExchangeDoneProps {
  record: CurrencyRecord | null | undefined;
  topBar: ReactElement;
}

/** It was carried out: what was given and received, at the rate that was final. */
export function ExchangeDone({ record, topBar }: ExchangeDoneProps) {
  const t = useText('exchange');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('done.title')}
      records={{ href: exchangeHref('records'), label: t('done.records') }}
    >
      {record && <CurrencyRecordCard record={record} />}
    </MoneyDone>
  );
}
