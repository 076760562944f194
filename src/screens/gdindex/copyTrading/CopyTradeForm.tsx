import type { ReactElement } from 'react';
import type { ResponseOf } from '../../../api/contract/call';
import type { CopyTradeRecord, copyTradeProductDetail } from '../../../api/contract/copyTrading';
import { useFollowCopyTrade } from '../../../api/queries/copyTrading';
import { AmountField } from '../../../components/AmountField/AmountField';
import { Section } from '../../../components/Section/Section';
import { Stack } from '../../../components/Stack/Stack';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { CapitalAtRisk } from '../../../widgets/CapitalAtRisk/CapitalAtRisk';
import { managedFact } from '../../../widgets/lockFact';
import { blockedText, needsDeposit } from '../../../widgets/reasonText';
import { myFundsHref } from '../../hrefs';
import { MoneyForm, waiting } from '../../MoneyForm';
import { InvestmentCost } from '../InvestmentCost';
import { minimumFills } from '../minimumFills';
import { CopyTradeCourse } from './CopyTradeCourse';
import { CopyTradeFollowed } from './CopyTradeFollowed';
import { CopyTradeHistory } from './CopyTradeHistory';
import { CopyTradeTerms } from './CopyTradeTerms';
import { copyTradeConfirmation } from './copyTradeConfirmation';
import { useCopyTradeForm } from './useCopyTradeForm';

interface CopyTradeFormProps {
  product: ResponseOf<typeof copyTradeProductDetail>;
  topBar: ReactElement;
}

/** A mentor's product with the form to follow it: the past, the terms, what happens, the amount, and what may be lost. */
export function CopyTradeForm({ product, topBar }: CopyTradeFormProps) {
  const t = useText('copyTrading');
  const language = useLanguage();
  const form = useCopyTradeForm(product);
  const follow = useFollowCopyTrade();
  const change = (typed: string) => {
    follow.edit();
    form.setTyped(typed);
  };
  const { amount, available } = form;
  const lock = managedFact(useText('trade'));
  return (
    <MoneyForm<CopyTradeRecord>
      topBar={topBar}
      state={follow.state}
      trade
      review={{ label: t('form.review') }}
      ban="tradeBanned"
      blocked={form.known ? blockedText(t, form.reasons) : waiting}
      short={needsDeposit(form.reasons)}
      confirmation={
        amount === undefined
          ? undefined
          : {
              ...copyTradeConfirmation(t, { product, language, amount, available, lock }),
              worst: <CapitalAtRisk {...form.risk} />,
            }
      }
      onSend={() => follow.submit({ productId: product.id, amount: amount ?? '' })}
      done={(record) => <CopyTradeFollowed record={record} topBar={topBar} />}
      checkHref={myFundsHref('copyTrading')}
    >
      <CopyTradeHistory product={product} />
      <CopyTradeTerms product={product} />
      <CopyTradeCourse product={product} />
      <Section title={t('form.title')}>
        <Stack gap="m">
          <AmountField
            label={t('form.amount')}
            unit={t('common:yen')}
            inputMode="numeric"
            value={form.typed}
            onChange={change}
            error={form.error}
            quickFills={minimumFills(product.minimumInvestment)}
          />
          <InvestmentCost amount={amount} available={available} />
          <CapitalAtRisk {...form.risk} />
        </Stack>
      </Section>
    </MoneyForm>
  );
}
