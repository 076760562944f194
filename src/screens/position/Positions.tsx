import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePositions } from '../../api/queries/trade';
import { Page } from '../../components/Page/Page';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import {
  type PositionGroup,
  type PositionSource,
  positionGroups,
  positionSources,
} from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { Load } from '../../widgets/Load/Load';
import { PositionList } from './PositionList';

const Filter = styled.div`
  padding: ${rem(space.m, space.l)};
`;

/** The value of a query if it is one of these, else the first of them. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], asked: string | null): Value {
  return values.find((value) => value === asked) ?? values[0];
}

/** `/position/position`: positions and orders, by where they came from and by their state. */
export function Positions() {
  const t = useText('trade');
  const [search, setSearch] = useSearchParams();
  const source = oneOf(positionSources, search.get('source'));
  const group = oneOf(positionGroups, search.get('group'));
  const positions = usePositions(source, group);
  const show = (next: { source?: PositionSource; group?: PositionGroup }) =>
    setSearch({ source, group, ...next }, { replace: true });

  return (
    <Page menuBelow topBar={<TopBar title={t('positions.title')} />}>
      <Tabs<PositionSource>
        label={t('source.label')}
        items={positionSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        value={source}
        onChange={(next) => show({ source: next })}
      >
        <Filter>
          <SegmentedControl<PositionGroup>
            label={t('group.label')}
            hideLabel
            segments={positionGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
            value={group}
            onChange={(next) => show({ group: next })}
          />
        </Filter>
        <Load from={positions} skeleton={<SkeletonRows count={4} />}>
          {({ items }) => <PositionList positions={items} group={group} />}
        </Load>
      </Tabs>
    </Page>
  );
}
