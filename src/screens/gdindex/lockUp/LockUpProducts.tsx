import styled from 'styled-components';
import { useLockUpProducts } from '../../../api/queries/lockUp';
import { Empty } from '../../../components/Empty/Empty';
import { Section } from '../../../components/Section/Section';
import { SkeletonCards } from '../../../components/Skeleton/SkeletonCards';
import { useText } from '../../../i18n/useText';
import { rem } from '../../../theme/rem';
import { space } from '../../../theme/tokens';
import { Load } from '../../../widgets/Load/Load';
import { LockUpCard } from '../../../widgets/LockUpCard/LockUpCard';
import { fundProductsHref } from '../../hrefs';

const Cards = styled.ul`
  display: grid;
  gap: ${rem(space.s)};
`;

const skeleton = (
  <Section>
    <SkeletonCards figure columns={2} lines={1} />
  </Section>
);

/** Every lock-up product, the worst that came of it beside what it projects; the shortest first. */
export function LockUpProducts() {
  const t = useText('lockUp');
  return (
    <Load from={useLockUpProducts()} skeleton={skeleton}>
      {(products) =>
        products.length === 0 ? (
          <Empty title={t('products.empty')} />
        ) : (
          <Section>
            <Cards role="list" aria-label={t('products:tabs.lockUp')}>
              {products.map((product) => (
                <li key={product.id}>
                  <LockUpCard product={product} href={fundProductsHref('lockUp', product.id)} />
                </li>
              ))}
            </Cards>
          </Section>
        )
      }
    </Load>
  );
}
