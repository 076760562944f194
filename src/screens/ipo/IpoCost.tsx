import type { IpoIssue } from '../../api/contract/ipo';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { subtract } from '../../domain/decimal';
import type { TradeRates } from '../../domain/trade/orderCost';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { closingItems } from '../../widgets/trade/closingItems';
import type { IpoFormCost } from './useIpoForm';

interface IpoCostProps {
  issue: IpoIssue;
  /** Cost of the typed lots, or of one lot until any are typed. */
  cost: IpoFormCost | undefined;
  /** Available funds in yen. */
  available: string | undefined;
  /** Rates of the closing fees. */
  rates: TradeRates;
}

/** The costs of an application before it is sent (decision 15): what is frozen, what remains, and what selling costs. */
export function IpoCost({ issue, cost, available, rates }: IpoCostProps) {
  const formats = useFormats();
  const t = useText('ipo');
  if (!cost) {
    return (
      <KeyValue
        items={[
          { label: t('apply.perLot'), value: formats.money(issue.lotPrice) },
          { label: t('apply.available'), value: balanceFigure(available, formats) },
        ]}
      />
    );
  }
  return (
    <KeyValue
      items={[
        {
          label: t('mostOwed'),
          value: formats.money(cost.total),
          note: t('apply.frozenNote'),
          emphasised: true,
        },
        { label: t('apply.fee'), value: formats.money(cost.purchaseFee) },
        { label: t('apply.available'), value: balanceFigure(available, formats) },
        {
          label: t('apply.left'),
          value: balanceFigure(available && subtract(available, cost.total), formats),
        },
        ...closingItems(t, cost, rates, formats),
      ]}
    />
  );
}
