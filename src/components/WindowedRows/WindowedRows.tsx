import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { rowOfSlot, slotsInOrder } from './rowWindow';
import { useRowWindow } from './useRowWindow';

export interface WindowedRowsProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Rows in all: the list is as high as all of them from the start. */
  total: number;
  /** Height of every row, as CSS: a length, or a variable that holds one. */
  rowHeight: string;
  /** Draws what stands at a place, counted from 0. The same function as long as it draws the same. */
  children: (place: number) => ReactNode;
  /** Told which rows are in sight or nearly so: from the first place on, up to but without the last. */
  onWindow?: (from: number, to: number) => void;
}

/**
 * Thousands of rows of one height that scroll with the page, as many of them in it as the screen needs. A row that
 * leaves at one end is used again at the other, so that scrolling makes and removes nothing. While the page rests its
 * rows stand in the order in which they are read and tabbed through. For rows of different heights that turn up one
 * page after another use `EndlessList`.
 */
export function WindowedRows({ label, total, rowHeight, children, onWindow }: WindowedRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { idle, ...shown } = useRowWindow(list, total);
  const { first, count } = shown;
  const [order, setOrder] = useState({ first: 0, count: 0 });
  const [byKeyboard, setByKeyboard] = useState(false);
  // Moving rows in the page costs time, so it waits until nothing else does; but whoever goes from row to row by Tab
  // must not come to the page's last one before the list's.
  if (order.count !== count || ((idle || byKeyboard) && order.first !== first)) setOrder({ first, count });

  useEffect(() => onWindow?.(first, first + count), [onWindow, first, count]);

  return (
    // The role is said aloud: Safari drops it where list-style is none.
    <Rows
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: `calc(${rowHeight} * ${total})` }}
      onFocus={({ target }) => setByKeyboard(target.matches(':focus-visible'))}
      onBlur={() => setByKeyboard(false)}
    >
      {slotsInOrder(order).map((slot) => (
        <Slot key={slot} place={rowOfSlot(slot, shown)} total={total} rowHeight={rowHeight} draw={children} />
      ))}
    </Rows>
  );
}

interface SlotProps {
  place: number;
  total: number;
  rowHeight: string;
  draw: (place: number) => ReactNode;
}

const Slot = memo(function Slot({ place, total, rowHeight, draw }: SlotProps) {
  const row = useRef<HTMLLIElement>(null);
  const former = useRef(place);
  // What the keyboard was on has left: it must not press what stands here next. Not in a clean-up: React gives the
  // focus back to where it was before a change.
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
      style={{ top: `calc(${rowHeight} * ${place})`, height: rowHeight }}
    >
      {draw(place)}
    </li>
  );
});

const Rows = styled.ul`
  position: relative;
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};

  > li {
    position: absolute;
    inset-inline: 0;
    contain: strict;
    /* The hairline. A box of its own in each row would cost a tenth of the scrolling. */
    background: linear-gradient(${color('hairline')} 0 0) bottom right / calc(100% - ${rem(space.l)}) 1px no-repeat;
  }
`;
