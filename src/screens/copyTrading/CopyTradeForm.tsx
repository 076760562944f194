import type { ReactElement } from 'react';
import type { ResponseOf } from '../../api/contract/call';
import type { CopyTradeRecord } from '../../api/contract/copyTradeRecord';
import type { copyTradeProductDetail } from '../../api/contract/copyTrading';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CapitalAtRisk } from '../../widgets/CapitalAtRisk/CapitalAtRisk';
import { managedFact } from '../../widgets/trade/lockFact';
import { myFundsHref } from '../hrefs';
import { MoneyForm } from '../MoneyForm';
import { AmountInReach } from '../products/AmountInReach';
import { InvestmentAmount } from '../products/InvestmentAmount';
import { useWayToAmount } from '../products/useWayToAmount';
import { CopyTradeFollowed } from './CopyTradeFollowed';
import { CopyTradeHistory } from './CopyTradeHistory';
import { CopyTradeSchedule } from './CopyTradeSchedule';
import { CopyTradeTerms } from './CopyTradeTerms';
import { copyTradeConfirmation } from './copyTradeConfirmation';
import { useCopyTradeForm } from './useCopyTradeForm';

interface CopyTradeFormProps {
  product: ResponseOf<typeof copyTradeProductDetail>;
  topBar: ReactElement;
}

/** A mentor's product with its form: history, terms, schedule, amount, and possible loss. */
export function CopyTradeForm({ product, topBar }: CopyTradeFormProps) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const language = useLanguage();
  const form = useCopyTradeForm(product);
  const { amount, available } = form;
  const lock = managedFact(useText('trade'));
  const { section, toField, onChange } = useWayToAmount(form);
  return (
    <MoneyForm<CopyTradeRecord>
      topBar={topBar}
      form={form}
      trade
      review={{ label: t('form.review') }}
      figures={
        <AmountInReach
          label={t('form.amount')}
          amount={amount}
          minimum={product.minimumInvestment}
          onChange={onChange}
        />
      }
      toField={toField}
      ban="tradeBanned"
      confirmation={
        amount === undefined
          ? undefined
          : {
              ...copyTradeConfirmation(t, { product, language, amount, available, lock }, formats),
              worst: form.risk && <CapitalAtRisk {...form.risk} />,
            }
      }
      onSend={() => form.submit({ productId: product.id, amount: amount ?? '' })}
      done={(record) => <CopyTradeFollowed record={record} topBar={topBar} />}
      checkHref={myFundsHref('copyTrading')}
    >
      <CopyTradeHistory product={product} />
      <CopyTradeTerms product={product} />
      <CopyTradeSchedule product={product} />
      <InvestmentAmount
        id={section}
        title={t('form.title')}
        label={t('form.amount')}
        form={form}
        minimum={product.minimumInvestment}
      />
    </MoneyForm>
  );
}
