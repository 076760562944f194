import { styled } from 'styled-components';
import type { BuybackOffer } from '../../api/contract/buyback';
import { useServerNow } from '../../api/useServerNow';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BuybackCard } from '../../widgets/buyback/BuybackCard/BuybackCard';
import { buybackHref, tendersHref } from '../hrefs';

/** All share buybacks, next deadline first. */
export function BuybackOffers({ offers }: { offers: readonly BuybackOffer[] }) {
  const t = useText('buyback');
  const now = useServerNow();
  if (offers.length === 0)
    return (
      <Empty
        title={t('empty')}
        action={
          <LinkButton kind="quiet" href={tendersHref}>
            {t('tabs.mine')}
          </LinkButton>
        }
      >
        {t('emptyHint')}
      </Empty>
    );
  return (
    <Section>
      <Cards role="list" aria-label={t('title')}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <BuybackCard offer={offer} now={now} href={buybackHref(offer.id)} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;
