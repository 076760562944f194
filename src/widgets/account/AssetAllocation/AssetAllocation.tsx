'use client';
import { DonutPlot } from '../../../components/plots/DonutPlot/DonutPlot';
import { type AssetBalances, type AssetPart, assetParts } from '../../../domain/account/assetParts';
import { isZero } from '../../../domain/decimal';
import type { Formats } from '../../../i18n/formats';
import type { QualifiedKey } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';

export interface AssetAllocationProps {
  /** The balances that add up to the total assets, decimal strings in yen. */
  balances: AssetBalances;
  /** Use for the unrealised result after all fees, in yen: it leads, as on other screens, before what is in the total. */
  afterFees?: string;
  /** Use to open the calculation of a part. Without it the parts are no buttons. */
  onOpen?: (part: AssetPart['part']) => void;
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
export function AssetAllocation({ balances, afterFees, onOpen }: AssetAllocationProps) {
  const formats = useFormats();
  const t = useText('home');
  const parts = assetParts(balances);
  if (parts.length === 0) return null;
  return (
    <DonutPlot
      parts={parts.map(({ part, amount, percent }) => {
        const inTotal = (
          <>
            {part === 'unrealised' ? <ProfitLoss amount={amount} /> : formats.money(amount)}
            {percent !== undefined && ` (${shareOf(percent, formats)})`}
          </>
        );
        const figures =
          part === 'unrealised' && afterFees !== undefined
            ? {
                label: t('assets.unrealised'),
                value: <ProfitLoss amount={afterFees} />,
                note: (
                  <>
                    {t('assets.inTotal')} {inTotal}
                  </>
                ),
              }
            : { label: t(names[part]), value: inTotal };
        return {
          ...figures,
          ...(onOpen && { onPress: () => onOpen(part) }),
          share: Number(percent ?? 0),
        };
      })}
    />
  );
}

/** A part that is there is not 0 percent. */
const shareOf = (percent: string, formats: Formats) =>
  isZero(percent) ? `<${formats.percent('0.1', { decimals: 1 })}` : formats.percent(percent, { decimals: 1 });
