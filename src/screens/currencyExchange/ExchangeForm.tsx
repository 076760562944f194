import { type ReactElement, useState } from 'react';
import { Section } from '../../components/Section/Section';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { SkeletonLine } from '../../components/Skeleton/SkeletonLine';
import { isDirect } from '../../domain/currencyExchange/currencyPairs';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { AmountChanged } from '../../widgets/AmountChanged/AmountChanged';
import { CurrencyRate } from '../../widgets/currencyExchange/CurrencyRate/CurrencyRate';
import { currencyAmount } from '../../widgets/currencyExchange/currencyText';
import { RateMoved } from '../../widgets/currencyExchange/RateMoved/RateMoved';
import { Load } from '../../widgets/Load/Load';
import { exchangeHref } from '../hrefs';
import { askedAgain, MoneyForm } from '../MoneyForm';
import { ServerTime } from '../ServerTime';
import { ExchangeCost } from './ExchangeCost';
import { ExchangeDone } from './ExchangeDone';
import { ExchangeFields } from './ExchangeFields';
import { exchangeConfirmation } from './exchangeConfirmation';
import { type Pair, typedChange, useExchangeForm, type Wallets } from './useExchangeForm';
import { useReviewed } from './useReviewed';

interface ExchangeFormProps {
  pair: Pair;
  onPair: (pair: Pair) => void;
  wallets: Wallets;
  topBar: ReactElement;
}

/** The currency exchange form: rate, both amounts, costs, and the result. */
export function ExchangeForm({ pair, onPair, wallets, topBar }: ExchangeFormProps) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const form = useExchangeForm(pair, wallets);
  const { draft, quote } = form;
  // The amount that the confirmation showed when the exchange was sent.
  const [confirmed, setConfirmed] = useState<string>();
  const sheet = useReviewed(quote, { give: form.amounts.give, all: draft.all });
  const change = (next: Partial<typeof draft>, nextPair?: Pair) => {
    form.change(next);
    sheet.forget();
    if (nextPair) onPair(nextPair);
  };
  // The typed amount stays with its currency.
  const swap = () => {
    const side = draft.side === 'give' ? 'receive' : 'give';
    change({ side, [side]: form.typed, all: false }, { from: pair.to, to: pair.from });
  };
  const send = async () => {
    if (!sheet.reviewed) return undefined;
    setConfirmed(sheet.receive);
    const { give: amount, rate } = sheet.reviewed;
    const outcome = await form.submit({ ...pair, amount, all: draft.all, rate });
    return outcome?.step === 'done' && !outcome.result.executed ? askedAgain : undefined;
  };
  return (
    <MoneyForm
      topBar={topBar}
      form={form}
      review={{ label: t('form.review') }}
      onReview={sheet.review}
      confirmation={
        quote && sheet.give !== undefined
          ? {
              ...exchangeConfirmation(
                t,
                {
                  quote,
                  give: sheet.give,
                  receive: sheet.receive,
                  balance: form.balance,
                },
                formats,
              ),
              ...(sheet.move?.tooFar && { blocked: t('moved.tooFar') }),
              ...(sheet.change && { blocked: t('common:amountChanged.blocked') }),
              children: (
                <>
                  {sheet.move && (
                    <RateMoved
                      {...pair}
                      move={sheet.move}
                      before={sheet.before}
                      after={sheet.receive}
                      onAccept={sheet.accept}
                    />
                  )}
                  {sheet.change && (
                    <AmountChanged
                      from={currencyAmount(sheet.change.from, pair.from, formats)}
                      to={currencyAmount(sheet.change.to, pair.from, formats)}
                      onAccept={sheet.accept}
                    />
                  )}
                </>
              ),
            }
          : undefined
      }
      onSend={send}
      done={({ record }) => <ExchangeDone record={record} confirmed={confirmed} topBar={topBar} />}
      checkHref={exchangeHref('records')}
    >
      <Section>
        {isDirect(pair.from, pair.to) && (
          <Load from={form.rate} skeleton={<RateSkeleton />}>
            {(rate) => <ServerTime>{(now) => <CurrencyRate quote={rate} now={now} />}</ServerTime>}
          </Load>
        )}
      </Section>
      <Section>
        <ExchangeFields
          pair={pair}
          onPair={(next) => change({ all: false }, next)}
          form={form}
          onType={(side, typed) => change(typedChange(side, typed, form.balance))}
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

function RateSkeleton() {
  return (
    <>
      <SkeletonKeyFigure />
      <SkeletonLine width={400} size="small" />
      <SkeletonLine width={480} size="small" />
    </>
  );
}
