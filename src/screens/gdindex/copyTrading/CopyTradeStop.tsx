import type { ReactElement } from 'react';
import type { ResponseOf } from '../../../api/contract/call';
import type { CopyTradeRecord, copyTradeRecordDetail } from '../../../api/contract/copyTrading';
import { useAccount } from '../../../api/queries/account';
import { useStopCopyTrade } from '../../../api/queries/copyTrading';
import { useTradingSession } from '../../../api/queries/stocks';
import { useServerNow } from '../../../api/useServerNow';
import { Note } from '../../../components/Note/Note';
import { Page } from '../../../components/Page/Page';
import { copyTradeStopReasons } from '../../../domain/copyTradeReasons';
import { windowNow } from '../../../domain/timeWindow';
import { useText } from '../../../i18n/useText';
import { bothReady } from '../../../lib/bothReady';
import { loadedData } from '../../../lib/loadable';
import { CopyTradeRecordCard } from '../../../widgets/CopyTradeRecordCard/CopyTradeRecordCard';
import { blockedText } from '../../../widgets/reasonText';
import { myFundsHref } from '../../hrefs';
import { MoneyDone } from '../../MoneyDone';
import { MoneyForm, waiting } from '../../MoneyForm';
import { CopyTradeRecordFacts } from './CopyTradeRecordFacts';
import { stopConfirmation } from './stopConfirmation';

interface CopyTradeStopProps {
  record: ResponseOf<typeof copyTradeRecordDetail>;
  topBar: ReactElement;
}

/** A copy trade; while it is in progress it can be ended: a follow order that is open only within the sessions. */
export function CopyTradeStop({ record, topBar }: CopyTradeStopProps) {
  const t = useText('copyTrading');
  const stop = useStopCopyTrade();
  const trading = useTradingSession();
  const known = loadedData(bothReady(useAccount(), trading));
  const now = useServerNow();
  const session = known && windowNow(known.other, now);
  const facts = <CopyTradeRecordFacts record={record} />;
  if (record.status === 'ended' && stop.state.step === 'ready') return <Page topBar={topBar}>{facts}</Page>;
  const reasons = copyTradeStopReasons({
    restrictions: known?.one.restrictions ?? [],
    orderOpen: record.orderOpen,
    sessionOpen: session?.open ?? false,
    opensAt: session && !session.open ? session.opensAt : undefined,
  });
  return (
    <MoneyForm<CopyTradeRecord>
      topBar={topBar}
      state={stop.state}
      review={{ label: t('stop.review') }}
      waitsFor={trading}
      blocked={known ? blockedText(t, reasons) : waiting}
      confirmation={{ ...stopConfirmation(t, record), children: <Note>{t('stop.final')}</Note> }}
      onSend={() => stop.submit({ id: record.id })}
      done={(ended) => <CopyTradeEnded record={ended} topBar={topBar} />}
      checkHref={myFundsHref('copyTrading')}
    >
      {facts}
    </MoneyForm>
  );
}

/** It has ended: what came back, and what it brought. */
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
