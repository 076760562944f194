import type { Position } from '../../api/contract/position';
import type { CardFact } from '../../components/Card/CardFacts';
import { Status } from '../../components/Status/Status';
import { distanceToLiquidation, type WarningPercent, warningAt } from '../../domain/liquidationDistance';
import { formatPercent } from '../../format/percent';
import { formatPrice } from '../../format/price';
import type { Text } from '../../i18n/text';
import { useText } from '../../i18n/useText';
import { warningTone } from '../warningTone';

/** Returns the liquidation price, its distance from the last price, and a warning when it is near. */
export function liquidationFact(t: Text<'trade'>, position: Position): CardFact[] {
  const { buyPrice, latestPrice, liquidationPrice } = position;
  if (buyPrice == null || liquidationPrice == null) return [];
  const warning = warningAt({ buyPrice, liquidationPrice }, latestPrice);
  const distance = formatPercent(distanceToLiquidation(latestPrice, liquidationPrice), { decimals: 1 });
  return [
    {
      label: t('cost.liquidationPrice'),
      value: (
        <>
          {warning !== undefined && <LiquidationWarning percent={warning} />} {formatPrice(liquidationPrice)}
        </>
      ),
      note: t('risk.distance', { distance }),
      wide: true,
    },
  ];
}

/** How little of the distance to the liquidation price is left. */
function LiquidationWarning({ percent }: { percent: WarningPercent }) {
  const t = useText('trade');
  return <Status tone={warningTone(percent)}>{t('risk.left', { percent: String(percent) })}</Status>;
}
