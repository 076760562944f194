import { type ReactElement, useMemo } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import { EndlessList } from '../../components/EndlessList/EndlessList';
import { SelectButton } from '../../components/Select/SelectButton';
import { type PositionSort, sortPositions, sortsOf } from '../../domain/positionOrder';
import type { PositionGroup } from '../../domain/vocabulary';
import { languageTag } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

const Bar = styled.div`
  padding: ${rem(0, space.l)};
`;

/** The sort order of a list, with a button to change it. */
export function SortChoice(props: {
  group: PositionGroup;
  sort: PositionSort;
  onSort: (sort: PositionSort) => void;
}) {
  const t = useText('position');
  const { group, sort, onSort } = props;
  return (
    <Bar>
      <SelectButton<PositionSort>
        label={t('sort.label')}
        options={sortsOf[group].map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sort}
        onChange={onSort}
        closeLabel={t('common:close')}
      />
    </Bar>
  );
}

interface SortedPositionsProps {
  /** All positions of a tab. */
  positions: readonly Position[];
  sort: PositionSort;
  /** Renders the card of a position. */
  children: (position: Position) => ReactElement;
}

/**
 * All positions of a tab in the chosen order. Only visible cards are in the DOM.
 *
 * Cards keep their places while prices change, so that none moves away from a finger. They are sorted again when
 * positions are added or removed.
 */
export function SortedPositions({ positions, sort, children }: SortedPositionsProps) {
  const t = useText('position');
  const language = useLanguage();
  const ids = positions.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the positions
  const order = useMemo(
    () =>
      sortPositions(positions, sort, {
        nameOf: ({ name }) => name[language],
        collator: new Intl.Collator(languageTag[language]),
      }).map(({ id }) => id),
    [ids, sort, language],
  );
  const byId = new Map(positions.map((position) => [position.id, position]));
  return (
    <EndlessList
      label={t('title')}
      items={order.flatMap((id) => byId.get(id) ?? [])}
      keyOf={({ id }) => id}
      look="cards"
      end={{ state: 'end', label: t('common:thatIsAll') }}
      onMore={() => {}}
    >
      {children}
    </EndlessList>
  );
}
