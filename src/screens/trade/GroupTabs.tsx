import { usePositionSums } from '../../api/queries/trade';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import type { PositionSort } from '../../domain/trade/positionOrder';
import { type PositionGroup, type PositionSource, positionGroups } from '../../domain/trade/tradeVocabulary';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';

interface GroupTabsProps {
  source: PositionSource;
  group: PositionGroup;
  onChange: (group: PositionGroup) => void;
}

/** Tabs for in progress, placing and terminated, each with its count once known. */
export function GroupTabs({ source, group, onChange }: GroupTabsProps) {
  const formats = useFormats();
  const t = useText('position');
  const counts = {
    inProgress: loadedData(usePositionSums(source, 'inProgress'))?.count,
    placing: loadedData(usePositionSums(source, 'placing'))?.count,
    terminated: loadedData(usePositionSums(source, 'terminated'))?.count,
  };
  const labelOf = (value: PositionGroup) => {
    const label = t(`group.${value}`);
    const count = counts[value];
    return count === undefined ? label : t('count', { group: label, count: formats.number(String(count)) });
  };
  return (
    <SegmentedControl<PositionGroup>
      label={t('group.label')}
      hideLabel
      segments={positionGroups.map((value) => ({ value, label: labelOf(value) }))}
      value={group}
      onChange={onChange}
    />
  );
}

/** What every list of positions is filtered and sorted by. */
export interface PositionTab {
  source: PositionSource;
  sort: PositionSort;
  onSort: (sort: PositionSort) => void;
}
