import type { ReactElement } from 'react';
import type { ResponseOf } from '../../api/contract/call';
import type { lockUpRecordDetail } from '../../api/contract/lockUp';
import type { LockUpRecord } from '../../api/contract/lockUpRecord';
import { useRedeemLockUp } from '../../api/queries/lockUp';
import { Page } from '../../components/Page/Page';
import { add } from '../../domain/decimal';
import { lockUpExitReasons } from '../../domain/lockUp/lockUpReasons';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { LockUpRecordCard } from '../../widgets/lockUp/LockUpRecordCard/LockUpRecordCard';
import { myFundsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { MoneyForm } from '../MoneyForm';
import { useMoneyForm } from '../useMoneyForm';
import { LockUpRecordFacts } from './LockUpRecordFacts';

interface LockUpExitProps {
  record: ResponseOf<typeof lockUpRecordDetail>;
  topBar: ReactElement;
}

/**
 * A lock-up, which has no early exit: the button states until when it is blocked.
 *
 * Afterwards the money is paid back automatically. A request sent before this screen has noticed gets that answer.
 */
export function LockUpExit({ record, topBar }: LockUpExitProps) {
  const formats = useFormats();
  const t = useText('lockUp');
  const { principal, totalIncome, unlockAt } = record;
  const form = useMoneyForm({
    name: 'lockUpExit',
    initial: {},
    submission: useRedeemLockUp(record.id),
    rules: (_, facts) => lockUpExitReasons({ ...facts, unlockAt }),
  });
  const facts = <LockUpRecordFacts record={record} />;
  if (record.status === 'ended' && form.state.step === 'ready' && !form.sent)
    return <Page topBar={topBar}>{facts}</Page>;
  return (
    <MoneyForm<LockUpRecord>
      topBar={topBar}
      form={form}
      review={{ label: t('exit.review') }}
      confirmation={{
        title: t('exit.confirm'),
        figure: {
          label: t('exit.back'),
          value: formats.money(add(principal, totalIncome.soFar)),
          unit: t('common:yen'),
        },
        facts: [
          { label: t('products:lockUp.principal'), value: formats.money(principal) },
          { label: t('products:lockUp.resultSoFar'), value: formats.signed(totalIncome.soFar) },
          { label: t('products:lockUp.unlocks'), value: formats.dateTime(unlockAt) },
        ],
        submitLabel: t('exit.submit'),
      }}
      onSend={() => form.submit({ id: record.id })}
      refusals={{ lockedUp: t('exit.lockedYet') }}
      done={(ended) => <LockUpPaid record={ended} topBar={topBar} />}
      checkHref={myFundsHref('lockUp')}
    >
      {facts}
    </MoneyForm>
  );
}

/** It was paid out: the amount, and the result. */
function LockUpPaid({ record, topBar }: { record: LockUpRecord; topBar: ReactElement }) {
  const t = useText('lockUp');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('exit.done')}
      {...(record.payout != null && {
        amount: { label: t('products:paidBack'), value: record.payout, fee: '0' },
      })}
      records={{ href: `${myFundsHref('lockUp')}&status=ended`, label: t('record.all') }}
    >
      <LockUpRecordCard record={record} href={myFundsHref('lockUp', record.id)} />
    </MoneyDone>
  );
}
