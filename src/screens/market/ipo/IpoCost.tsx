import type { IpoIssue } from '../../../api/contract/ipo';
import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { subtract } from '../../../domain/decimal';
import { formatMoney } from '../../../format/money';
import { useText } from '../../../i18n/useText';
import type { IpoFormCost } from './useIpoForm';

interface IpoCostProps {
  issue: IpoIssue;
  /** Cost of the typed lots, or of one lot until any are typed. */
  cost: IpoFormCost | undefined;
  /** Available funds in yen. */
  available: string | undefined;
}

/** The maximum cost of an application before it is sent (decision 15): what is frozen, and what remains. */
export function IpoCost({ issue, cost, available }: IpoCostProps) {
  const t = useText('ipo');
  if (!cost) {
    return (
      <KeyValue
        items={[
          { label: t('apply.perLot'), value: formatMoney(issue.lotPrice) },
          { label: t('apply.available'), value: formatMoney(available) },
        ]}
      />
    );
  }
  return (
    <KeyValue
      items={[
        {
          label: t('mostOwed'),
          value: formatMoney(cost.total),
          note: t('apply.frozenNote'),
          emphasised: true,
        },
        { label: t('apply.fee'), value: formatMoney('0') },
        { label: t('apply.available'), value: formatMoney(available) },
        {
          label: t('apply.left'),
          value: available === undefined ? t('common:none') : formatMoney(subtract(available, cost.total)),
        },
      ]}
    />
  );
}
