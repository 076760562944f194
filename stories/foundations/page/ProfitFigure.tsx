import { KeyFigure } from '../../../src/components/KeyFigure/KeyFigure';
import { useText } from '../../../src/i18n/useText';
import { ProfitRate } from '../../../src/widgets/trade/ProfitRate/ProfitRate';

/** A profit as the key figure of a screen. */
export function ProfitFigure() {
  const t = useText('trade');
  return (
    <KeyFigure
      label={t('position:profitSum')}
      value="+31,000.00"
      unit={t('common:yen')}
      tone="priceUp"
      note={<ProfitRate rate="0.0246" />}
    />
  );
}
