import type { ReactElement } from 'react';
import { useConvertCurrency } from '../../../api/queries/currencyExchange';
import { Section } from '../../../components/Section/Section';
import { SkeletonKeyFigure } from '../../../components/Skeleton/SkeletonKeyFigure';
import { SkeletonLine } from '../../../components/Skeleton/SkeletonLine';
import { isDirect } from '../../../domain/currencyPairs';
import { useText } from '../../../i18n/useText';
import { CurrencyRate } from '../../../widgets/CurrencyRate/CurrencyRate';
import { Load } from '../../../widgets/Load/Load';
import { RateMoved } from '../../../widgets/RateMoved/RateMoved';
import { blockedText } from '../../../widgets/reasonText';
import { exchangeHref } from '../../hrefs';
import { askAgain, MoneyForm, waiting } from '../../MoneyForm';
import { ExchangeCost } from './ExchangeCost';
import { ExchangeDone } from './ExchangeDone';
import { ExchangeFields } from './ExchangeFields';
import { exchangeConfirmation } from './exchangeConfirmation';
import { type Pair, useExchangeForm, type Wallets } from './useExchangeForm';
import { useReviewed } from './useReviewed';

interface ExchangeFormProps {
  pair: Pair;
  onPair: (pair: Pair) => void;
  wallets: Wallets;
  topBar: ReactElement;
}

/** The exchange of one currency for another: the rate, both amounts, what it comes to, and what became of it. */
export function ExchangeForm({ pair, onPair, wallets, topBar }: ExchangeFormProps) {
  const t = useText('exchange');
  const form = useExchangeForm(pair, wallets);
  const { draft, setDraft, quote } = form;
  const { state, edit, convert } = useConvertCurrency();
  const sheet = useReviewed(quote, form.amounts.give);
  const change = (next: { draft?: typeof draft; pair?: Pair }) => {
    edit();
    sheet.forget();
    if (next.draft) setDraft(next.draft);
    if (next.pair) onPair(next.pair);
  };
  // What was typed goes along with its currency.
  const swap = () =>
    change({
      pair: { from: pair.to, to: pair.from },
      draft: { side: draft.side === 'give' ? 'receive' : 'give', typed: draft.typed },
    });
  const send = async () => {
    if (!sheet.reviewed) return undefined;
    const { give: amount, rate } = sheet.reviewed;
    return (await convert({ ...pair, amount, rate })) ? undefined : askAgain;
  };
  return (
    <MoneyForm
      topBar={topBar}
      state={state}
      review={{ label: t('form.review') }}
      onReview={sheet.review}
      blocked={form.known ? blockedText(t, form.reasons) : waiting}
      confirmation={
        quote && sheet.give !== undefined
          ? {
              ...exchangeConfirmation(t, {
                quote,
                give: sheet.give,
                receive: sheet.receive,
                balance: form.balance,
              }),
              ...(sheet.move?.tooFar && { blocked: t('moved.tooFar') }),
              children: sheet.move && (
                <RateMoved
                  {...pair}
                  move={sheet.move}
                  before={sheet.before}
                  after={sheet.receive}
                  onAccept={sheet.accept}
                />
              ),
            }
          : undefined
      }
      onSend={send}
      done={({ record }) => <ExchangeDone record={record} topBar={topBar} />}
      checkHref={exchangeHref('records')}
    >
      <Section>
        {isDirect(pair.from, pair.to) && (
          <Load from={form.rate} skeleton={<RatePlace />}>
            {(rate) => <CurrencyRate quote={rate} now={form.now} />}
          </Load>
        )}
      </Section>
      <Section>
        <ExchangeFields
          pair={pair}
          onPair={(next) => change({ pair: next })}
          form={form}
          onType={(side, typed) => change({ draft: { side, typed } })}
          onSwap={swap}
          wallets={wallets}
        />
      </Section>
      <Section>
        <ExchangeCost pair={pair} form={form} />
      </Section>
    </MoneyForm>
  );
}

function RatePlace() {
  return (
    <>
      <SkeletonKeyFigure />
      <SkeletonLine width={400} size="small" />
      <SkeletonLine width={480} size="small" />
    </>
  );
}
