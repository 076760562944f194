import { createContext, useContext } from 'react';
import styled from 'styled-components';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';

/** What the list is called, and how many rows it has in all; -1 while that is not known. */
export const ListFacts = createContext({ label: '', total: -1 });

/** The list itself. The rows that are not in the page count as well. */
export function EndlessRows(props: CustomContainerComponentProps) {
  const { label } = useContext(ListFacts);
  return <Rows {...props} role="list" aria-label={label} />;
}

/** A row, which knows its place in the whole list. */
export function EndlessRow({ index, ...props }: CustomItemComponentProps) {
  const { total } = useContext(ListFacts);
  return <Row {...props} aria-posinset={index + 1} aria-setsize={total} $first={index === 0} />;
}

const Rows = styled.ul`
  list-style: none;
`;

const Row = styled.li<{ $first: boolean }>`
  &::before {
    display: ${({ $first }) => ($first ? 'none' : 'block')};
    margin-left: ${rem(space.l)};
    border-top: 1px solid ${color('hairline')};
    content: '';
  }
`;
