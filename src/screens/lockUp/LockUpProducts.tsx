import { useLockUpProducts } from '../../api/queries/lockUp';
import { LockUpCard } from '../../widgets/lockUp/LockUpCard/LockUpCard';
import { FundProducts } from '../products/FundProducts';

/** All lock-up products, shortest first, the worst result next to each projection. */
export const LockUpProducts = () => (
  <FundProducts tab="lockUp" from={useLockUpProducts()}>
    {(product, href) => <LockUpCard product={product} href={href} />}
  </FundProducts>
);
