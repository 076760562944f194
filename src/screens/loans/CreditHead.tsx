import type { LoanTerms } from '../../api/contract/loans';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { CreditFigures } from './CreditFigures';

interface CreditHeadProps {
  terms: LoanTerms;
  /** The server's clock now, epoch ms. */
  now: number;
}

/** What the member can borrow, how that is derived, and when loans are accepted. */
export function CreditHead({ terms, now }: CreditHeadProps) {
  const t = useText('loans');
  const { available, hours, open, changesAt } = terms;
  return (
    <Section>
      <Stack gap="xs">
        <KeyFigure label={t('available')} value={formatMoney(available)} unit={t('common:yen')} />
        <WindowClock window={{ ...hours, open, changesAt }} now={now} />
      </Stack>
      <CreditFigures terms={terms} />
    </Section>
  );
}
