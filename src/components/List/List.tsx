'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface ListProps {
  /** Name for screen readers. Needed when no heading precedes the list. */
  label?: string;
  /** `ListRow`s. */
  children: ReactNode;
}

/** Rows from edge to edge of the page, separated by hairlines. */
export function List({ label, children }: ListProps) {
  // Explicit role: Safari drops the list role when `list-style` is none.
  return (
    <Rows role="list" aria-label={label}>
      {children}
    </Rows>
  );
}

const Rows = styled.ul`
  border-block: 1px solid ${color('hairline')};
  background: ${color('surface')};

  > li + li::before {
    content: '';
    display: block;
    margin-left: ${units(space.l)};
    border-top: 1px solid ${color('hairline')};
  }
`;
