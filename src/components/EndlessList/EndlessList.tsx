import { Fragment, type ReactElement, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { WindowVirtualizer } from 'virtua';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';
import { SkeletonCards } from '../Skeleton/SkeletonCards';
import { SkeletonRows } from '../Skeleton/SkeletonRows';
import { EndlessListContext, type EndlessLook, EndlessRow, EndlessRows } from './endlessParts';
import { useNearEnd } from './useNearEnd';

/** What stands beneath the last row. */
export type EndlessState =
  /** There are more rows; they are asked for when the end comes near. */
  | { state: 'more' }
  | { state: 'loading' }
  /** `notice` says what went wrong and offers to try again. */
  | { state: 'failed'; notice: ReactNode }
  /** "That is all". */
  | { state: 'end'; label: string };

export interface EndlessListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** `rows` run from edge to edge with a hairline between them, `cards` stand apart. */
  look?: EndlessLook;
  /** Draws what stands in a row. */
  children: (item: Item) => ReactElement;
  end: EndlessState;
  /** Asked for when the end comes near; not again before `end` has changed. */
  onMore: () => void;
}

/**
 * A long list that grows at its end and scrolls with the page. Only the rows in sight are in the page, whatever their
 * heights. It says where it ends. Put it into `PullToRefresh` where new rows turn up at its head.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { label, items, keyOf, look = 'rows', children, end, onMore } = props;
  const sentinel = useNearEnd(end.state === 'more' ? onMore : undefined, items.length);
  return (
    <Frame $look={look}>
      <EndlessListContext value={{ label, total: end.state === 'end' ? items.length : -1, look }}>
        <WindowVirtualizer data={items} as={EndlessRows} item={EndlessRow}>
          {(item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>}
        </WindowVirtualizer>
      </EndlessListContext>
      <div ref={sentinel} />
      {end.state === 'loading' && nextPlace[look]}
      <div aria-live="polite">
        {end.state === 'failed' && end.notice}
        {end.state === 'end' && items.length > 0 && <End>{end.label}</End>}
      </div>
    </Frame>
  );
}

const Inset = styled.div`
  padding-inline: ${rem(space.l)};
`;

/** Where the next ones will stand. */
const nextPlace: Record<EndlessLook, ReactElement> = {
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
  padding: ${rem(space.l)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.small)};
  text-align: center;
`;
