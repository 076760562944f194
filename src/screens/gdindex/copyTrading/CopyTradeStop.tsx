import type { ReactElement } from 'react';
import type { ResponseOf } from '../../../api/contract/call';
import type { CopyTradeRecord } from '../../../api/contract/copyTradeRecord';
import type { copyTradeRecordDetail } from '../../../api/contract/copyTrading';
import { useStopCopyTrade } from '../../../api/queries/copyTrading';
import { useTradingSession } from '../../../api/queries/stocks';
import { Note } from '../../../components/Note/Note';
import { Page } from '../../../components/Page/Page';
import { copyTradeStopReasons } from '../../../domain/copyTradeReasons';
import { windowNow } from '../../../domain/timeWindow';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { CopyTradeRecordCard } from '../../../widgets/CopyTradeRecordCard/CopyTradeRecordCard';
import { myFundsHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';
import { MoneyForm } from '../../MoneyForm';
import { useMoneyForm } from '../../useMoneyForm';
import { CopyTradeRecordFacts } from './CopyTradeRecordFacts';
import { stopConfirmation } from './stopConfirmation';

interface CopyTradeStopProps {
  record: ResponseOf<typeof copyTradeRecordDetail>;
  topBar: ReactElement;
}

/** A copy trade, which can be ended while in progress. An open follow order can only be closed during sessions. */
export function CopyTradeStop({ record, topBar }: CopyTradeStopProps) {
  const t = useText('copyTrading');
  const trading = useTradingSession();
  const session = loadedData(trading);
  const form = useMoneyForm({
    name: 'copyTradeStop',
    initial: {},
    submission: useStopCopyTrade(),
    waitsFor: trading,
    rules: (_, { now, restrictions }) => {
      const hours = session && windowNow(session, now);
      return copyTradeStopReasons({
        ...{ restrictions, orderOpen: record.orderOpen, sessionOpen: hours?.open ?? false },
        opensAt: hours && !hours.open ? hours.opensAt : undefined,
      });
    },
  });
  const facts = <CopyTradeRecordFacts record={record} />;
  if (record.status === 'ended' && form.state.step === 'ready') return <Page topBar={topBar}>{facts}</Page>;
  return (
    <MoneyForm<CopyTradeRecord>
      topBar={topBar}
      form={form}
      review={{ label: t('stop.review') }}
      confirmation={{ ...stopConfirmation(t, record), children: <Note>{t('stop.final')}</Note> }}
      onSend={() => form.submit({ id: record.id })}
      done={(ended) => <CopyTradeEnded record={ended} topBar={topBar} />}
      checkHref={myFundsHref('copyTrading')}
    >
      {facts}
    </MoneyForm>
  );
}

/** It has ended: what was paid back, and the result. */
function CopyTradeEnded({ record, topBar }: { record: CopyTradeRecord; topBar: ReactElement }) {
  const t = useText('copyTrading');
  return (
    <MoneyDone
      topBar={topBar}
      title={t('stop.done')}
      records={{ href: `${myFundsHref('copyTrading')}&status=ended`, label: t('record.all') }}
    >
      <CopyTradeRecordCard record={record} href={myFundsHref('copyTrading', record.id)} />
    </MoneyDone>
  );
}
