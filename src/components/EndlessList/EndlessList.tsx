'use client';
import { Fragment, type ReactElement, type ReactNode, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { WindowVirtualizer } from 'virtua';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { SkeletonCards } from '../Skeleton/SkeletonCards';
import { SkeletonRows } from '../Skeleton/SkeletonRows';
import { EndlessListContext, type EndlessLook, EndlessRow, EndlessRows } from './endlessParts';
import { useNearEnd } from './useNearEnd';

/** What is shown below the last row. */
export type EndlessState =
  /** More rows exist. They are requested near the end of the list. */
  | { state: 'more' }
  | { state: 'loading' }
  /** `notice` says what went wrong and offers a retry. */
  | { state: 'failed'; notice: ReactNode }
  /** All rows are shown. `label` says so: "That is all". */
  | { state: 'end'; label: string };

export interface EndlessListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  /** The rows loaded so far, in order. */
  items: readonly Item[];
  /** Returns a stable unique key for an item. */
  keyOf: (item: Item) => string;
  /** Use `rows` for dense figures, edge to edge with hairlines. Use `cards` for objects with several facts. */
  look?: EndlessLook;
  /** Renders the content of a row. */
  children: (item: Item) => ReactElement;
  /** What follows the last loaded row. */
  end: EndlessState;
  /** Called near the end of the list to load more. Not called again until `end` has changed. */
  onMore: () => void;
}

/**
 * A long list that loads more at its end and scrolls with the page. Rows may differ in height.
 *
 * Only visible rows are in the DOM. Wrap it in `PullToRefresh` when new rows appear at the top. For thousands of rows
 * of equal height use `WindowedRows`.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { label, items, keyOf, look = 'rows', children, end, onMore } = props;
  const sentinel = useNearEnd(end.state === 'more' ? onMore : undefined);
  const total = end.state === 'end' ? items.length : -1;
  const list = useMemo(() => ({ label, total, look }), [label, total, look]);
  return (
    <Frame $look={look}>
      <EndlessListContext value={list}>
        <WindowVirtualizer data={items} as={EndlessRows} item={EndlessRow}>
          {(item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>}
        </WindowVirtualizer>
      </EndlessListContext>
      <div key={items.length} ref={sentinel} />
      {end.state === 'loading' && <div data-state="loading">{nextSkeleton[look]}</div>}
      <div aria-live="polite">
        {end.state === 'failed' && end.notice}
        {end.state === 'end' && items.length > 0 && <End>{end.label}</End>}
      </div>
    </Frame>
  );
}

const Inset = styled.div`
  padding-inline: ${units(space.l)};
`;

/** Placeholder for the next rows while they load. */
const nextSkeleton: Record<EndlessLook, ReactElement> = {
  rows: <SkeletonRows count={2} />,
  cards: (
    <Inset>
      <SkeletonCards count={2} />
    </Inset>
  ),
};

const rows = css`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Frame = styled.div<{ $look: EndlessLook }>`
  ${({ $look }) => $look === 'rows' && rows}
`;

const End = styled.p`
  padding: ${units(space.l)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('small')};
  text-align: center;
`;
