import { KeyFigure } from '../../../src/components/KeyFigure/KeyFigure';
import { useText } from '../../../src/i18n/useText';
import { Change } from '../../../src/widgets/Change/Change';

/** A profit, as the one figure of a screen. */
export function ProfitFigure() {
  const t = useText('trade');
  return (
    <KeyFigure
      label={t('positions.profitSum')}
      value="+31,000.00"
      unit={t('common:yen')}
      tone="priceUp"
      note={<Change change="31000" changePercent="2.46" decimals={2} />}
    />
  );
}
