import type { ReactElement } from 'react';
import type { ResponseOf } from '../../api/contract/call';
import type { lockUpProductDetail } from '../../api/contract/lockUp';
import type { LockUpRecord } from '../../api/contract/lockUpRecord';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CapitalAtRisk } from '../../widgets/CapitalAtRisk/CapitalAtRisk';
import { myFundsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { AmountInReach } from '../products/AmountInReach';
import { InvestmentAmount } from '../products/InvestmentAmount';
import { useWayToAmount } from '../products/useWayToAmount';
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
  const { amount, projected } = form;
  const { section, toField, onChange } = useWayToAmount(form);
  return (
    <MoneyForm<LockUpRecord>
      topBar={topBar}
      form={form}
      trade
      review={{ label: t('form.review') }}
      figures={
        <AmountInReach
          label={t('form.amount')}
          amount={amount}
          minimum={product.minimumPurchase}
          onChange={onChange}
        />
      }
      toField={toField}
      ban="tradeBanned"
      confirmation={
        amount === undefined || projected === undefined
          ? undefined
          : {
              ...lockUpConfirmation(t, { product, language, amount, projected }, formats),
              worst: form.risk && <CapitalAtRisk {...form.risk} />,
            }
      }
      onSend={() => form.submit({ productId: product.id, amount: amount ?? '' })}
      done={(record) => <LockUpBought record={record} topBar={topBar} />}
      checkHref={myFundsHref('lockUp')}
    >
      <LockUpHistory product={product} />
      <LockUpTerms product={product} />
      <LockUpSchedule product={product} />
      <InvestmentAmount
        id={section}
        title={t('form.title')}
        label={t('form.amount')}
        form={form}
        minimum={product.minimumPurchase}
      >
        <ProjectedIncome projected={projected} worst={form.risk?.past.result} />
      </InvestmentAmount>
    </MoneyForm>
  );
}
