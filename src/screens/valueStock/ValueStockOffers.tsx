import { styled } from 'styled-components';
import type { ResponseOf } from '../../api/contract/call';
import type { valueStockList } from '../../api/contract/valueStock';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { ValueStockCard } from '../../widgets/valueStock/ValueStockCard/ValueStockCard';
import { valueStockOrdersHref, valueStocksHref } from '../hrefs';
import { SessionHours } from './SessionHours';

/** Today's value stocks, the application hours, and a note on how much such a list means. */
export function ValueStockOffers({ list }: { list: ResponseOf<typeof valueStockList> }) {
  const t = useText('valueStock');
  if (list.offers.length === 0)
    return (
      <Empty
        title={t('empty')}
        action={
          <LinkButton kind="quiet" href={valueStockOrdersHref}>
            {t('records.title')}
          </LinkButton>
        }
      >
        {t('emptyHint')}
      </Empty>
    );
  return (
    <>
      <Section>
        <Stack gap="xs">
          <SessionHours window={list} />
          <Note>{t('about')}</Note>
        </Stack>
      </Section>
      <Section>
        <Cards role="list" aria-label={t('title')}>
          {list.offers.map((offer) => (
            <li key={offer.id}>
              <ValueStockCard
                offer={offer}
                applicationsPerStock={list.applicationsPerStock}
                href={valueStocksHref(offer.id)}
              />
            </li>
          ))}
        </Cards>
      </Section>
    </>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${units(space.s)};
`;
