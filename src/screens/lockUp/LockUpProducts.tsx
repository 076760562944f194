import { useSearchParams } from 'react-router-dom';
import type { ListedLockUpProduct } from '../../api/contract/lockUp';
import { useLockUpProducts } from '../../api/queries/lockUp';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SelectButton } from '../../components/Select/SelectButton';
import { arrangeLockUps, type LockUpSort, lockUpSorts } from '../../domain/lockUp/lockUpOrder';
import { useText } from '../../i18n/useText';
import { LockUpCard } from '../../widgets/lockUp/LockUpCard/LockUpCard';
import { oneOf } from '../oneOf';
import { FundCards, FundProducts } from '../products/FundProducts';
import { ProductChoice } from '../products/ProductChoice';

/** All lock-up products, past losses next to each projection. */
export const LockUpProducts = () => (
  <FundProducts tab="lockUp" from={useLockUpProducts()}>
    {(products) => <Arranged products={products} />}
  </FundProducts>
);

/** The products in the order of the address: `&sort=…`. */
function Arranged({ products }: { products: readonly ListedLockUpProduct[] }) {
  const t = useText('products');
  const [search, setSearch] = useSearchParams();
  const sort = oneOf(lockUpSorts, search.get('sort'));
  return (
    <>
      <ProductChoice>
        <SelectButton<LockUpSort>
          label={t('lockUp.sort.label')}
          options={lockUpSorts.map((value) => ({ value, label: t(`lockUp.sort.${value}`) }))}
          value={sort}
          onChange={(next) => setSearch({ tab: 'lockUp', sort: next }, { replace: true })}
          closeLabel={t('common:close')}
        />
      </ProductChoice>
      <Section>
        <Note>{t('lockUp:history.past')}</Note>
      </Section>
      <FundCards tab="lockUp" products={arrangeLockUps(products, sort)}>
        {(product, href) => <LockUpCard product={product} href={href} />}
      </FundCards>
    </>
  );
}
