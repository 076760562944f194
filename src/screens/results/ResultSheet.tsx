import type { Result } from '../../api/contract/results';
import { KeyValue, type KeyValueItem } from '../../components/KeyValue/KeyValue';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Sheet } from '../../components/Sheet/Sheet';
import { Stack } from '../../components/Stack/Stack';
import { multiply, subtract } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { ProfitCalculation } from '../../widgets/trade/ProfitCalculation/ProfitCalculation';
import { useOffered } from '../offered';
import { resultHref } from './resultHref';
import { SumsArithmetic } from './SumsArithmetic';

/** One result: what it is about, how it is calculated, and the way to its record. */
export function ResultSheet({ result, onClose }: { result: Result; onClose: () => void }) {
  const t = useText('results');
  const formats = useFormats();
  const language = useLanguage();
  const offered = useOffered();
  const { name, code, issuer, product, type, at } = result;
  const href = resultHref(result);
  const facts: (KeyValueItem | false)[] = [
    { label: t('time'), value: formats.dateTime(at) },
    { label: t('what'), value: t(`type.${type}`) },
    { label: t('productLabel'), value: t(`product.${product}`) },
    issuer != null && { label: t('issuer'), value: issuer[language] },
  ];
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={[code, name?.[language]].filter(Boolean).join(' ') || t(`type.${type}`)}
      closeLabel={t('common:close')}
      actions={
        href !== undefined &&
        offered(href) && (
          <LinkButton kind="quiet" fullWidth href={href}>
            {t('toRecord')}
          </LinkButton>
        )
      }
    >
      <Stack gap="s">
        <KeyValue items={facts.filter((fact) => fact !== false)} />
        <Calculation result={result} />
      </Stack>
    </Sheet>
  );
}

function Calculation({ result }: { result: Result }) {
  const t = useText('results');
  const { closing, gross, fees, interest, lossBorne } = result;
  if (closing == null) {
    return (
      <>
        <Basis result={result} />
        <SumsArithmetic
          sums={{ count: 1, gross, fees, interest, lossBorne: lossBorne ?? '0', result: result.result }}
        />
      </>
    );
  }
  const { buyPrice, sellPrice, quantity, ...others } = closing;
  const calculation = { openedAt: buyPrice, closedAt: sellPrice, shares: quantity, gross, lossBorne };
  return (
    <ProfitCalculation
      calculation={{ ...others, ...calculation, net: result.result }}
      netLabel={t('result')}
      closed
    />
  );
}

/** Where the amounts of a product or a loan come from. */
function Basis({ result: { investment, repayment, fees } }: { result: Result }) {
  const t = useText('results');
  const formats = useFormats();
  if (repayment != null) {
    const { amount, principal } = repayment;
    const items = [
      { label: t('repaid'), value: formats.money(amount) },
      { label: t('principal'), value: formats.money(principal) },
    ];
    return <KeyValue items={items} />;
  }
  if (investment == null) return null;
  const { principal, value, performanceFeeRate } = investment;
  const items: KeyValueItem[] = [
    { label: t('invested'), value: formats.money(principal) },
    { label: t('value'), value: formats.money(value) },
    { label: t('gain'), value: formats.signed(subtract(value, principal)) },
  ];
  if (performanceFeeRate != null) {
    const rate = formats.percent(multiply(performanceFeeRate, '100'));
    items.push({
      label: t('performanceFee'),
      value: formats.money(fees),
      note: t('performanceFeeNote', { rate }),
    });
  }
  return <KeyValue items={items} />;
}
