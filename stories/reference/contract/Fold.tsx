import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, fontWeight, radius, space } from '../../../src/theme/tokens';

export interface FoldProps {
  id: string;
  /** The line that is always visible. */
  title: ReactNode;
  children: ReactNode;
}

/** A collapsible part: its content renders only when it is open, because there are many. */
export function Fold({ id, title, children }: FoldProps) {
  const [seen, setSeen] = useState(false);
  return (
    <Frame onToggle={() => setSeen(true)}>
      <summary id={id}>{title}</summary>
      {seen && <Body>{children}</Body>}
    </Frame>
  );
}

const Frame = styled.details`
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.card)};

  > summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${rem(space.s)};
    padding: ${rem(space.s, space.m)};
    cursor: pointer;
    scroll-margin-top: ${rem(space.l)};
  }

  > summary::before {
    color: ${color('inkTertiary')};
    content: '▸';
  }

  &[open] > summary::before {
    content: '▾';
  }

  &[open] > summary {
    border-bottom: 1px solid ${color('hairline')};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(space.m)};
  padding: ${rem(space.m)};

  h4 {
    margin: 0 0 ${rem(space.xs)};
    font-size: ${rem(fontSize.body)};
    font-weight: ${fontWeight.bold};
  }
`;
