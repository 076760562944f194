import { Banner } from '../../components/Banner/Banner';
import { Note } from '../../components/Note/Note';
import { discountToMarket } from '../../domain/blockTrade/blockTradeDiscount';
import type { LimitFill } from '../../domain/trade/limitFill';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { discountText } from '../../widgets/blockTrade/BlockTradeCard/discountText';

interface BidPriceNoteProps {
  /** In yen. */
  price: string;
  marketPrice: string;
  /** The bid compared with the market. */
  fill: LimitFill;
}

/** What a bid above the market means. One far above may be a typing error. */
export function BidPriceNote({ price, marketPrice, fill }: BidPriceNoteProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  const { amount, percent } = discountToMarket(price, marketPrice);
  const above = discountText(t, amount, percent, formats);
  if (!fill.far) return <Note>{t('apply.aboveMarket', { above })}</Note>;
  return (
    <Banner tone="warning" title={above}>
      {t('apply.farAboveMarket')}
    </Banner>
  );
}
