import { type ReactElement, useId } from 'react';
import type { ResponseOf } from '../../api/contract/call';
import type { lockUpProductDetail } from '../../api/contract/lockUp';
import type { LockUpRecord } from '../../api/contract/lockUpRecord';
import { AmountField } from '../../components/AmountField/AmountField';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CapitalAtRisk } from '../../widgets/CapitalAtRisk/CapitalAtRisk';
import { myFundsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { AmountInReach } from '../products/AmountInReach';
import { InvestmentCost } from '../products/InvestmentCost';
import { minimumFills } from '../products/minimumFills';
import { LockUpBought } from './LockUpBought';
import { LockUpHistory } from './LockUpHistory';
import { LockUpSchedule } from './LockUpSchedule';
import { LockUpTerms } from './LockUpTerms';
import { lockUpConfirmation } from './lockUpConfirmation';
import { ProjectedIncome } from './ProjectedIncome';
import { useLockUpForm } from './useLockUpForm';

interface LockUpFormProps {
  product: ResponseOf<typeof lockUpProductDetail>;
  topBar: ReactElement;
}

/** A lock-up product with its form: projection and history, terms, dates, amount, and possible loss. */
export function LockUpForm({ product, topBar }: LockUpFormProps) {
  const formats = useFormats();
  const t = useText('lockUp');
  const language = useLanguage();
  const form = useLockUpForm(product);
  const { amount, available, projected } = form;
  const section = useId();
  return (
    <MoneyForm<LockUpRecord>
      topBar={topBar}
      form={form}
      trade
      review={{ label: t('form.review') }}
      figures={<AmountInReach label={t('form.amount')} amount={amount} section={section} />}
      ban="tradeBanned"
      confirmation={
        amount === undefined || projected === undefined
          ? undefined
          : {
              ...lockUpConfirmation(t, { product, language, amount, projected }, formats),
              worst: <CapitalAtRisk {...form.risk} />,
            }
      }
      onSend={() => form.submit({ productId: product.id, amount: amount ?? '' })}
      done={(record) => <LockUpBought record={record} topBar={topBar} />}
      checkHref={myFundsHref('lockUp')}
    >
      <LockUpHistory product={product} />
      <LockUpTerms product={product} />
      <LockUpSchedule product={product} />
      <Section title={t('form.title')}>
        <div id={section}>
          <Stack gap="m">
            <AmountField
              label={t('form.amount')}
              unit={t('common:yen')}
              inputMode="numeric"
              value={form.draft.amount}
              onChange={(typed) => form.change({ amount: typed })}
              error={form.errorOf('amount')}
              quickFills={minimumFills(product.minimumPurchase, formats)}
            />
            <ProjectedIncome projected={projected} worst={form.risk.past.result} />
            <InvestmentCost amount={amount} available={available} />
            <CapitalAtRisk {...form.risk} />
          </Stack>
        </div>
      </Section>
    </MoneyForm>
  );
}
