import type { LoanTerms } from '../../api/contract/loans';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { ServerTime } from '../ServerTime';
import { CreditFigures } from './CreditFigures';

interface CreditHeadProps {
  terms: LoanTerms;
}

/** What the member can borrow, how that is derived, and when loans are accepted. */
export function CreditHead({ terms }: CreditHeadProps) {
  const formats = useFormats();
  const t = useText('loans');
  const { available, hours, open, changesAt } = terms;
  return (
    <Section>
      <Stack gap="xs">
        <KeyFigure label={t('available')} value={formats.money(available)} unit={t('common:yen')} />
        <ServerTime>{(now) => <WindowClock window={{ ...hours, open, changesAt }} now={now} />}</ServerTime>
      </Stack>
      <CreditFigures terms={terms} />
    </Section>
  );
}
