import type { ReactNode } from 'react';
import { AmountField } from '../../components/AmountField/AmountField';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { PinField } from '../../components/PinField/PinField';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { fundPasswordHref } from '../hrefs';
import { limitsText } from '../transfers/limitsText';
import type { WithdrawFacts } from './useWithdrawFacts';
import type { useWithdrawForm } from './useWithdrawForm';
import { withdrawalFeeText } from './withdrawalFeeText';

interface WithdrawFieldsProps {
  form: ReturnType<typeof useWithdrawForm>;
  rules: WithdrawFacts['rules'];
  /** The tries that are left, unless they are shown elsewhere. */
  tries: ReactNode;
}

/** The amount with its limits and remaining balance, and the fund password. */
export function WithdrawFields({ form, rules, tries }: WithdrawFieldsProps) {
  const formats = useFormats();
  const t = useText('withdrawals');
  const { draft, text, most, isMostAll, left } = form;
  return (
    <>
      <Section>
        <AmountField
          label={t('form.amount')}
          value={text}
          onChange={form.changeAmount}
          unit={t('common:yen')}
          inputMode="numeric"
          hint={limitsText(t, rules, formats)}
          {...(most !== '0' && {
            max: { label: t(isMostAll ? 'form.most' : 'common:most'), value: most },
          })}
          error={form.errorOf('amount')}
        />
        <KeyValue
          items={[
            { label: t('form.fee'), value: withdrawalFeeText(t, rules.fee, formats) },
            { label: t('form.left'), value: balanceFigure(left, formats), emphasised: true },
          ]}
        />
      </Section>
      <Section>
        <Stack gap="m">
          <PinField
            label={t('form.password')}
            hint={t('form.passwordHint')}
            value={draft.fundPassword}
            onChange={(fundPassword) => form.changeSecret({ fundPassword })}
            digitLabel={(digit, length) => t('form.digit', { digit, length })}
          />
          {tries}
        </Stack>
        <Link standalone href={fundPasswordHref('/user/withdraw')}>
          {t('form.forgot')}
        </Link>
      </Section>
    </>
  );
}
