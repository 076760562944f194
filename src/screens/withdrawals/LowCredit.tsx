import { Banner } from '../../components/Banner/Banner';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import { creditHref } from '../hrefs';

interface LowCreditProps {
  score: number;
  /** Minimum score for withdrawals. */
  minimum: number;
}

/** The credit score is too low: the score, the required one, and how to raise it, which is never a payment. */
export function LowCredit({ score, minimum }: LowCreditProps) {
  const t = useText('withdrawals');
  return (
    <Section>
      <Banner
        tone="warning"
        title={t('low.title')}
        action={
          <Link standalone href={creditHref}>
            {t('low.way')}
          </Link>
        }
      >
        {t('low.raise')}
      </Banner>
      <KeyValue
        items={[
          { label: t('low.score'), value: String(score), emphasised: true },
          { label: t('low.needed'), value: String(minimum) },
        ]}
      />
    </Section>
  );
}
