import { useCopyTradeProduct } from '../../api/queries/copyTrading';
import { FundProduct } from '../products/FundProduct';
import { CopyTradeForm } from './CopyTradeForm';

/** One mentor's product: history, costs, schedule, and the form to follow it. */
export const CopyTradeProduct = ({ id }: { id: string }) => (
  <FundProduct tab="copyTrading" from={useCopyTradeProduct(id)} missing="mentorNotFound">
    {(product, topBar) => <CopyTradeForm product={product} topBar={topBar} />}
  </FundProduct>
);
