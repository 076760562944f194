import type { MarketIndex } from '../../api/contract/market';
import { useTradingSession } from '../../api/queries/market';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import { type Loadable, loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { IndexStrip } from '../../widgets/market/IndexStrip/IndexStrip';
import { IndexStripSkeleton } from '../../widgets/market/IndexStrip/IndexStripSkeleton';
import { SessionLine } from '../../widgets/market/SessionLine/SessionLine';

export interface HomeMarketProps {
  /** The market's indices. */
  indices: Loadable<MarketIndex[]>;
}

/** The state of the market: live indices, and whether it is open. */
export function HomeMarket({ indices }: HomeMarketProps) {
  const t = useText('home');
  const session = loadedData(useTradingSession());
  return (
    <Section title={t('indices')} bleed action={session && <SessionLine {...session} />}>
      <Load from={indices} skeleton={<IndexStripSkeleton />}>
        {(data) => <IndexStrip indices={data} label={t('indices')} />}
      </Load>
    </Section>
  );
}
