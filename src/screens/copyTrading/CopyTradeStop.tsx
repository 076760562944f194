import type { ReactElement } from 'react';
import { executedAnswer, isAskedAgain, type ResponseOf } from '../../api/contract/call';
import type { CopyTradeRecord } from '../../api/contract/copyTradeRecord';
import type { copyTradeRecordDetail } from '../../api/contract/copyTrading';
import { useStopCopyTrade } from '../../api/queries/copyTrading';
import { useTradingSession } from '../../api/queries/market';
import { useTradeRules } from '../../api/queries/trade';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { copyTradeStopReasons } from '../../domain/copyTrading/copyTradeReasons';
import { windowNow } from '../../domain/timeWindow';
import { closingAction } from '../../domain/trade/limitFill';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { loadedData } from '../../lib/loadable';
import { asPercent } from '../../widgets/asPercent';
import { CopyTradeRecordCard } from '../../widgets/copyTrading/CopyTradeRecordCard/CopyTradeRecordCard';
import { PriceMoved } from '../../widgets/trade/PriceMoved/PriceMoved';
import { toleranceText } from '../../widgets/trade/toleranceText';
import { myFundsHref } from '../hrefs';
import { MoneyDone } from '../MoneyDone';
import { askedAgain, MoneyForm } from '../MoneyForm';
import { useMoneyForm } from '../useMoneyForm';
import { useReviewedPrice } from '../useReviewedPrice';
import { CopyTradeRecordFacts } from './CopyTradeRecordFacts';
import { stopConfirmation } from './stopConfirmation';

interface CopyTradeStopProps {
  record: ResponseOf<typeof copyTradeRecordDetail>;
  topBar: ReactElement;
}

/** A copy trade, which can be ended while in progress. An open follow order can only be closed during sessions. */
export function CopyTradeStop({ record, topBar }: CopyTradeStopProps) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const words = useText('trade');
  const trading = useTradingSession();
  const session = loadedData(trading);
  const form = useMoneyForm({
    name: 'copyTradeStop',
    initial: {},
    submission: useStopCopyTrade(record.id),
    waitsFor: trading,
    rules: (_, { now, restrictions }) => {
      const hours = session && windowNow(session, now);
      return copyTradeStopReasons({
        restrictions,
        orderOpen: record.orderOpen,
        sessionOpen: hours?.open ?? false,
        opensAt: hours && !hours.open ? hours.opensAt : undefined,
      });
    },
  });
  const tolerance = loadedData(useTradeRules())?.priceTolerance;
  const open = record.orders.find(({ status }) => status !== 'closed');
  const { move, review, reviewAt } = useReviewedPrice({
    action: closingAction(open?.side ?? 'long'),
    latestPrice: open?.latestPrice,
    atMarket: open !== undefined,
    tolerance,
  });
  const send = async () => {
    const seen = open && { seenPrice: open.latestPrice, tolerance };
    const outcome = await form.submit({ id: record.id, ...seen });
    if (outcome?.step !== 'done' || !isAskedAgain(outcome.result)) return undefined;
    reviewAt(open?.latestPrice);
    return askedAgain;
  };
  const facts = <CopyTradeRecordFacts record={record} />;
  if (record.status === 'ended' && form.state.step === 'ready' && !form.sent)
    return <Page topBar={topBar}>{facts}</Page>;
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('stop.review') }}
      onReview={review}
      confirmation={{
        ...stopConfirmation(
          t,
          record,
          open && toleranceText(words, { price: open.latestPrice, tolerance }, formats),
          formats,
        ),
        ...(move?.tooFar && {
          blocked: words('moved.tooFar', { percent: asPercent(tolerance ?? '0', formats) }),
        }),
        children: (
          <>
            <Note>
              {joinSentences([t('stop.final'), ...(record.orderOpen ? [t('stop.finalPrice')] : [])])}
            </Note>
            {move?.tooFar && <PriceMoved move={move} onAccept={review} />}
          </>
        ),
      }}
      onSend={send}
      done={(answer) => <CopyTradeEnded record={executedAnswer(answer)} topBar={topBar} />}
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
      {...(record.payout != null && {
        amount: { label: t('products:paidBack'), value: record.payout, fee: record.performanceFee },
      })}
      records={{ href: `${myFundsHref('copyTrading')}&status=ended`, label: t('record.all') }}
    >
      <CopyTradeRecordCard record={record} href={myFundsHref('copyTrading', record.id)} />
    </MoneyDone>
  );
}
