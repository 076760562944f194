import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../src/theme/rem';
import { color, fontSize, fontWeight, space } from '../../src/theme/tokens';

export interface ChapterProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A chapter of a reference page, linked from its contents. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(space.s)};

  > h2 {
    padding-bottom: ${rem(space.xs)};
    border-bottom: 1px solid ${color('hairline')};
    font-size: ${rem(fontSize.title)};
    font-weight: ${fontWeight.bold};
    line-height: 1.4;
    scroll-margin-top: ${rem(space.l)};
  }

  > p {
    max-width: ${rem(1400)};
  }
`;
