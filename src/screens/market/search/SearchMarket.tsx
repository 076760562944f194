import { useNavigate } from 'react-router-dom';
import { useMarketBreadth } from '../../../api/queries/market';
import { Link } from '../../../components/Link/Link';
import { Section } from '../../../components/Section/Section';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { SectorMap } from '../../../widgets/market/SectorMap/SectorMap';
import { rankingHref, sectorHref } from '../../hrefs';
import { Movers } from '../Movers';

/** What the market does today: the biggest rises and falls, and the sectors, each of which leads to its stocks. */
export function SearchMarket() {
  const t = useText('search');
  const all = (
    <Link href={rankingHref('gainers')} standalone>
      {t('movers.all')}
    </Link>
  );
  return (
    <>
      <Section bleed>
        <VisuallyHidden as="h2">{t('movers.title')}</VisuallyHidden>
        <Movers shown={3} more={all} />
      </Section>
      <Sectors />
    </>
  );
}

/** Without an answer there is nothing: the market is one tap away in the menu. */
function Sectors() {
  const t = useText('market');
  const navigate = useNavigate();
  const breadth = loadedData(useMarketBreadth(null));
  if (!breadth || breadth.sectors.length === 0) return null;
  return (
    <Section title={t('sectors.title')}>
      <SectorMap
        sectors={breadth.sectors}
        chosen={null}
        onChoose={(sector) => sector !== null && void navigate(sectorHref(sector).slice(1))}
      />
    </Section>
  );
}
