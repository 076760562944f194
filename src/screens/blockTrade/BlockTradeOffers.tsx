import { styled } from 'styled-components';
import type { BlockTradeOffer, blockTradeRules } from '../../api/contract/blockTrade';
import type { ResponseOf } from '../../api/contract/call';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { BlockTradeCard } from '../../widgets/blockTrade/BlockTradeCard/BlockTradeCard';
import { WindowClock } from '../../widgets/WindowClock/WindowClock';
import { blockTradeHref, blockTradeRecordsHref } from '../hrefs';
import { ServerTime } from '../ServerTime';

const Cards = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;

const Left = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

interface OffersProps {
  offers: readonly BlockTradeOffer[];
  rules: ResponseOf<typeof blockTradeRules>;
}

/** When bids are accepted, the member's remaining quota for today, and every block. */
export function BlockTradeOffers({ offers, rules }: OffersProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  return (
    <>
      <Section>
        <Stack gap="xs">
          <ServerTime>{(now) => <WindowClock window={rules} now={now} />}</ServerTime>
          <Left>
            {t('leftToday', {
              applications: formats.number(Math.max(0, rules.applicationsLeft)),
              shares: formats.number(Math.max(0, rules.sharesLeft)),
            })}
          </Left>
        </Stack>
      </Section>
      {offers.length === 0 ? (
        <Empty
          title={t('empty')}
          action={
            <LinkButton kind="quiet" href={blockTradeRecordsHref}>
              {t('records.title')}
            </LinkButton>
          }
        >
          {t('emptyHint')}
        </Empty>
      ) : (
        <Section>
          <Cards role="list" aria-label={t('title')}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <BlockTradeCard offer={offer} hours={rules} href={blockTradeHref(offer.id)} />
              </li>
            ))}
          </Cards>
        </Section>
      )}
    </>
  );
}
