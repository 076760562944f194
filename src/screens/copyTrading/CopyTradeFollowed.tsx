import type { ReactElement } from 'react';
import type { CopyTradeRecord } from '../../api/contract/copyTradeRecord';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CopyTradeRecordCard } from '../../widgets/copyTrading/CopyTradeRecordCard/CopyTradeRecordCard';
import { myFundsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';

/** The mentor is followed: start, end, and where to find the record. */
export function CopyTradeFollowed({ record, topBar }: { record: CopyTradeRecord; topBar: ReactElement }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const language = useLanguage();
  return (
    <MoneyDone
      topBar={topBar}
      title={t('form.done', { issuer: record.issuer[language] })}
      note={t('form.doneNote', { time: formats.dateTime(record.startsAt) })}
      amount={{ label: t('common:receipt.paid'), value: record.buyAmount, fee: '0' }}
      records={{ href: myFundsHref('copyTrading'), label: t('record.all') }}
    >
      <CopyTradeRecordCard record={record} href={myFundsHref('copyTrading', record.id)} />
    </MoneyDone>
  );
}
