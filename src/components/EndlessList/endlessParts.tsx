import { createContext, useContext } from 'react';
import styled, { css } from 'styled-components';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { InsideListItem } from '../List/InsideListItem';

/** Rows from edge to edge, or cards that stand apart. */
export type EndlessLook = 'rows' | 'cards';

interface EndlessListInfo {
  label: string;
  total: number;
  look: EndlessLook;
}

/** What the list is called, how many rows it has in all (-1 while that is not known), and how they look. */
export const EndlessListContext = createContext<EndlessListInfo>({ label: '', total: -1, look: 'rows' });

/** The list itself. The rows that are not in the page count as well. */
export function EndlessRows(props: CustomContainerComponentProps) {
  const { label } = useContext(EndlessListContext);
  return <Rows {...props} role="list" aria-label={label} />;
}

/** A row, which knows its place in the whole list. */
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
    margin-left: ${rem(space.l)};
    border-top: 1px solid ${color('hairline')};
    content: '';
  }
`;

// The gap is content: the list measures its rows without their margins and padding.
const card = css`
  padding-inline: ${rem(space.l)};
  &::after {
    display: block;
    height: ${rem(space.s)};
    content: '';
  }
`;

const Row = styled.li<{ $look: EndlessLook; $first: boolean }>`
  ${({ $look, $first }) => ($look === 'cards' ? card : !$first && hairline)}
`;
