import { SelectButton } from '../../components/Select/SelectButton';
import {
  type CopyTradeSort,
  copyTradeSorts,
  type DrawdownLimit,
  drawdownLimits,
} from '../../domain/copyTrading/copyTradeOrder';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { asPercent } from '../../widgets/asPercent';
import { ProductChoice } from '../products/ProductChoice';

interface CopyTradeChoiceProps {
  sort: CopyTradeSort;
  limit: DrawdownLimit;
  onChange: (change: { sort?: CopyTradeSort; limit?: DrawdownLimit }) => void;
  /** How many products are shown. */
  children: string;
}

/** The order of the products, and the largest drawdown that they are narrowed to. */
export function CopyTradeChoice({ sort, limit, onChange, children }: CopyTradeChoiceProps) {
  const formats = useFormats();
  const t = useText('products');
  return (
    <ProductChoice shown={children}>
      <SelectButton<CopyTradeSort>
        label={t('copyTrade.sort.label')}
        options={copyTradeSorts.map((value) => ({ value, label: t(`copyTrade.sort.${value}`) }))}
        value={sort}
        onChange={(next) => onChange({ sort: next })}
        closeLabel={t('common:close')}
      />
      <SelectButton<DrawdownLimit>
        label={t('copyTrade.limit.label')}
        options={drawdownLimits.map((value) => ({
          value,
          label:
            value === 'all'
              ? t('copyTrade.limit.all')
              : t('copyTrade.limit.within', { percent: asPercent(value, formats, 0) }),
        }))}
        value={limit}
        onChange={(next) => onChange({ limit: next })}
        closeLabel={t('common:close')}
      />
    </ProductChoice>
  );
}
