import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

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
  border-radius: ${units(radius.card)};

  > summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${units(space.s)};
    padding: ${units(space.s, space.m)};
    cursor: pointer;
    scroll-margin-top: ${units(space.l)};
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
  gap: ${units(space.m)};
  padding: ${units(space.m)};

  h4 {
    margin: 0 0 ${units(space.xs)};
    font-size: ${textSize('body')};
    font-weight: ${fontWeight.bold};
  }
`;
