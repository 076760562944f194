import type { ReactNode } from 'react';
import { AmountField } from '../../components/AmountField/AmountField';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { CapitalAtRisk, type CapitalAtRiskProps } from '../../widgets/CapitalAtRisk/CapitalAtRisk';
import { InvestmentCost } from './InvestmentCost';
import { minimumFills } from './minimumFills';

/** The form of a product, as far as the amount needs it. */
interface AmountForm {
  draft: { amount: string };
  change: (change: { amount: string }) => void;
  errorOf: (field: 'amount') => string | undefined;
  amount: string | undefined;
  available: string | undefined;
  risk: CapitalAtRiskProps | undefined;
}

interface InvestmentAmountProps {
  /** Id of the section, to which `useWayToAmount` leads. */
  id: string;
  title: string;
  /** Name of the amount. */
  label: string;
  form: AmountForm;
  /** Smallest amount, in whole yen. */
  minimum: string;
  /** Use for what the amount may yield, above its cost. */
  children?: ReactNode;
}

/** The amount to invest in a product, what it costs, and what can be lost of it once it is typed. */
export function InvestmentAmount({ id, title, label, form, minimum, children }: InvestmentAmountProps) {
  const formats = useFormats();
  const t = useText('common');
  const { amount, available, risk } = form;
  return (
    <Section title={title}>
      <div id={id}>
        <Stack gap="m">
          <AmountField
            label={label}
            unit={t('yen')}
            inputMode="numeric"
            value={form.draft.amount}
            onChange={(typed) => form.change({ amount: typed })}
            error={form.errorOf('amount')}
            quickFills={minimumFills(minimum, formats)}
          />
          {children}
          <InvestmentCost amount={amount} available={available} />
          {risk && <CapitalAtRisk {...risk} />}
        </Stack>
      </div>
    </Section>
  );
}
