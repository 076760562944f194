import type { ReactElement } from 'react';
import type { LockUpRecord } from '../../api/contract/lockUpRecord';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { LockUpRecordCard } from '../../widgets/lockUp/LockUpRecordCard/LockUpRecordCard';
import { myFundsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';

/** The money is locked: until when, and where to find the record. */
export function LockUpBought({ record, topBar }: { record: LockUpRecord; topBar: ReactElement }) {
  const formats = useFormats();
  const t = useText('lockUp');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('form.done')}
      note={t('form.doneNote', { time: formats.dateTime(record.unlockAt) })}
      amount={{ label: t('common:receipt.paid'), value: record.principal, fee: '0' }}
      records={{ href: myFundsHref('lockUp'), label: t('record.all') }}
    >
      <LockUpRecordCard record={record} href={myFundsHref('lockUp', record.id)} />
    </MoneyDone>
  );
}
