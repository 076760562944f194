'use client';
import { createContext, useContext } from 'react';
import { css, styled } from 'styled-components';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { InsideListItem } from '../List/InsideListItem';

/** Rows from edge to edge, or separate cards. */
export type EndlessLook = 'rows' | 'cards';

interface EndlessListInfo {
  label: string;
  total: number;
  look: EndlessLook;
}

/** Name of the list, its total number of rows (-1 while unknown), and its look. */
export const EndlessListContext = createContext<EndlessListInfo>({ label: '', total: -1, look: 'rows' });

/** The list element. Its accessible size includes rows that are not in the DOM. */
export function EndlessRows(props: CustomContainerComponentProps) {
  const { label } = useContext(EndlessListContext);
  return <Rows {...props} role="list" aria-label={label} />;
}

/** A row that reports its position in the whole list. */
export function EndlessRow({ index, children, ...props }: CustomItemComponentProps) {
  const { total, look } = useContext(EndlessListContext);
  return (
    <Row {...props} aria-posinset={index + 1} aria-setsize={total} $look={look} $first={index === 0}>
      <InsideListItem value={true}>{children}</InsideListItem>
    </Row>
  );
}

const Rows = styled.ul`
  list-style: none;
`;

const hairline = css`
  &::before {
    display: block;
    margin-left: ${units(space.l)};
    border-top: 1px solid ${color('hairline')};
    content: '';
  }
`;

// The gap is part of the content, because the virtualizer measures rows without margin and padding.
const card = css`
  padding-inline: ${units(space.l)};
  &::after {
    display: block;
    height: ${units(space.s)};
    content: '';
  }
`;

const Row = styled.li<{ $look: EndlessLook; $first: boolean }>`
  ${({ $look, $first }) => ($look === 'cards' ? card : !$first && hairline)}
`;
