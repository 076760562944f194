import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Note } from '../../components/Note/Note';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { type PositionSort, sortsOf } from '../../domain/trade/positionOrder';
import {
  type PositionGroup,
  type PositionSource,
  positionGroups,
  positionSources,
} from '../../domain/trade/tradeVocabulary';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { oneOf } from '../oneOf';
import { OwnRestrictions } from '../support/MemberRestrictions';
import { EndedPositions } from './EndedPositions';
import { GroupTabs } from './GroupTabs';
import { HeldPositions } from './HeldPositions';
import { HeldTotals } from './HeldTotals';
import { PlacedOrders } from './PlacedOrders';

const Filter = styled.div`
  padding: ${units(space.s, space.l)};
`;

const lists = { inProgress: HeldPositions, placing: PlacedOrders, terminated: EndedPositions };

/** `/position/position`: positions and orders, by source and state. */
export function Positions() {
  const t = useText('position');
  const [search, setSearch] = useSearchParams();
  const source = oneOf(positionSources, search.get('source'));
  const group = oneOf(positionGroups, search.get('group'));
  const chosen = search.get('sort');
  const sort = oneOf(sortsOf[group], chosen);
  const show = (next: { source?: PositionSource; group?: PositionGroup; sort?: PositionSort }) =>
    setSearch({ source, group, ...(chosen && { sort: chosen }), ...next }, { replace: true });
  const List = lists[group];

  return (
    <Page menuBelow topBar={<TopBar title={t('title')} />}>
      <OwnRestrictions concerning={['frozen', 'tradeBanned']} />
      <Tabs<PositionSource>
        label={t('source.label')}
        items={positionSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        value={source}
        onChange={(next) => show({ source: next })}
      >
        <Filter>
          <GroupTabs source={source} group={group} onChange={(next) => show({ group: next })} />
        </Filter>
        {group === 'inProgress' && <HeldTotals />}
        <List key={source} source={source} sort={sort} onSort={(next) => show({ sort: next })} />
        <Filter>
          <Note>{joinSentences([t(`sourceNote.${source}`), t(`groupNote.${group}`)])}</Note>
        </Filter>
      </Tabs>
    </Page>
  );
}
