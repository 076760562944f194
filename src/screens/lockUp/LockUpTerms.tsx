import type { LockUpProduct } from '../../api/contract/lockUp';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

/** The terms of a lock-up product: operator, term, risk, and remaining capacity. The minimum stands above. */
export function LockUpTerms({ product }: { product: LockUpProduct }) {
  const formats = useFormats();
  const t = useText('lockUp');
  const language = useLanguage();
  return (
    <Section title={t('terms.title')}>
      <KeyValue
        items={[
          { label: t('terms.issuer'), value: product.issuer[language] },
          { label: t('terms.days'), value: t('terms.daysValue', { days: product.lockUpDays }) },
          { label: t('terms.risk'), value: t(`products:lockUp.risk.${product.riskLevel}`) },
          {
            label: t('terms.left'),
            value: t('terms.leftOf', {
              left: formats.money(product.remainingCapacity),
              all: formats.money(product.capacity),
            }),
          },
        ]}
      />
    </Section>
  );
}
