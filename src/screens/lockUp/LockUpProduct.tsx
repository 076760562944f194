import { useLockUpProduct } from '../../api/queries/lockUp';
import { FundProduct } from '../products/FundProduct';
import { LockUpForm } from './LockUpForm';

/** One lock-up product: projection and history, unlock date, and the form to buy it. */
export const LockUpProduct = ({ id }: { id: string }) => (
  <FundProduct tab="lockUp" from={useLockUpProduct(id)} missing="productMissing">
    {(product, topBar) => <LockUpForm product={product} topBar={topBar} />}
  </FundProduct>
);
