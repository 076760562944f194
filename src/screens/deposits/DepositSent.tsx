import type { ReactElement } from 'react';
import type { Deposit } from '../../api/contract/deposits';
import { useDeposit } from '../../api/queries/deposits';
import type { Translate } from '../../i18n/text';
import { useText } from '../../i18n/useText';
import { TransferProgress } from '../../widgets/transfers/TransferProgress/TransferProgress';
import { transferStatusText } from '../../widgets/transfers/transferTexts';
import { depositRecordsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { useSentRecord } from '../useSentRecord';
import { DepositFacts } from './DepositFacts';

/** The deposit was sent: its next stages, and where to track it. If already decided, shows the result. */
export function DepositSent({ deposit, topBar }: { deposit: Deposit; topBar: ReactElement }) {
  const t = useText('deposits');
  const { current, decided, tone } = useSentRecord(deposit, useDeposit(deposit.id));
  const status = transferStatusText(t as Translate, { kind: 'deposit', ...current });
  return (
    <MoneyDone
      topBar={topBar}
      title={decided ? status : t('done')}
      tone={tone}
      note={decided ? undefined : t('doneNote')}
      amount={{ label: t('transfers:amount'), value: current.amount }}
      next={<TransferProgress transfer={{ kind: 'deposit', ...current }} />}
      records={{ href: depositRecordsHref(deposit.id), label: t('transfers:follow') }}
    >
      <DepositFacts deposit={current} />
    </MoneyDone>
  );
}
