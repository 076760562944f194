import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';
import { type FundTab, fundProductsHref, myFundsHref } from '../hrefs';

const Cards = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;

const skeleton = (
  <Section>
    <SkeletonCards figure columns={2} lines={1} />
  </Section>
);

interface FundProductsProps<Product> {
  tab: FundTab;
  from: Loadable<readonly Product[]>;
  /** Renders the products, at least one: `FundCards`. */
  children: (products: readonly Product[]) => ReactElement;
}

/** All investment products of one kind, while they load, fail, or there are none. */
export function FundProducts<Product extends { id: string }>({
  tab,
  from,
  children,
}: FundProductsProps<Product>) {
  const t = useText('products');
  return (
    <Load from={from} skeleton={skeleton}>
      {(products) =>
        products.length === 0 ? (
          <Empty
            title={t(`${tab}:products.empty`)}
            action={
              <LinkButton kind="quiet" href={myFundsHref(tab)}>
                {t('mine.title')}
              </LinkButton>
            }
          />
        ) : (
          children(products)
        )
      }
    </Load>
  );
}

interface FundCardsProps<Product> {
  tab: FundTab;
  products: readonly Product[];
  /** Renders a product that links to its screen. */
  children: (product: Product, href: string) => ReactElement;
}

/** The cards of products, in their order. */
export function FundCards<Product extends { id: string }>({
  tab,
  products,
  children,
}: FundCardsProps<Product>) {
  const t = useText('products');
  return (
    <Section>
      <Cards role="list" aria-label={t(`tabs.${tab}`)}>
        {products.map((product) => (
          <li key={product.id}>{children(product, fundProductsHref(tab, product.id))}</li>
        ))}
      </Cards>
    </Section>
  );
}
