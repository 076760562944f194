import { useCopyTradeProducts } from '../../../api/queries/copyTrading';
import { CopyTradeCard } from '../../../widgets/CopyTradeCard/CopyTradeCard';
import { FundProducts } from '../FundProducts';

/** Every mentor that can be followed, the losses beside the profits. */
export const CopyTradeProducts = () => (
  <FundProducts tab="copyTrading" from={useCopyTradeProducts()}>
    {(product, href) => <CopyTradeCard product={product} href={href} />}
  </FundProducts>
);
