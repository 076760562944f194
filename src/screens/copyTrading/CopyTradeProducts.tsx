import { useCopyTradeProducts } from '../../api/queries/copyTrading';
import { CopyTradeCard } from '../../widgets/copyTrading/CopyTradeCard/CopyTradeCard';
import { JutaNote } from '../../widgets/JutaNote/JutaNote';
import { FundProducts } from '../products/FundProducts';

/** All mentors that can be followed, losses next to profits. */
export const CopyTradeProducts = () => (
  <>
    <JutaNote />
    <FundProducts tab="copyTrading" from={useCopyTradeProducts()}>
      {(product, href) => <CopyTradeCard product={product} href={href} />}
    </FundProducts>
  </>
);
