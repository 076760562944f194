import type { LoanTerms } from '../../api/contract/loans';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { creditHref } from '../hrefs';

/** Which score allows how much, the member's own band, and how to raise a score. */
export function CreditBands({ terms }: { terms: LoanTerms }) {
  const formats = useFormats();
  const t = useText('loans');
  const { bands, creditScore } = terms;
  const reached = bands.filter(({ score }) => score <= creditScore).at(-1);
  return (
    <Section
      title={t('bands.title')}
      action={
        <Link standalone href={creditHref}>
          {t('bands.toSignIn')}
        </Link>
      }
    >
      <KeyValue
        items={bands.map((band) => ({
          label: t('bands.from', { score: band.score }),
          value: formats.money(band.limit),
          ...(band === reached && { note: t('bands.yours') }),
        }))}
      />
      <Note>{t('bands.raise')}</Note>
    </Section>
  );
}
