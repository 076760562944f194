import type { ReactElement } from 'react';
import type { Withdrawal } from '../../../api/contract/withdrawals';
import { useText } from '../../../i18n/useText';
import { withdrawRecordsHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';
import { WithdrawalBody } from './WithdrawalBody';

/** It has been sent: its stages from here, and where to follow or cancel it. */
export function WithdrawalSent({ withdrawal, topBar }: { withdrawal: Withdrawal; topBar: ReactElement }) {
  const t = useText('withdraw');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('done')}
      note={t('form.frozen')}
      records={{ href: withdrawRecordsHref(withdrawal.id), label: t('transfer:follow') }}
      below={<WithdrawalBody withdrawal={withdrawal} />}
    />
  );
}
