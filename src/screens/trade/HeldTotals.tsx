import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import { usePositions } from '../../api/queries/trade';
import { List } from '../../components/List/List';
import { Note } from '../../components/Note/Note';
import { SkeletonKeyFigure } from '../../components/Skeleton/SkeletonKeyFigure';
import { add } from '../../domain/decimal';
import { heldSums } from '../../domain/trade/heldSums';
import { nearestToLiquidation } from '../../domain/trade/maintenanceRatio';
import { type PositionSource, positionSources } from '../../domain/trade/tradeVocabulary';
import { languageTag } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { MaintenanceRatio } from '../../widgets/trade/MaintenanceRatio/MaintenanceRatio';
import { PositionSums } from '../../widgets/trade/PositionSums/PositionSums';
import { MarketMoveAction } from './MarketMoveAction';
import { useLivePositions } from './useLivePositions';

/**
 * The totals of all open positions, own, block and copied ones, at live prices, with the maintenance ratio. Renders nothing if there are none. A source that
 * could not be loaded is named.
 */
export function HeldTotals() {
  const t = useText('position');
  const names = new Intl.ListFormat(languageTag[useLanguage()]);
  const lists = {
    competition: usePositions('competition', 'inProgress'),
    auction: usePositions('auction', 'inProgress'),
    followOrders: usePositions('followOrders', 'inProgress'),
  };
  const loaded = positionSources.flatMap((source) => loadedData(lists[source])?.items ?? []);
  const missing = positionSources.filter((source) => lists[source].state === 'failed');
  if (positionSources.some((source) => lists[source].state === 'loading'))
    return (
      <Place>
        <SkeletonKeyFigure />
      </Place>
    );
  if (loaded.length === 0) return null;
  return (
    <>
      <Totals positions={loaded} />
      {missing.length > 0 && (
        <Place>
          <Note>
            {t('sums.missing', { sources: names.format(missing.map((source) => t(`source.${source}`))) })}
          </Note>
        </Place>
      )}
    </>
  );
}

function Totals({ positions }: { positions: readonly Position[] }) {
  const { live, todayOf } = useLivePositions(positions);
  const nearest = nearestToLiquidation(live);
  const results = live.map(todayOf).filter((result) => result !== undefined);
  const partOf = (source: PositionSource) => {
    const held = live.filter((position) => position.source === source);
    return held.length === 0 ? [] : [{ source, count: held.length, sums: heldSums(held) }];
  };
  return (
    <>
      <PositionSums
        group="inProgress"
        sums={heldSums(live)}
        // Without one of the quotes the sum would be wrong.
        today={results.length === live.length ? add(...results) : undefined}
        parts={positionSources.flatMap(partOf)}
      >
        <MarketMoveAction positions={live} />
      </PositionSums>
      {nearest && (
        <List>
          <MaintenanceRatio nearest={nearest} />
        </List>
      )}
    </>
  );
}

const Place = styled.div`
  padding: ${units(0, space.l, space.s)};
`;
