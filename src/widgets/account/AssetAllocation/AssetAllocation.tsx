'use client';
import { DonutPlot } from '../../../components/plots/DonutPlot/DonutPlot';
import { type AssetBalances, type AssetPart, assetParts } from '../../../domain/account/assetParts';
import type { QualifiedKey } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';

export interface AssetAllocationProps {
  /** The balances that add up to the total assets, decimal strings in yen. */
  balances: AssetBalances;
}

const names = {
  available: 'home:assets.available',
  frozen: 'home:assets.frozen',
  margin: 'home:assets.margin',
  invested: 'fundRecords:balance.invested',
  foreign: 'fundRecords:balance.foreign',
  unrealised: 'home:assets.beforeFees',
} as const satisfies Record<AssetPart['part'], QualifiedKey>;

/** Where the member's money is: a ring of the parts, with amounts and shares. Renders nothing without money. */
export function AssetAllocation({ balances }: AssetAllocationProps) {
  const formats = useFormats();
  const t = useText('home');
  const parts = assetParts(balances);
  if (parts.length === 0) return null;
  return (
    <DonutPlot
      parts={parts.map(({ part, amount, percent }) => ({
        label: t(names[part]),
        value: (
          <>
            {part === 'unrealised' ? <ProfitLoss amount={amount} /> : formats.money(amount)}
            {percent !== undefined && ` (${formats.percent(percent, { decimals: 1 })})`}
          </>
        ),
        share: Number(percent ?? 0),
      }))}
    />
  );
}
