import { useLockUpProducts } from '../../api/queries/lockUp';
import { LockUpCard } from '../../widgets/lockUp/LockUpCard/LockUpCard';
import { FundCards, FundProducts } from '../products/FundProducts';

/** All lock-up products, shortest first, the worst result next to each projection. */
export const LockUpProducts = () => (
  <FundProducts tab="lockUp" from={useLockUpProducts()}>
    {(products) => (
      <FundCards tab="lockUp" products={products}>
        {(product, href) => <LockUpCard product={product} href={href} />}
      </FundCards>
    )}
  </FundProducts>
);
