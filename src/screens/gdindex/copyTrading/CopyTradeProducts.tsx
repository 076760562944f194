import styled from 'styled-components';
import { useCopyTradeProducts } from '../../../api/queries/copyTrading';
import { Empty } from '../../../components/Empty/Empty';
import { Section } from '../../../components/Section/Section';
import { SkeletonCards } from '../../../components/Skeleton/SkeletonCards';
import { useText } from '../../../i18n/useText';
import { rem } from '../../../theme/rem';
import { space } from '../../../theme/tokens';
import { CopyTradeCard } from '../../../widgets/CopyTradeCard/CopyTradeCard';
import { Load } from '../../../widgets/Load/Load';
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

/** Every mentor that can be followed, the losses beside the profits. */
export function CopyTradeProducts() {
  const t = useText('copyTrading');
  return (
    <Load from={useCopyTradeProducts()} skeleton={skeleton}>
      {(products) =>
        products.length === 0 ? (
          <Empty title={t('products.empty')} />
        ) : (
          <Section>
            <Cards role="list" aria-label={t('products:tabs.copyTrading')}>
              {products.map((product) => (
                <li key={product.id}>
                  <CopyTradeCard product={product} href={fundProductsHref('copyTrading', product.id)} />
                </li>
              ))}
            </Cards>
          </Section>
        )
      }
    </Load>
  );
}
