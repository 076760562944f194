import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import { EndlessList } from '../../components/EndlessList/EndlessList';
import { SelectButton } from '../../components/Select/SelectButton';
import { bySharedStock } from '../../domain/trade/oppositeSides';
import { type PositionSort, sortPositions, sortsOf } from '../../domain/trade/positionOrder';
import type { PositionGroup } from '../../domain/trade/tradeVocabulary';
import { type Language, languageTag } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { OrderAsOf } from '../../widgets/OrderAsOf/OrderAsOf';
import { BothSides } from '../../widgets/trade/BothSides/BothSides';
import { useFrozenOrder } from '../useFrozenOrder';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${units(space.m)};
  padding: ${units(0, space.l)};
`;

/** The sort order of a list, with a button to change it. */
export function SortChoice(props: {
  group: PositionGroup;
  sort: PositionSort;
  onSort: (sort: PositionSort) => void;
  /** Use for an order that stays while figures move: when the list was sorted. */
  children?: ReactNode;
}) {
  const t = useText('position');
  const { group, sort, onSort, children } = props;
  return (
    <Bar>
      <SelectButton<PositionSort>
        label={t('sort.label')}
        options={sortsOf[group].map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sort}
        onChange={onSort}
        closeLabel={t('common:close')}
      />
      {children}
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

/** Sorts whose figures move with the market. */
const moving: ReadonlySet<PositionSort> = new Set(['risk', 'profit', 'loss', 'value', 'nearest']);

/** All live positions of a tab, with the choice of their order, which stays while prices change. */
export function LivePositions({
  group,
  onSort,
  ...props
}: SortedPositionsProps & { group: PositionGroup; onSort: (sort: PositionSort) => void }) {
  const { positions, sort, children } = props;
  const language = useLanguage();
  const key = [sort, language, ...positions.map(({ id }) => id)].join(' ');
  const { ids, at, sortAgain } = useFrozenOrder(key, () => sortedIds(props, language));
  return (
    <>
      <SortChoice group={group} sort={sort} onSort={onSort}>
        {moving.has(sort) && <OrderAsOf at={at} onSortAgain={sortAgain} />}
      </SortChoice>
      <PositionList positions={positions} ids={ids}>
        {children}
      </PositionList>
    </>
  );
}

/** All positions of a tab in the chosen order, for figures that don't move. */
export function SortedPositions(props: SortedPositionsProps) {
  const language = useLanguage();
  return (
    <PositionList positions={props.positions} ids={sortedIds(props, language)}>
      {props.children}
    </PositionList>
  );
}

const sortedIds = ({ positions, sort }: SortedPositionsProps, language: Language): string[] =>
  sortPositions(positions, sort, {
    nameOf: ({ name }) => name[language],
    collator: new Intl.Collator(languageTag[language]),
  }).map(({ id }) => id);

/**
 * Positions in the order of their ids, those of a stock together where both sides of it are held. Only visible cards are in
 * the DOM.
 */
function PositionList({
  positions,
  ids,
  children,
}: Pick<SortedPositionsProps, 'positions' | 'children'> & { ids: readonly string[] }) {
  const t = useText('position');
  const byId = new Map(positions.map((position) => [position.id, position]));
  return (
    <EndlessList
      label={t('title')}
      items={bySharedStock(ids.flatMap((id) => byId.get(id) ?? []))}
      keyOf={([first]) => first?.id ?? ''}
      look="cards"
      end={{ state: 'end', label: t('common:endOfList') }}
      onMore={() => {}}
    >
      {([first, ...others]) => {
        if (!first || others.length === 0) return <>{first && children(first)}</>;
        return (
          <BothSides positions={[first, ...others]}>
            {(id) => {
              const position = byId.get(id);
              return position && children(position);
            }}
          </BothSides>
        );
      }}
    </EndlessList>
  );
}
