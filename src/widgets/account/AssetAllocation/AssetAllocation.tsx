'use client';
import { DonutPlot } from '../../../components/plots/DonutPlot/DonutPlot';
import { type AssetBalances, type AssetPart, assetParts } from '../../../domain/account/assetParts';
import { isZero } from '../../../domain/decimal';
import type { Formats } from '../../../i18n/formats';
import type { QualifiedKey } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

export interface AssetAllocationProps {
  /** The balances that add up to the total assets, decimal strings in yen. */
  balances: AssetBalances;
  /** Use to open the calculation of a part. Without it the parts are no buttons. */
  onOpen?: (part: AssetPart['part']) => void;
}

const names = {
  available: 'home:assets.available',
  frozen: 'home:assets.frozen',
  positions: 'home:assets.positions',
  invested: 'fundRecords:balance.invested',
  foreign: 'fundRecords:balance.foreign',
} as const satisfies Record<AssetPart['part'], QualifiedKey>;

/** Where the member's money is: a ring of the parts, with amounts and shares. Renders nothing without money. */
export function AssetAllocation({ balances, onOpen }: AssetAllocationProps) {
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
            {percent === undefined ? formats.signed(amount) : formats.money(amount)}
            {percent !== undefined && ` (${shareOf(percent, formats)})`}
          </>
        ),
        ...(onOpen && { onPress: () => onOpen(part) }),
        share: Number(percent ?? 0),
      }))}
    />
  );
}

/** A part that is there is not 0 percent. */
const shareOf = (percent: string, formats: Formats) =>
  isZero(percent) ? `<${formats.percent('0.1', { decimals: 1 })}` : formats.percent(percent, { decimals: 1 });
