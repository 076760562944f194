import type { ReactElement } from 'react';
import type { Withdrawal } from '../../api/contract/withdrawals';
import { useWithdrawal } from '../../api/queries/withdrawals';
import type { Translate } from '../../i18n/text';
import { useText } from '../../i18n/useText';
import { TransferProgress } from '../../widgets/transfers/TransferProgress/TransferProgress';
import { transferStatusText } from '../../widgets/transfers/transferTexts';
import { withdrawRecordsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { useSentRecord } from '../useSentRecord';
import { WithdrawalFacts } from './WithdrawalFacts';

/** The withdrawal was sent: its next stages, and where to track or cancel it. If already decided, shows the result. */
export function WithdrawalSent({ withdrawal, topBar }: { withdrawal: Withdrawal; topBar: ReactElement }) {
  const t = useText('withdrawals');
  const { current, decided, tone } = useSentRecord(withdrawal, useWithdrawal(withdrawal.id));
  const status = transferStatusText(t as Translate, { kind: 'withdrawal', ...current });
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? status : t('done')}
      tone={tone}
      note={decided ? undefined : t('form.frozen')}
      amount={{ label: t('transfers:amount'), value: current.amount, fee: current.fee }}
      next={<TransferProgress transfer={{ kind: 'withdrawal', ...current }} />}
      records={{ href: withdrawRecordsHref(withdrawal.id), label: t('transfers:follow') }}
    >
      <WithdrawalFacts withdrawal={current} />
    </MoneyDone>
  );
}
