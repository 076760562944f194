'use client';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../lib/useHydrated';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { rowOfSlot, slotsInOrder } from './rowWindow';
import { useRowWindow } from './useRowWindow';

export interface WindowedRowsProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Total number of rows. The list has its full height from the start. */
  total: number;
  /** Height of every row as CSS: a length, or a variable with one. */
  rowHeight: string;
  /** Renders the row at an index, from 0. Keep the function stable while its output is unchanged. */
  children: (place: number) => ReactNode;
  /** Use to load data: called with the visible range, from (inclusive) and to (exclusive). */
  onWindow?: (from: number, to: number) => void;
}

/**
 * Thousands of rows of equal height that scroll with the page. Only visible rows are in the DOM.
 *
 * A row that leaves at one end is reused at the other, so scrolling creates and removes no elements. While idle, rows
 * are in reading order in the DOM. For rows of different heights that load page by page use `EndlessList`.
 */
export function WindowedRows({ label, total, rowHeight, children, onWindow }: WindowedRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { idle, ...shown } = useRowWindow(list, total);
  const { first, count } = shown;
  // A strict Content-Security-Policy refuses style attributes from a server. There the height is in the class, and the rows
  // follow each other.
  const hydrated = useHydrated();
  const [atFirst] = useState(total);
  const [order, setOrder] = useState({ first: 0, count: 0 });
  const [byKeyboard, setByKeyboard] = useState(false);
  // Reordering the DOM is slow, so it waits until scrolling stops. During keyboard use it is done at once, to keep
  // the tab order.
  if (order.count !== count || ((idle || byKeyboard) && order.first !== first)) setOrder({ first, count });

  useEffect(() => onWindow?.(first, first + count), [onWindow, first, count]);

  return (
    // Explicit role: Safari drops the list role when `list-style` is none.
    <Rows
      ref={list}
      role="list"
      aria-label={label}
      $placed={hydrated}
      $rowHeight={rowHeight}
      $total={atFirst}
      style={total === atFirst ? undefined : { height: `calc(${rowHeight} * ${total})` }}
      onFocus={({ target }) => setByKeyboard(target.matches(':focus-visible'))}
      onBlur={() => setByKeyboard(false)}
    >
      {slotsInOrder(order).map((slot) => (
        <Slot
          key={slot}
          place={rowOfSlot(slot, shown)}
          total={total}
          top={hydrated ? `calc(${rowHeight} * ${rowOfSlot(slot, shown)})` : undefined}
          draw={children}
        />
      ))}
    </Rows>
  );
}

interface SlotProps {
  place: number;
  total: number;
  top: string | undefined;
  draw: (place: number) => ReactNode;
}

const Slot = memo(function Slot({ place, total, top, draw }: SlotProps) {
  const row = useRef<HTMLLIElement>(null);
  const former = useRef(place);
  // The focused row was scrolled away. Without blur, Enter would press the row that reuses its element. Not in a
  // cleanup: React restores the focus after a commit.
  useLayoutEffect(() => {
    if (former.current === place) return;
    former.current = place;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && row.current?.contains(activeElement)) activeElement.blur();
  }, [place]);
  return (
    <li
      ref={row}
      aria-posinset={place + 1}
      aria-setsize={total}
      style={top === undefined ? undefined : { top }}
    >
      {draw(place)}
    </li>
  );
});

const Rows = styled.ul<{ $placed: boolean; $rowHeight: string; $total: number }>`
  position: relative;
  height: ${({ $rowHeight, $total }) => `calc(${$rowHeight} * ${$total})`};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
  /* A row is reused elsewhere. A browser that keeps it in place would scroll the page. */
  overflow-anchor: none;

  > li {
    position: ${({ $placed }) => ($placed ? 'absolute' : 'relative')};
    inset-inline: 0;
    height: ${({ $rowHeight }) => $rowHeight};
    contain: strict;
    /* The hairline. An element per row would cost a tenth of the scrolling performance. */
    background: linear-gradient(${color('hairline')} 0 0) bottom right / calc(100% - ${units(space.l)}) 1px no-repeat;
  }
`;
