import type { ReactElement } from 'react';
import type { Deposit } from '../../../api/contract/deposits';
import { useText } from '../../../i18n/useText';
import { depositRecordsHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';
import { DepositBody } from './DepositBody';

/** It has been sent: its way from here, and where to follow it. */
export function DepositSent({ deposit, topBar }: { deposit: Deposit; topBar: ReactElement }) {
  const t = useText('deposit');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('done')}
      note={t('doneNote')}
      records={{ href: depositRecordsHref(deposit.id), label: t('transfer:follow') }}
      below={<DepositBody deposit={deposit} />}
    />
  );
}
