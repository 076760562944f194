import { Banner } from 'itayose/components/Banner';
import { formatPlainNumber } from 'itayose/format/plainNumber';
import { formatPrice } from 'itayose/format/price';
import { useTranslation } from 'react-i18next';
import type { Answer } from './server';

/** What the server answered to an order. */
export function Answered({ answer }: { answer: Answer }) {
  const { t } = useTranslation('host');
  if (answer.result === 'refused')
    return (
      <Banner tone="danger" announce title={t('refused.title')}>
        {t(`refused.${answer.why}`)}
      </Banner>
    );
  const shares = formatPlainNumber(String(answer.shares));
  return (
    <Banner tone="success" announce>
      {t(answer.result, { shares, price: formatPrice(String(answer.price)) })}
    </Banner>
  );
}
