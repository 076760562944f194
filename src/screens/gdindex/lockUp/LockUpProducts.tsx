import { useLockUpProducts } from '../../../api/queries/lockUp';
import { LockUpCard } from '../../../widgets/LockUpCard/LockUpCard';
import { FundProducts } from '../FundProducts';

/** Every lock-up product, the worst that came of it beside what it projects; the shortest first. */
export const LockUpProducts = () => (
  <FundProducts tab="lockUp" from={useLockUpProducts()}>
    {(product, href) => <LockUpCard product={product} href={href} />}
  </FundProducts>
);
